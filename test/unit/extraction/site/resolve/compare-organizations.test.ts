import { expect, test } from 'vitest'
import { sameOrganization } from '../../../../../src/extraction/site/resolve/compare-organizations.ts'
import { readOrganizationName } from '../../../../../src/extraction/site/resolve/organization-name.ts'

const reasonOf = (one: string, other: string) =>
  sameOrganization(readOrganizationName(one), readOrganizationName(other), () => false)

test.each([
  ['Elmtal Schule', 'Förderverein Elmtal Schule e.V.'],
  ['Elmvale School', 'Friends of Elmvale School'],
  ['Musée Ormeau', 'Les Amis du Musée Ormeau'],
])('an association around %s is another organisation: %s', (one, other) => {
  expect(reasonOf(one, other)).toBeNull()
  expect(reasonOf(other, one)).toBeNull()
})

test('an association of supporters has short forms as well', () => {
  expect(reasonOf('Friends of Elmvale School', 'Friends of Elmvale')).toBe('short-form')
  expect(reasonOf('Elmvale School', 'Elmvale')).toBe('short-form')
})

test.each([
  ['Township of Elm Vale', 'Elm Vale Twp.'],
  ['Association of Elmvale', 'Elmvale Association'],
])('the same words in another order, or abbreviated: %s, %s', (one, other) => {
  expect(reasonOf(one, other)).toBe('same-name')
  expect(reasonOf(other, one)).toBe('same-name')
})

test.each([
  ['Elmvale School', 'Elmvale Church'],
  ['Elm Vale Township', 'Oak Vale Twp.'],
  ['Vale Roe', 'Roe Vale'],
])('but neither another kind nor another name: %s, %s', (one, other) => expect(reasonOf(one, other)).toBeNull())
