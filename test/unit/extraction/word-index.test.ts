import { describe, expect, test } from 'vitest'
import { indexWords, isCapitalCode, startsLike, WordTable } from '../../../src/extraction/word-index.ts'

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

  test('that begin like another are found by their first three characters, in any case', () => {
    expect(startsLike(indexWords('Limited, limits; lime Lim x'), 'limited')).toEqual([0, 9, 17, 22])
  })
})

describe('a table of spellings', () => {
  const table = new WordTable(['GmbH', 'S.A.', 'AG'])
  const passing = (text: string) => {
    const words = indexWords(text)
    return startsOf(text).filter((_, word) => table.mayBegin(words, word))
  }

  test('lets pass what may begin one of them, in any case, and nothing else', () => {
    expect(passing('gmbh GmbX S.A x S.B ag AG. agio ab')).toEqual([0, 5, 10, 20, 23, 27])
  })

  test('leaves open what follows a spelling shorter than three characters', () => {
    expect(passing('AG')).toEqual([0])
    expect(passing('AGé')).toEqual([0])
  })
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
