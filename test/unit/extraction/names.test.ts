import { testExtractionFixtures } from '../../support/extraction-fixtures.ts'

testExtractionFixtures('names')
