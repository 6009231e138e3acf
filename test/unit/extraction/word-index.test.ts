import { describe, expect, test } from 'vitest'
import { workOf, workOfCounts } from '../../../src/extraction/page-budget.ts'
import {
  ExactBeginnings,
  indexWords,
  isCapitalCode,
  startsLike,
  WordTable,
} from '../../../src/extraction/word-index.ts'

const startsOf = (text: string) => {
  const { starts, count } = indexWords(text)
  return [...starts.subarray(0, count)]
}

describe('the words of a text', () => {
  test.each([
    ['', []],
    ['one', [0]],
    [' a b ', [1, 3]],
    ["O'Brien & Söhne", [0, 2, 10]],
    ['Käthe e\u0301tude', [0, 6]],
    ['мир, труд', [0, 5]],
    ['a.b.c', [0, 2, 4]],
    ['7up 24/7', [0, 4, 7]],
    ['x\u{1f600}y', [0, 3]],
  ])('%j start at %j', (text, starts) => {
    expect(startsOf(text)).toEqual(starts)
  })

  test('of a long text start where those of its parts do', () => {
    const text = 'Käthe & Söhne, '.repeat(10_000)
    const words = startsOf('Käthe & Söhne, ')
    expect(startsOf(text)).toEqual(
      Array.from({ length: 10_000 }, (_, at) => words.map((word) => word + 15 * at)).flat(),
    )
    expect(startsOf('x'.repeat(200_000))).toEqual([0])
  })

  test('with the same prefix are found by three characters, case-insensitively', () => {
    expect(startsLike(indexWords('Limited, limits; lime Lim x'), 'limited')).toEqual([0, 9, 17, 22])
  })
})

test.each(['', 'Käthe ROE, Söhne 12-34 & 5', '١٢ 12 Ä', `${'Ab1 '.repeat(20_000)}12`, `${'1'.repeat(65_536)}1 A`])(
  'capitals and digit groups are counted like in the text analysis',
  (text) => {
    const { capitals, digitRuns } = indexWords(text)
    expect(workOfCounts(text.length, capitals, digitRuns)).toBe(workOf(text))
  },
)

describe('a prefilter by the first six characters of exact spellings', () => {
  const beginnings = new ExactBeginnings(['contractor', 'Kunde', 'c/o', 'société', 'en'])

  test.each([
    'contractor',
    'CONTRACTOR: Acme',
    'contraption',
    'kunde',
    'Kunde: Acme',
    'C/O Acme',
    'société',
    'en',
    'en-',
  ])('accepts %j', (text) => expect(beginnings.mayBeginAt(text, 0)).toBe(true))

  test.each(['contact', 'contro', 'kunden', 'kund', 'c/on', 'societe', 'end', 'e', ''])('rejects %j', (text) => {
    expect(beginnings.mayBeginAt(text, 0)).toBe(false)
  })
})

describe('a table of spellings', () => {
  const table = new WordTable(['GmbH', 'S.A.', 'AG'])
  const passing = (text: string) => {
    const words = indexWords(text)
    return startsOf(text).filter((_, word) => table.mayBegin(words, word))
  }

  test('accepts whatever may start one of them, case-insensitively, and nothing else', () => {
    expect(passing('gmbh GmbX S.A x S.B ag AG. agio ab')).toEqual([0, 5, 10, 20, 23])
  })

  test('treats a spelling shorter than three characters as a whole word, within ASCII', () => {
    expect(passing('AG')).toEqual([0])
    expect(passing('AG,AG agb AG1')).toEqual([0, 3])
    expect(passing('AG’s')).toEqual([0])
  })

  test('returns the next word that may start a spelling, or the number of words', () => {
    const words = indexWords('x AG y gmbh z')
    expect([0, 1, 2, 3, 4, 5].map((from) => table.next(words, from))).toEqual([1, 1, 3, 3, 5, 5])
  })
})

test('a folded spelling may start where the letters are equal or equivalent', () => {
  const table = new WordTable(['osterreich', 'obrien', 'st'])
  const begins = (text: string) => table.mayBeginAt(text, 0)
  expect(['OSTERREICH', 'Österreich', "O'Brien", 'St. Elm', 'ST'].map(begins)).toEqual([true, true, true, true, true])
  expect(['Elm', 'Stone', 'Os', ''].map(begins)).toEqual([false, false, false, false])
})

test('capitals are upper-case letters of any script', () => {
  expect([...'AÉЖaéж1('].map((char) => isCapitalCode(char.charCodeAt(0)))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})
