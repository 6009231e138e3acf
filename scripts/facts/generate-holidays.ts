/**
 * Writes `src/facts/generated/public-holidays.ts` from the library date-holidays, which is too large to install for this
 * alone. Once every few years:
 *
 *   npm install --prefix /tmp/holidays date-holidays@3.37.0
 *   node scripts/facts/generate-holidays.ts /tmp/holidays
 *
 * @see https://github.com/commenthol/date-holidays (ISC; its data CC BY-SA 3.0, from Wikipedia)
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

interface Holiday {
  readonly date: string
  readonly type: string
}
interface Calendar {
  getCountries(): Record<string, string>
  init(country: string): unknown
  getHolidays(year: number): readonly Holiday[] | false
}

const FROM = 2026
const UNTIL = 2031
const DAY_MS = 86_400_000

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder into which date-holidays was installed.')
const Holidays = createRequire(join(resolve(folder), 'index.js'))('date-holidays') as new () => Calendar
const calendar = new Holidays()

const codeOf = (day: number) => day.toString(36).padStart(2, '0')
const daysIn = (year: number): string => {
  const dates = (calendar.getHolidays(year) || []).filter(({ type }) => type === 'public').map(({ date }) => date)
  const days = dates.map((date) => (Date.parse(date.slice(0, 'YYYY-MM-DD'.length)) - Date.UTC(year, 0, 1)) / DAY_MS)
  return [...new Set(days)]
    .filter((day) => day >= 0 && day < 366)
    .toSorted((one, other) => one - other)
    .map(codeOf)
    .join('')
}
const lines = Object.keys(calendar.getCountries())
  .toSorted()
  .flatMap((country) => {
    calendar.init(country)
    const years = Array.from({ length: UNTIL - FROM + 1 }, (_, place) => daysIn(FROM + place))
    return years.some((codes) => codes !== '') ? [`  ${country}: '${years.join('|')}',`] : []
  })
writeFileSync(
  join(import.meta.dirname, '../../src/facts/generated/public-holidays.ts'),
  `// Written by scripts/facts/generate-holidays.ts from date-holidays 3.37.0; data CC BY-SA 3.0, from Wikipedia.
/** The first year of each line. */
export const HOLIDAYS_FROM = ${FROM}
/** National public holidays by country: years joined by \`|\`, each day of a year as two base-36 digits, from 0. */
export const PUBLIC_HOLIDAYS = {
${lines.join('\n')}
} as const
`,
)
