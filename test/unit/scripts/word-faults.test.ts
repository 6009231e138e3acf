import { expect, test } from 'vitest'
import { wordFaults } from '../../../scripts/docs/word-faults.ts'

test.each([
  ['src/a.ts', 'export function holdsText() {}\n', 'src/a.ts exports holdsText: use containsText'],
  ['src/a.ts', 'export type UserDeed = 1\n', 'src/a.ts exports UserDeed: use action for deed'],
  ['src/holds-text.ts', '', 'src/holds-text.ts is named by a retired word: use contains-text'],
  ['test/holds-text.test.ts', '', 'test/holds-text.test.ts is named by a retired word: use contains-text'],
  [
    'src/a.ts',
    '/**\n * Returns what the user\n * is\n * told. */\n',
    'src/a.ts says "is told" in a comment: use is notified',
  ],
])('%s with %j is rejected', (file, text, fault) => expect(wordFaults(file, text)).toEqual([fault]))

test('substrings, strings and local names are not faults', () => {
  const text = "/** A foretold indeed. */\nconst deed = 'whoever'\nexport const indeed = deed\n"
  expect(wordFaults('src/a.ts', text)).toEqual([])
})
