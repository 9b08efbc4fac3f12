// The build writes the mocks of PriceInterface beside this file.
