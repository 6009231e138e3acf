import { expect, test } from 'vitest'
import { jsonLines } from '../../../../../src/features/contacts/export/json.ts'
import { ARNO, FIRM, MIRA } from './contact.ts'

test('chunks form one list', () => {
  const options = { includesLikely: true }
  const text = [
    jsonLines([MIRA], options, true, false),
    jsonLines([ARNO, FIRM], options, false, false),
    jsonLines([], options, false, true),
  ].join('')
  expect(JSON.parse(text)).toEqual([MIRA, ARNO, FIRM])
  expect(JSON.parse(jsonLines([], options, true, true))).toEqual([])
})

test('guessed addresses are included on request', () => {
  expect(JSON.parse(jsonLines([ARNO], { includesLikely: false }, true, true))).toEqual([
    { ...ARNO, likely_email: null },
  ])
})
