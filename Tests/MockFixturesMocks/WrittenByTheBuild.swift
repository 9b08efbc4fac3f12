// The build writes the mocks of MockFixtures beside this file: see Tools/MockGenerator.
