import { expect, test } from 'vitest'
import {
  isNameOfOne,
  isOrganisationName,
} from '../../../../../../src/extraction/site/facts/employers/shown-organisation.ts'

test.each([
  ['Oak Vale Primary School', true, true],
  ['Oakvale Surveyors Ltd', true, true],
  ['Physio Elmtal', true, true],
  ['Oakvale Office', false, false],
  ['School Nurse', false, false],
  ['Our Team', false, false],
  ['Clergy & Parish Council', true, false],
  ['Board of Supervisors (four-year terms)', false, false],
  ['Oakvale Town Council', true, true],
  ['Marketing & Fairs', false, false],
])('%s names an organisation: %s, and one of its kind: %s', (text, isName, isOne) => {
  expect([isOrganisationName(text), isNameOfOne(text)]).toEqual([isName, isOne])
})
