import { expect, test } from 'vitest'
import { possibleUmlauts, transcribeUmlauts, umlautSpellings } from '../../../src/lib/transcribe-umlauts.ts'

test.each([
  ['Jörg Äger', 'Joerg Aeger'],
  ['Åse Sørby', 'Aase Soerby'],
  ['MÜLLER', 'MUeLLER'],
  ['Jo\u0308rg A\u030aberg', 'Joerg Aaberg'],
  ['Strößner', 'Stroeßner'],
  ['Łukasz Élan', 'Łukasz Élan'],
])('%s is transcribed as %s', (written, transcribed) => expect(transcribeUmlauts(written)).toBe(transcribed))

test('only a text with umlauts has two spellings', () => {
  expect(umlautSpellings('Jörg Roe')).toEqual(['Jörg Roe', 'Joerg Roe'])
  expect(umlautSpellings('Joerg Roe')).toEqual(['Joerg Roe'])
})

test.each([
  ['Jane Roe-Lind', ['Jane Roe-Lind', 'Jane Rö-Lind']],
  ['Joerg Goethe', ['Joerg Goethe', 'Joerg Göthe', 'Jörg Goethe', 'Jörg Göthe']],
  ['Ueli Bauer', ['Ueli Bauer', 'Üli Bauer']],
  ['Jane Lind', ['Jane Lind']],
])('%s may stand for names with umlauts', (text, readings) => expect(possibleUmlauts(text)).toEqual(readings))

test('a long text has a few readings only', () => {
  expect(possibleUmlauts('Mueller '.repeat(1_000))).toHaveLength(16)
})
