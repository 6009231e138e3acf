import { expect, test } from 'vitest'
import { withAsciiDigits } from '../../../src/lib/ascii-digits.ts'

test('digits of other scripts become ASCII digits, and nothing else changes', () => {
  expect(withAsciiDigits('٢٠٢٦ ۲۰۲۶ २०२६ ২০২৬ ๒๕๖๙ ၂၀၂၆ ២០២៦ ２０２６')).toBe('2026 2026 2026 2026 2569 2026 2026 2026')
  const text = '2026 ½ ² Ⅻ 𝟚 नूतन'
  expect(withAsciiDigits(text)).toBe(text)
})
