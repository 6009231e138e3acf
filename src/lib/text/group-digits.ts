import { once } from './once.ts'

const numbers = once(() => new Intl.NumberFormat('en-US'))

/**
 * Formats a number with thousands separators: 12,480. Whole numbers are formatted without `Intl`, whose first format
 * blocks a visit for 20 ms while it loads the data of its language.
 */
export function groupDigits(value: number): string {
  if (!Number.isSafeInteger(value) || Object.is(value, -0)) return numbers().format(value)
  const digits = String(Math.abs(value))
  const first = digits.length % 3 || 3
  return (value < 0 ? '-' : '') + digits.slice(0, first) + digits.slice(first).replace(/\d{3}/g, ',$&')
}
