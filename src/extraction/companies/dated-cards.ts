import { compilePattern } from '../../lib/compile-pattern.ts'
import type { Page } from '../page.ts'
import { isStudy, SPAN } from './career-lines.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { lookOf, type NameLook, partsOf } from './name-looks.ts'

const NAMES_MAX = 60
/** At least this many cards make a career. */
const CARDS_MIN = 2
const LINE_LENGTH_MAX = 80
const LINES_ABOVE = 2
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g
/** A period on a line of its own, with its length at most: `March 2018 – Present (2 years)`, `June–July 2007`. */
const PERIOD = compilePattern(
  `^\\(?(?:\\p{L}{3,9}\\.?[-–—/])?${SPAN}\\)?(?: ?[(·•|,] ?[\\p{N}\\p{L} ]{1,30}\\)?)?$`,
  'iu',
)
const EMPLOYERS: ReadonlySet<NameLook> = new Set(['organisation', 'unit', 'name'])
const MAY_EMPLOY: ReadonlySet<NameLook> = new Set([...EMPLOYERS, 'person'])

interface Line {
  readonly text: string
  readonly start: number
}

/**
 * Finds employers and schools in the cards of a CV: a role, an employer and a period on lines of their own, or periods
 * each with a line below that names an employer.
 */
export function findDatedCards({ text }: Page): CompanyMention[] {
  const found: CompanyMention[] = []
  const unsure: CompanyMention[] = []
  const below: CompanyMention[] = []
  let periods = 0
  let lineEnd = -1
  for (const { index } of text.matchAll(YEAR)) {
    if (index < lineEnd || found.length >= NAMES_MAX) continue
    const start = text.lastIndexOf('\n', index) + 1
    const newline = text.indexOf('\n', index)
    lineEnd = newline < 0 ? text.length : newline
    if (lineEnd - start > LINE_LENGTH_MAX || !PERIOD.test(text.slice(start, lineEnd).trim())) continue
    periods++
    below.push(...employerBelow(text, lineEnd))
    const employer = employerAbove(linesAbove(text, start))
    if (!employer) continue
    const isSure = EMPLOYERS.has(lookOf(employer.text))
    ;(isSure ? found : unsure).push(kindWordMention(text, employer.start, employer.start + employer.text.length))
  }
  if (below.length >= BELOW_MIN && below.length >= periods * BELOW_SHARE_MIN) return below
  return found.length < CARDS_MIN ? [] : [...found, ...unsure]
}

/** At least this many periods, and this share of them, have an employer below that says what it is. */
const BELOW_MIN = 3
const BELOW_SHARE_MIN = 0.6

/** The organisation in the first line below a period: `Elm Theatre, Elmstead`, `Night Show – Oak Productions`. */
function employerBelow(text: string, periodEnd: number): CompanyMention[] {
  const line = /^\s*(?<shown>\S[^\n]*)/.exec(text.slice(periodEnd, periodEnd + LINE_LENGTH_MAX))?.groups?.shown ?? ''
  const start = text.indexOf(line, periodEnd)
  const employer = partsOf(line, start).find(({ look }) => look === 'organisation')
  return employer ? [kindWordMention(text, employer.start, employer.start + employer.text.length)] : []
}

/** The nearest lines above an offset that are not empty, the lowest first. */
function linesAbove(text: string, from: number): Line[] {
  const lines: Line[] = []
  for (let end = from - 1; end > 0 && lines.length < LINES_ABOVE; ) {
    const start = text.lastIndexOf('\n', end - 1) + 1
    const written = text.slice(start, end)
    const shown = written.trim()
    if (shown.length > LINE_LENGTH_MAX) break
    if (shown !== '') lines.push({ text: shown, start: start + written.indexOf(shown) })
    end = start - 1
  }
  return lines
}

/**
 * Of two lines above a period, one says what somebody did and the other where. A school may stand alone below the period
 * of the card above, and a firm may be called like a person.
 */
function employerAbove([low, high]: readonly Line[]): Line | null {
  if (!low || !high) return null
  if (PERIOD.test(high.text) && lookOf(low.text) === 'organisation') return low
  for (const [name, activity] of [
    [low, high],
    [high, low],
  ] as const) {
    const isActivity = lookOf(activity.text) === 'role' || isStudy(activity.text)
    if (isActivity && MAY_EMPLOY.has(lookOf(name.text)) && !isStudy(name.text)) return name
  }
  return null
}
