import { expect, test } from 'vitest'
import { SpelledLabel } from '../../../../src/extraction/companies/spelled-label.ts'

const spellingIn = (text: string, label: string, start = 0) => {
  const end = new SpelledLabel(label).endAt(text, start)
  return end < 0 ? null : text.slice(start, end)
}

test.each([
  ['Café Lune', 'cafelune', 'Café Lune'],
  ['CAFÉ-LUNE: menu', 'cafelune', 'CAFÉ-LUNE'],
  ['Müller & Söhne', 'muellersoehne', 'Müller & Söhne'],
  ['Muller Sohne', 'mullersohne', 'Muller Sohne'],
  ['Weiß Elmau', 'weisselmau', 'Weiß Elmau'],
  ['Weis S Elmau', 'weisselmau', 'Weis S Elmau'],
  ['Åse Roe', 'aaseroe', 'Åse Roe'],
  ['Elm & Oak', 'elmandoak', 'Elm & Oak'],
  ['Elm and Oak', 'elmandoak', 'Elm and Oak'],
  ['& Oak', 'andoak', '& Oak'],
  ['Elm 24', 'elm24', 'Elm 24'],
  ['Elm. ', 'elm', 'Elm'],
])('%j is an abbreviation of %s', (text, label, spelling) => expect(spellingIn(text, label)).toBe(spelling))

test.each([
  ['Elm   Vale', 'elmvale', 'Elm   Vale'],
  ['Elm    Vale', 'elmvale', null],
  ['Elm\nVale', 'elmvale', null],
  ['Elm Valeo', 'elmvale', null],
  ['Elm Vale@', 'elmvale', null],
  ['Elm Vale.com', 'elmvale', null],
  ['Elm ánd Oak', 'elmandoak', null],
])('of %j and %s, %j matches: gaps are short, and longer words, addresses and hosts do not match', (...args) => {
  const [text, label, spelling] = args
  expect(spellingIn(text, label)).toBe(spelling)
})

test('a label within a word, a handle or a host is no match', () => {
  for (const text of ['xelmvale', '@elmvale', '.elmvale', '7elmvale', '𝒜elmvale'])
    expect(spellingIn(text, 'elmvale', text.indexOf('elm'))).toBe(null)
  expect(spellingIn('(elmvale)', 'elmvale', 1)).toBe('elmvale')
})
