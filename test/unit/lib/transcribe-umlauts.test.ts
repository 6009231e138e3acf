import { expect, test } from 'vitest'
import { transcribeUmlauts, umlautSpellings } from '../../../src/lib/transcribe-umlauts.ts'

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
