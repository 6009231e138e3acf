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
  ])('of %j begin at %j', (text, starts) => {
    expect(startsOf(text)).toEqual(starts)
  })

  test('of a long text begin where those of its parts do', () => {
    const text = 'Käthe & Söhne, '.repeat(10_000)
    const words = startsOf('Käthe & Söhne, ')
    expect(startsOf(text)).toEqual(
      Array.from({ length: 10_000 }, (_, at) => words.map((word) => word + 15 * at)).flat(),
    )
    expect(startsOf('x'.repeat(200_000))).toEqual([0])
  })

  test('that begin like another are found by their first three characters, in any case', () => {
    expect(startsLike(indexWords('Limited, limits; lime Lim x'), 'limited')).toEqual([0, 9, 17, 22])
  })
})

test.each(['', 'Käthe ROE, Söhne 12-34 & 5', '١٢ 12 Ä', `${'Ab1 '.repeat(20_000)}12`, `${'1'.repeat(65_536)}1 A`])(
  'capitals and runs of digits are counted as the work of a text counts them',
  (text) => {
    const { capitals, digitRuns } = indexWords(text)
    expect(workOfCounts(text.length, capitals, digitRuns)).toBe(workOf(text))
  },
)

describe('the first six characters of exact spellings', () => {
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
  ])('let %j pass', (text) => expect(beginnings.mayBeginAt(text, 0)).toBe(true))

  test.each(['contact', 'contro', 'kunden', 'kund', 'c/on', 'societe', 'end', 'e', ''])('stop %j', (text) => {
    expect(beginnings.mayBeginAt(text, 0)).toBe(false)
  })
})

describe('a table of spellings', () => {
  const table = new WordTable(['GmbH', 'S.A.', 'AG'])
  const passing = (text: string) => {
    const words = indexWords(text)
    return startsOf(text).filter((_, word) => table.mayBegin(words, word))
  }

  test('lets pass what may begin one of them, in any case, and nothing else', () => {
    expect(passing('gmbh GmbX S.A x S.B ag AG. agio ab')).toEqual([0, 5, 10, 20, 23])
  })

  test('takes a spelling shorter than three characters for a whole word, as far as ASCII tells', () => {
    expect(passing('AG')).toEqual([0])
    expect(passing('AG,AG agb AG1')).toEqual([0, 3])
    expect(passing('AG’s')).toEqual([0])
  })

  test('gives the first word from one on that may begin a spelling, and the number of words where none does', () => {
    const words = indexWords('x AG y gmbh z')
    expect([0, 1, 2, 3, 4, 5].map((from) => table.next(words, from))).toEqual([1, 1, 3, 3, 5, 5])
  })
})

test('a folded spelling may begin where the letters are its own, or may stand for its own', () => {
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
