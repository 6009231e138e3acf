const NORTH_AMERICAN_LENGTH = 12

/**
 * Finds numbers that have a plus sign directly before the digits of a national number. The Indian toll-free number
 * `1800 266 7431` is `+9118002667431`, so `+18002667431` on the same page is the same number and not one in North
 * America.
 *
 * @param numbers in E.164; other values are ignored
 * @returns the correct number for each such number
 */
export function gluedNumbers(numbers: Iterable<string>): ReadonlyMap<string, string> {
  const all = new Set(numbers)
  const glued = new Map<string, string>()
  if (![...all].some(mayBeGlued)) return glued
  for (const number of all) {
    for (let code = 1; code <= 3; code++) {
      const other = `+${number.slice(1 + code)}`
      if (mayBeGlued(other) && all.has(other)) glued.set(other, number)
    }
  }
  return glued
}

const mayBeGlued = (number: string) => number.length === NORTH_AMERICAN_LENGTH && number.startsWith('+18')
