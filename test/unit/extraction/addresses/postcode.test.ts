import { describe, expect, test } from 'vitest'
import { readPostcodes } from '../../../../src/extraction/addresses/postcode.ts'

const first = (text: string) => {
  const code = readPostcodes(text)[0]
  return code && { text: text.slice(code.start, code.end), country: code.country }
}

describe('postcodes that identify their country', () => {
  test.each([
    ['London W1S 4AP', 'W1S 4AP', 'GB'],
    ['Toronto ON M5X 1C9', 'M5X 1C9', 'CA'],
    ['1016 EA Amsterdam', '1016 EA', 'NL'],
    ['Dublin D02 XY45', 'D02 XY45', 'IE'],
    ['01310-200', '01310-200', 'BR'],
    ['1100-048 Lisboa', '1100-048', 'PT'],
    ['GA-183-8164', 'GA-183-8164', 'GH'],
    ['C1043AAZ Buenos Aires', 'C1043AAZ', 'AR'],
    ['D-10713 Berlin', 'D-10713', 'DE'],
    ['CH-1204 Genève', 'CH-1204', 'CH'],
    ['CZ-602 00 Brno', 'CZ-602 00', 'CZ'],
  ])('%s', (text, code, country) => expect(first(text)).toEqual({ text: code, country }))
})

describe('postcodes that need a town', () => {
  test.each([
    ['OR 97205', '97205'],
    ['New York, NY 10027-7297', '10027-7297'],
    ['113 29 Stockholm', '113 29'],
    ['Bengaluru 560 038', '560 038'],
    ['00-514 Warszawa', '00-514'],
    ['12 rue des Lilas 69003 Lyon', '69003'],
  ])('%s', (text, code) => expect(first(text)).toEqual({ text: code, country: null }))
})

describe('not postcodes', () => {
  test.each([
    'B-106',
    '€1200',
    '12.500 kg',
    '3/4500',
    '1234567890',
    'NSW',
    'A4',
    'https://news.test/articles/new-groups-begin-110001',
    'www.elm.test/2019/london-w1s-4ap London',
  ])('%s', (text) => expect(readPostcodes(text)).toEqual([]))
})
