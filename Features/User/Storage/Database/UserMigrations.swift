public import Storage

/// How User's tables came to be.
public enum UserMigrations {
  /// All of them, in order.
  public static let all = [accounts, sessions, relations, deals, documents, sessionsOfAccounts]

  private static let accounts = Migration(
    "user.001-accounts",
    """
    CREATE TABLE user_account (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      handle TEXT NOT NULL UNIQUE,
      display_name TEXT NOT NULL,
      bio TEXT,
      place TEXT,
      created_at INTEGER NOT NULL
    ) STRICT;
    -- Apart from the accounts, so that nothing that reads people reads hashes; people of an import have none.
    CREATE TABLE user_password (
      account INTEGER PRIMARY KEY REFERENCES user_account(id),
      hash TEXT NOT NULL
    ) STRICT;
    """)

  private static let sessions = Migration(
    "user.002-sessions",
    """
    CREATE TABLE user_session (
      fingerprint TEXT NOT NULL PRIMARY KEY,
      account INTEGER NOT NULL REFERENCES user_account(id),
      started_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX user_session_started ON user_session(started_at);
    -- By what was typed, so that handles which do not exist slow down alike.
    CREATE TABLE user_sign_in_attempt (
      handle TEXT NOT NULL PRIMARY KEY,
      failures INTEGER NOT NULL,
      last_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX user_sign_in_attempt_last ON user_sign_in_attempt(last_at);
    """)

  private static let relations = Migration(
    "user.003-relations",
    """
    CREATE TABLE user_follow (
      follower INTEGER NOT NULL REFERENCES user_account(id),
      followed INTEGER NOT NULL REFERENCES user_account(id),
      since INTEGER NOT NULL,
      PRIMARY KEY (follower, followed)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX user_follow_followed ON user_follow(followed);
    CREATE TABLE user_block (
      blocker INTEGER NOT NULL REFERENCES user_account(id),
      blocked INTEGER NOT NULL REFERENCES user_account(id),
      since INTEGER NOT NULL,
      PRIMARY KEY (blocker, blocked)
    ) STRICT, WITHOUT ROWID;
    """)

  private static let deals = Migration(
    "user.004-deals",
    """
    CREATE TABLE user_deal (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      item_id TEXT NOT NULL,
      seller INTEGER NOT NULL REFERENCES user_account(id),
      buyer INTEGER NOT NULL REFERENCES user_account(id),
      price INTEGER NOT NULL,
      currency TEXT NOT NULL,
      finished_at INTEGER NOT NULL,
      UNIQUE (item_id, buyer),
      CHECK (seller <> buyer)
    ) STRICT;
    CREATE INDEX user_deal_seller ON user_deal(seller, buyer);
    CREATE INDEX user_deal_buyer ON user_deal(buyer);
    CREATE TABLE user_review (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      deal INTEGER NOT NULL REFERENCES user_deal(id),
      author INTEGER NOT NULL REFERENCES user_account(id),
      subject INTEGER NOT NULL REFERENCES user_account(id),
      rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
      text TEXT NOT NULL,
      written_at INTEGER NOT NULL,
      UNIQUE (deal, author)
    ) STRICT;
    -- Covers the totals of a person, and finds their reviews in order.
    CREATE INDEX user_review_subject ON user_review(subject, id, rating);
    """)

  private static let documents = Migration(
    "user.005-documents",
    """
    CREATE TABLE user_document (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      fingerprint TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL,
      masked TEXT NOT NULL,
      account INTEGER NOT NULL REFERENCES user_account(id),
      verified_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX user_document_account ON user_document(account);
    """)

  private static let sessionsOfAccounts = Migration(
    "user.006-sessions-of-accounts", "CREATE INDEX user_session_account ON user_session(account);")
}
