import { expect, test } from 'vitest'
import { wordList } from '../../../../src/lib/text/word-list.ts'

test('words are listed in English', () => {
  expect(wordList(['emails'])).toBe('emails')
  expect(wordList(['emails', 'phones'])).toBe('emails and phones')
  expect(wordList(['emails', 'phones', 'names'])).toBe('emails, phones, and names')
  expect(wordList(['emails', 'phones', 'names'], 'or')).toBe('emails, phones, or names')
})
