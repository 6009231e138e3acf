import { once } from './once.ts'

const numbers = once(() => new Intl.NumberFormat('en-US'))
const GROUPS = /\B(?=(?:\d{3})+$)/g

/**
 * Formats a number with thousands separators: 12,480. Whole numbers are formatted without `Intl`, whose first format
 * blocks a visit for 20 ms while it loads the data of its language.
 */
export const groupDigits = (value: number): string =>
  Number.isSafeInteger(value) && !Object.is(value, -0) ? String(value).replace(GROUPS, ',') : numbers().format(value)
