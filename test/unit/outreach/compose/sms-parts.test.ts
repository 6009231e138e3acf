import { describe, expect, test } from 'vitest'
import { smsParts } from '../../../../src/outreach/compose/sms-parts.ts'

describe('a text has the units and parts that networks count', () => {
  test.each([
    ['', 'gsm7', 0, 0],
    ['Hello', 'gsm7', 5, 1],
    ['@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ¤¡ÄÖÑÜ§¿äöñüà\n\r', 'gsm7', 44, 1],
    ['€', 'gsm7', 2, 1],
    ['^{}\\[~]|\f', 'gsm7', 18, 1],
    ['a'.repeat(160), 'gsm7', 160, 1],
    ['a'.repeat(161), 'gsm7', 161, 2],
    ['a'.repeat(306), 'gsm7', 306, 2],
    ['a'.repeat(307), 'gsm7', 307, 3],
    ['€'.repeat(80), 'gsm7', 160, 1],
    // 153 is odd: an escape and its character cannot share it with another 76 of them.
    ['€'.repeat(153), 'gsm7', 306, 3],
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 'gsm7', 306, 3],
    ['ç', 'ucs2', 1, 1],
    ['`', 'ucs2', 1, 1],
    ['a\tb', 'ucs2', 3, 1],
    ['“quoted”', 'ucs2', 8, 1],
    ['я'.repeat(70), 'ucs2', 70, 1],
    ['я'.repeat(71), 'ucs2', 71, 2],
    ['я'.repeat(134), 'ucs2', 134, 2],
    ['я'.repeat(135), 'ucs2', 135, 3],
    ['😀'.repeat(35), 'ucs2', 70, 1],
    // 67 is odd as well.
    ['😀'.repeat(67), 'ucs2', 134, 3],
    [`${'я'.repeat(66)}😀${'я'.repeat(66)}`, 'ucs2', 134, 3],
    ['\ud83d', 'ucs2', 1, 1],
  ])('%j', (text, encoding, units, parts) => {
    expect(smsParts(text)).toEqual({ encoding, units, parts })
  })
})

test('parts hold all units, with at most one unit each to spare', () => {
  for (const sign of ['a', '€', 'я', '😀', 'a€', 'я😀', 'aaa😀'])
    for (let count = 1; count < 400; count += 7) {
      const { encoding, units, parts } = smsParts(sign.repeat(count))
      const [alone, part] = encoding === 'gsm7' ? [160, 153] : [70, 67]
      if (units <= alone) expect(parts).toBe(1)
      else {
        expect(parts * part).toBeGreaterThanOrEqual(units)
        expect((parts - 1) * (part - 1)).toBeLessThan(units)
      }
    }
})
