import { HOLIDAYS_FROM, PUBLIC_HOLIDAYS } from '../../facts/generated/public-holidays.ts'

const DAY_MS = 86_400_000
const CODE_LENGTH = 2
const BASE = 36

const known = new Map<string, ReadonlySet<number>>()

/**
 * Whether a day is a public holiday throughout a country; holidays of single regions do not count. Days outside the
 * years of the table are none.
 *
 * @param country ISO 3166-1
 * @param day counted from 1970-01-01
 */
export function isPublicHoliday(country: string, day: number): boolean {
  const found = known.get(country) ?? daysOf(country)
  known.set(country, found)
  return found.has(day)
}

/** Reads a line of the table: for each year, joined by `|`, two base-36 digits for each day of the year, from 0. */
function daysOf(country: string): ReadonlySet<number> {
  if (!Object.hasOwn(PUBLIC_HOLIDAYS, country)) return NONE
  const years = (PUBLIC_HOLIDAYS as Readonly<Record<string, string>>)[country]!.split('|')
  return new Set(
    years.flatMap((codes, place) => {
      const first = Date.UTC(HOLIDAYS_FROM + place, 0, 1) / DAY_MS
      return Array.from(
        { length: codes.length / CODE_LENGTH },
        (_, at) => first + Number.parseInt(codes.slice(at * CODE_LENGTH, (at + 1) * CODE_LENGTH), BASE),
      )
    }),
  )
}
const NONE: ReadonlySet<number> = new Set()
