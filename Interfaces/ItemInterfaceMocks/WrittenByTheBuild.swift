// The build writes the mocks of ItemInterface beside this file: see Tools/MockGenerator.
