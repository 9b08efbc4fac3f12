// The build writes the mocks of ChatInterface beside this file: see Tools/MockGenerator.
