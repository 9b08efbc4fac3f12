// The build writes the mocks of UserInterface beside this file: see Tools/MockGenerator.
