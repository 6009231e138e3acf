import { describe, expect, test } from 'vitest'
import { labelsIn } from '../../../../src/extraction/phones/labels-in.ts'
import { OTHER_SIGNS, OTHER_WORDS, PHONE_SIGNS, PHONE_WORDS } from '../../../../src/extraction/phones/phone-labels.ts'

const startsIn = (text: string) => [...labelsIn(text)].map(({ index }) => index)
const words = [...Object.values(PHONE_WORDS), OTHER_WORDS]
  .flatMap((list) => list.trim().split(/\s+/))
  .map((word) => word.replaceAll('+', ' '))
const signs = [...Object.values(PHONE_SIGNS), OTHER_SIGNS].flatMap((list) => list.split('|'))

describe('labels', () => {
  test('every label is found at the start of a text, after a space, a digit or a bracket', () => {
    for (const word of words.map((word) => word.replace('_', ''))) {
      for (const before of ['', ' ', '7', '(']) {
        expect(startsIn(`${before}${word}: `), `${before}${word}`).toContain(before.length)
      }
    }
  })

  test.each(['servicetelefon: ', 'autotelefon ', 'täglichhotline '])('a compound is found at its start: %s', (text) => {
    expect(startsIn(`x ${text}`)).toEqual([2])
  })

  test('symbols are found inside other text', () => {
    for (const sign of signs) expect(startsIn(`あ${sign}`), sign).toContain(1)
  })

  test.each([['hotel: '], ['kartell '], ['xtelx']])('%j contains no label', (text) => {
    expect(startsIn(text)).toEqual([])
  })

  test('labels do not overlap', () => {
    expect(startsIn('tel no: fax nr. ')).toEqual([0, 8])
  })
})
