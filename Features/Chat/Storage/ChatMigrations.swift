public import Storage

/// The tables of Chat, as they came to be.
public enum ChatMigrations {
  /// In the order in which they are applied.
  public static let all = [
    Migration(
      "chat.001-conversations",
      """
      CREATE TABLE chat_conversation (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        item_id TEXT NOT NULL,
        buyer_id TEXT NOT NULL,
        seller_id TEXT NOT NULL CHECK (seller_id <> buyer_id),
        foreign_id TEXT,
        opened_at INTEGER NOT NULL,
        last_activity_at INTEGER NOT NULL,
        last_message INTEGER,
        buyer_last_read INTEGER NOT NULL,
        buyer_unread INTEGER NOT NULL,
        buyer_has_left INTEGER NOT NULL,
        seller_last_read INTEGER NOT NULL,
        seller_unread INTEGER NOT NULL,
        seller_has_left INTEGER NOT NULL,
        imported_events INTEGER NOT NULL
      ) STRICT;
      CREATE UNIQUE INDEX chat_conversation_of_buyer ON chat_conversation (item_id, buyer_id);
      CREATE UNIQUE INDEX chat_conversation_imported ON chat_conversation (seller_id, foreign_id)
        WHERE foreign_id IS NOT NULL;
      CREATE INDEX chat_conversation_buyer_inbox
        ON chat_conversation (buyer_id, buyer_has_left, last_activity_at, number);
      CREATE INDEX chat_conversation_seller_inbox
        ON chat_conversation (seller_id, seller_has_left, last_activity_at, number);
      CREATE INDEX chat_conversation_buyer_unread ON chat_conversation (buyer_id, buyer_unread) WHERE buyer_unread > 0;
      CREATE INDEX chat_conversation_seller_unread ON chat_conversation (seller_id, seller_unread)
        WHERE seller_unread > 0;

      CREATE TABLE chat_offer (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        conversation INTEGER NOT NULL REFERENCES chat_conversation,
        by_id TEXT NOT NULL,
        price INTEGER NOT NULL CHECK (price > 0),
        currency TEXT NOT NULL,
        made_at INTEGER NOT NULL,
        state TEXT NOT NULL,
        ended_at INTEGER CHECK ((state = 'pending') = (ended_at IS NULL))
      ) STRICT;
      CREATE UNIQUE INDEX chat_offer_pending ON chat_offer (conversation, by_id) WHERE state = 'pending';

      CREATE TABLE chat_message (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        conversation INTEGER NOT NULL REFERENCES chat_conversation,
        author_id TEXT,
        kind TEXT NOT NULL,
        text TEXT,
        offer INTEGER REFERENCES chat_offer,
        sent_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX chat_message_timeline ON chat_message (conversation, number);
      """),
    // The English text stays in chat_message, which is all that earlier messages have.
    Migration(
      "chat.002-translations",
      """
      CREATE TABLE chat_message_translation (
        message INTEGER NOT NULL REFERENCES chat_message,
        language TEXT NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (message, language)
      ) STRICT, WITHOUT ROWID;
      """),
  ]
}
