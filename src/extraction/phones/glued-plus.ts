const NORTH_AMERICAN_LENGTH = 12

/**
 * The numbers that are another one with a plus glued before the way it is dialled within its country: an Indian toll-free number
 * `1800 266 7431` is `+9118002667431`, and `+18002667431` beside it nobody's in North America.
 *
 * @param numbers in E.164; anything else is left alone
 * @returns by such a number the one that it is
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
