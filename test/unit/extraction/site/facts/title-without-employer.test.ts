import { expect, test } from 'vitest'
import { titleWithoutEmployer } from '../../../../../src/extraction/site/facts/title-without-employer.ts'

test.each([
  ['Head of sales at Elm Roofing Ltd', 'Elm Roofing Ltd', 'Head of sales'],
  ['Chief executive of the Elm Federation', 'Elm Federation', 'Chief executive'],
  ['Chair, Elm Federation', 'Elm Federation', 'Chair'],
  ['Geschäftsführerin der Ulmen GmbH', 'Ulmen GmbH', 'Geschäftsführerin'],
  ['Voorzitter van Stichting Iepenhof', 'Stichting Iepenhof', 'Voorzitter'],
  ['DRH d’Orme Industrie', 'Orme Industrie', 'DRH'],
  // At the end of a sentence, the employer has its full stop.
  ['Managing director of Elm Ltd', 'Elm Ltd.', 'Managing director'],
])('the title %s at %s is %s', (title, employer, expected) =>
  expect(titleWithoutEmployer(title, employer)).toBe(expected),
)

test.each([
  ['Elm Ltd ambassador', 'Elm Ltd'],
  ['Friend of Elm Ltd', 'Oak Ltd'],
  ['Elm Ltd', 'Elm Ltd'],
])('the title %s is nothing without %s', (title, employer) => expect(titleWithoutEmployer(title, employer)).toBe(title))
