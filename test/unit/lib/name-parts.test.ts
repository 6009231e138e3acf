import { expect, test } from 'vitest'
import { nameParts } from '../../../src/lib/name-parts.ts'

test.each([
  ['Mira Tessenow', 'Mira', 'Tessenow'],
  ['Mary Anne Smith', 'Mary Anne', 'Smith'],
  ['Mira von der Au', 'Mira', 'von der Au'],
  ['van Dorp', 'van', 'Dorp'],
  ['Madonna', '', 'Madonna'],
  ['  Mira   Tessenow ', 'Mira', 'Tessenow'],
  ['山田 太郎', '太郎', '山田'],
  ['山田太郎', '', '山田太郎'],
  ['', '', ''],
])('%s', (name, given, family) => expect(nameParts(name)).toEqual({ given, family }))
