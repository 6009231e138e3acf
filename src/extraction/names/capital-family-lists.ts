import { compilePattern } from '../../lib/compile-pattern.ts'
import { lookOf, type NameLook } from '../companies/name-looks.ts'
import type { Page } from '../page.ts'
import { foldName } from './fold-name.ts'
import type { ListedName } from './listed.ts'
import { properCase } from './name-runs.ts'
import { isHonorific } from './vocabulary.ts'

/** A list has at least this many names accepted for reasons of their own, and this share of its lines. */
const ACCEPTED_MIN = 4
const ACCEPTED_SHARE_MIN = 0.6
const LINES_MAX = 2_000
const READ_MAX = 90
const TITLES_MAX = 4
const GIVEN = "\\p{Lu}\\p{Ll}[\\p{Ll}'’]*(?:-\\p{L}\\p{Ll}+)?"
/** `Jane ROE, University of Elmstead`; a comma, a bracket or the end of the line follows the name. */
const NAME = compilePattern(
  `^(?<given>${GIVEN}(?: ${GIVEN}| \\p{Lu}\\.)?) (?<family>\\p{Lu}[\\p{Lu}'’-]{1,24})(?= ?(?:[,(]|$))`,
  'u',
)

interface Line extends ListedName {
  readonly isTitled: boolean
}

/**
 * Returns the names that lines begin with which write family names in capitals, as lists of boards do: where most are
 * known, the others are people too, even if the capitals are also a word or a code: `Dr. Zemira AU, Elm Institute`.
 *
 * @param accepted the names accepted so far, their ends by their offsets
 */
export function namesOfCapitalLists({ text }: Page, accepted: ReadonlyMap<number, number>): ListedName[] {
  if (accepted.size < ACCEPTED_MIN) return []
  const lines: Line[] = []
  for (let start = 0, count = 0; start < text.length && count < LINES_MAX; count++) {
    const newline = text.indexOf('\n', start)
    const end = newline < 0 ? text.length : newline
    const line = readLine(text.slice(start, Math.min(end, start + READ_MAX)), start)
    if (line) lines.push(line)
    start = end + 1
  }
  return [true, false].flatMap((isTitled) => {
    const list = lines.filter((line) => line.isTitled === isTitled)
    const known = list.filter(({ start, end }) => accepted.get(start) === end)
    if (known.length < ACCEPTED_MIN || known.length < list.length * ACCEPTED_SHARE_MIN) return []
    return list.filter(({ start, end, value }) => (accepted.get(start) ?? 0) < end && MAY_BE_NAME.has(lookOf(value)))
  })
}
const MAY_BE_NAME: ReadonlySet<NameLook> = new Set(['person', 'name', 'other'])

function readLine(written: string, offset: number): Line | null {
  let from = 0
  for (let titles = 0; titles < TITLES_MAX; titles++) {
    const space = written.indexOf(' ', from)
    if (space < 0 || !isHonorific(foldName(written.slice(from, space)).replace(/\.$/, ''))) break
    from = space + 1
  }
  const { given, family } = NAME.exec(written.slice(from))?.groups ?? {}
  if (given === undefined || family === undefined) return null
  const start = offset + from
  const shown = family.length > 2 ? family : `${family.charAt(0)}${family.charAt(1).toLowerCase()}`
  const value = properCase(`${given} ${shown}`)
  return { value, start, end: start + given.length + 1 + family.length, isTitled: from > 0 }
}
