// The build writes the mocks of LegacyInterface beside this file: see Tools/MockGenerator.
