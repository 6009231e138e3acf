import { expect, test } from 'vitest'
import type { AddressCandidate } from '../../../../src/extraction/addresses/candidate.ts'
import { mergeAddresses } from '../../../../src/extraction/addresses/merge-addresses.ts'

const candidate = (value: string, more: Partial<AddressCandidate> = {}): AddressCandidate => ({
  value,
  country: null,
  confidence: 0.8,
  method: 'text',
  start: 0,
  end: value.length,
  ...more,
})
const values = (...written: string[]) =>
  mergeAddresses(written.map((value) => candidate(value))).map(({ value }) => value)

test.each([
  [
    'with and without country',
    'Hauptstr. 5, 10115 Berlin',
    'Hauptstraße 5, 10115 Berlin, Deutschland',
    'Hauptstraße 5, 10115 Berlin, Deutschland',
  ],
  [
    'with and without floor',
    '5 Oak Road, Leeds LS1 2HJ',
    'Suite 2, 5 Oak Road, Leeds LS1 2HJ',
    'Suite 2, 5 Oak Road, Leeds LS1 2HJ',
  ],
  [
    'with the state in short and in full',
    '9 Elm St, Austin, TX 78701',
    '9 Elm Street, Austin, Texas 78701',
    '9 Elm St, Austin, TX 78701',
  ],
  [
    'twice the same without numbers',
    'Rose Court, Mill Lane, Bath',
    'Rose Court, Mill Lane, Bath',
    'Rose Court, Mill Lane, Bath',
  ],
])('one address written as %s is kept once, in its fuller form', (_, one, other, kept) => {
  expect(values(one, other)).toEqual([kept])
  expect(values(other, one)).toHaveLength(1)
})

test.each([
  ['two houses of a street', '5 Oak Road, Leeds LS1 2HJ', '7 Oak Road, Leeds LS1 2HJ'],
  ['two rooms of a building', '514 Goodwin Hall, Amherst, MA 01003', '534 Goodwin Hall, Amherst, MA 01003'],
  ['two streets with one number', '12 Allen Avenue, Lagos 101241', '12 Awolowo Avenue, Lagos 101241'],
  ['box and street', 'P.O. Box 12, Leeds LS1 2HJ', '12 Oak Road, Leeds LS1 2HJ'],
])('%s are kept as two', (_, one, other) => expect(values(one, other)).toEqual([one, other]))

test('merging keeps the strongest evidence, the known country, the position and all rules', () => {
  const value = '5 Oak Road, Leeds LS1 2HJ'
  const inText = candidate(value, { country: 'GB', start: 40, end: 65, rules: ['addresses.label'] })
  const inData = { method: 'json-ld', confidence: 0.97, start: null, end: null, entity: 3 } as const
  const rules = ['addresses.structured'] as const
  expect(mergeAddresses([inText, candidate(value, { ...inData, rules })])).toEqual([
    { ...inData, value, country: 'GB', start: 40, end: 65, rules: ['addresses.structured', 'addresses.label'] },
  ])
})

test.each([
  [
    'the space of a postcode',
    'Quaxová 12, 60200 Brno, CZ',
    'Quaxová 12, 602 00 Brno-střed',
    'Quaxová 12, 602 00 Brno-střed',
  ],
  [
    'abbreviations',
    '412 N Oak St, Boise, ID 83702, US',
    '412 North Oak Street, Suite 5, Boise, Idaho 83702',
    '412 North Oak Street, Suite 5, Boise, Idaho 83702',
  ],
  [
    'scripts',
    'ul. Ivan Vazov 5, Plovdiv, 4000, BG',
    'ул. Иван Вазов 5, 4000 Пловдив',
    'ул. Иван Вазов 5, 4000 Пловдив',
  ],
  [
    'order and label',
    'Ελευθερίας 54, 56123 Κουαξέλη Θεσσαλονίκης, GR',
    'Ελευθερίας 54, Κουαξέλη, Τ.Κ. 561 23, Θεσσαλονίκη',
    'Ελευθερίας 54, Κουαξέλη, Τ.Κ. 561 23, Θεσσαλονίκη',
  ],
  [
    'completeness',
    '5 Oak Road, Elmstead, Leeds LS1 2HJ, GB',
    '5 Oak Road, LS1 2HJ',
    '5 Oak Road, Elmstead, Leeds LS1 2HJ, GB',
  ],
])('an address in data and in the text is one, despite other %s', (_, stated, shown, kept) => {
  const inData = candidate(stated, { method: 'json-ld', start: null, end: null, entity: 1 })
  expect(mergeAddresses([inData, candidate(shown)]).map(({ value }) => value)).toEqual([kept])
  expect(mergeAddresses([candidate(shown), inData]).map(({ value }) => value)).toEqual([kept])
})

test('another street with the same house number and postcode stays apart', () =>
  expect(
    mergeAddresses([
      candidate('12 Rue Quaxal, 69003 Lyon, FR', { method: 'json-ld', start: null, end: null, entity: 1 }),
      candidate('12 Avenue Elmard, 69003 Lyon'),
    ]),
  ).toHaveLength(2))
