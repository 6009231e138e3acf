import { testExtractionFixtures } from '../../support/extraction-fixtures.ts'

testExtractionFixtures('addresses')
