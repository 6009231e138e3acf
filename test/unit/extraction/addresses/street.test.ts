import { describe, expect, test } from 'vitest'
import { isHouseNumber, readStreet } from '../../../../src/extraction/addresses/street.ts'

/** The street as a range of the text, with `#` if it includes its number. */
function street(text: string): string | null {
  const found = readStreet(text)
  return found && text.slice(found.start, found.end) + (found.isNumbered ? ' #' : '')
}

describe('a street is read with a number on either side', () => {
  test.each([
    ['12 High Street', '12 High Street #'],
    ['12-14 King Street', '12-14 King Street #'],
    ['12 - 14 King Street', '12 - 14 King Street #'],
    ['350 5th Ave', '350 5th Ave #'],
    ['435 West 112th Street NW', '435 West 112th Street NW #'],
    ['One Harbour Square', 'One Harbour Square #'],
    ['100 Broadway', '100 Broadway #'],
    ['89 Queensway', '89 Queensway #'],
    ['No. 88 Century Avenue', 'No. 88 Century Avenue #'],
    ['Berliner Straße 45', 'Berliner Straße 45 #'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni 135 #'],
    ['Beethovenstr. 1', 'Beethovenstr. 1 #'],
    ['Kleine Johannisstraße 9', 'Kleine Johannisstraße 9 #'],
    ['12 bis rue des Lilas', '12 bis rue des Lilas #'],
    ["165 cours de l'Intendance", "165 cours de l'Intendance #"],
    ['Rue de la Loi 155', 'Rue de la Loi 155 #'],
    ["Via dell'Artigianato n. 7", "Via dell'Artigianato n. 7 #"],
    ['C/ Mayor 5', 'C/ Mayor 5 #'],
    ['Gran Vía de Colón 12', 'Gran Vía de Colón 12 #'],
    ['Calle 10 # 43A-30', 'Calle 10 # 43A-30 #'],
    ['ul. Długa 5/7', 'ul. Długa 5/7 #'],
    ['ul.Długa 5', 'ul.Długa 5 #'],
    ['Storgatan 5 B', 'Storgatan 5 B #'],
    ['Kossuth Lajos utca 3.', 'Kossuth Lajos utca 3. #'],
    ['Atatürk Cad. No: 12', 'Atatürk Cad. No: 12 #'],
    ['Λεωφ. Κηφισίας 44', 'Λεωφ. Κηφισίας 44 #'],
    ['Невский проспект 28', 'Невский проспект 28 #'],
  ])('%s', (text, expected) => expect(street(text)).toBe(expected))
})

describe('a street without a number is marked accordingly', () => {
  test.each([
    ['Church Lane', 'Church Lane'],
    ['RUA DAS FLORES', 'RUA DAS FLORES'],
    ['Corso Vittorio Emanuele II', 'Corso Vittorio Emanuele II'],
    ['ул. Мясницкая', 'ул. Мясницкая'],
  ])('%s', (text, expected) => expect(street(text)).toBe(expected))
})

describe('words before a street are not part of it', () => {
  test.each([
    ['Visit us at 12 High Street', '12 High Street #'],
    ['in 2019 we opened 12 King Road', '12 King Road #'],
    ['Muster GmbH Hauptstraße 12', 'Hauptstraße 12 #'],
    ['wir sind in der Berliner Straße 12', 'Berliner Straße 12 #'],
  ])('%s', (text, expected) => expect(street(text)).toBe(expected))
})

describe('other numbers and capitalised words are not streets', () => {
  test.each([
    '5 Star Hotels',
    'via email',
    'Terms of service 12',
    'Bearing',
    'Engineering 2018',
    'Delegate 3',
    '14 days',
  ])('%s', (text) => expect(street(text)).toBeNull())
})

test.each([
  ['12', true],
  ['No. 5a', true],
  ['12-14', true],
  ['n° 3', true],
  ['s/n', true],
  ['д. 13', true],
  ['B-12', true],
  ['NW3 6DN', false],
  ['020 7433 3338', false],
  ['Suite 5', false],
])('%s is a house number: %s', (text, expected) => expect(isHouseNumber(text)).toBe(expected))
