import { describe, expect, test } from 'vitest'
import { splitParts } from '../../../../src/extraction/addresses/parts.ts'
import { readStreetStarts } from '../../../../src/extraction/addresses/prefilter.ts'

describe('the prefilter passes addresses without a postcode', () => {
  test.each([
    ['at a number', 'About us\nSuite 12\nTeam', ['Suite 12']],
    [
      'at a word for a street, in small letters too',
      'Team, High Street, Berliner straße',
      ['High Street', 'Berliner straße'],
    ],
    ['before a number of its own', 'Praça da Sé, s/n\nTeam', ['Praça da Sé']],
    ['not in long texts', `${'Road to nowhere '.repeat(20)}\nMain Road`, ['Main Road']],
    ['not in short ones', 'No 1\nWay', []],
  ])('%s', (_, text, expected) => {
    const parts = splitParts(text)
    const starts = readStreetStarts(text, parts)
    expect(parts.filter((_, at) => starts[at] === 1).map((part) => part.text)).toEqual(expected)
  })
})
