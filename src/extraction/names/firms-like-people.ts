import { affiliationCells } from '../companies/affiliation-columns.ts'
import { affiliatedRows } from '../companies/headed-affiliations.ts'
import { lookOf } from '../companies/name-looks.ts'
import { programmeLines } from '../companies/programme-lines.ts'
import { titledFirms } from '../companies/titled-firms.ts'
import type { Finding } from '../finding.ts'
import { lineAt, type Page } from '../page.ts'
import { rangeFound } from '../places.ts'

/** Limits: people of one page, and characters of a line below a name. */
const PEOPLE_MAX = 300
const LINE_LENGTH_MAX = 120
/** Minimum lines of one list with a title and an organisation, and with a clear one. */
const LINES_MIN = 3
const CLEAR_MIN = 2

/**
 * Returns the people of a page without firms that are called like people, where a list says which place is a firm's: in
 * `Chair Ann Lind` below Jane Roe, if others of the list have `Chair Elmtal Ltd` there, and in `Ann Lind, Chair Jane
 * Roe` among lines that begin with organisations, which give their people's titles; and beside people in tables.
 */
export function withoutFirmsLikePeople(page: Page, people: readonly Finding[]): readonly Finding[] {
  const lines = [...programmeLines(page, people.flatMap(rangeFound)), ...firmsBelow(page, people)]
  const cells = [...affiliationCells(page), ...affiliatedRows(page).flatMap(({ place }) => place ?? [])]
  const firms = new Set<number | null>([...lines, ...cells].map(({ start }) => start))
  if (firms.size === 0) return people
  const titles = new Map<number | null, string>(lines.map(({ person, title }) => [person, title]))
  return people.flatMap((name) => {
    if (name.start !== null && firms.has(name.start)) return []
    const jobTitle = name.detail?.jobTitle ?? titles.get(name.start)
    return [jobTitle === name.detail?.jobTitle ? name : { ...name, detail: { ...name.detail, jobTitle } }]
  })
}

/** A line below a name with a title and what may be a firm called like a person. */
interface LineBelow {
  /** Where the name begins. */
  readonly person: number
  readonly title: string
  /** Where the firm begins. */
  readonly start: number
}

/** The firms called like people on the lines below names, if the others of these lines name organisations. */
function firmsBelow(page: Page, people: readonly Finding[]): LineBelow[] {
  const found: LineBelow[] = []
  let clear = 0
  let likely = 0
  for (const person of people.slice(0, PEOPLE_MAX)) {
    const below = lineBelow(page, person)
    const [first] = below === null ? [] : titledFirms(below.text)
    if (below === null || first === undefined) continue
    if (first.isClear) clear++
    else if (lookOf(first.firm) === 'person')
      found.push({ person: person.start!, title: first.title, start: below.start + first.start })
    else likely++
  }
  return clear >= CLEAR_MIN && clear + likely >= LINES_MIN ? found : []
}

/** The line below a name that fills its own. */
function lineBelow(page: Page, { start, end }: Finding): { text: string; start: number } | null {
  const { text } = page
  if (start === null || end === null) return null
  const own = lineAt(page, start)
  if (text.slice(own.start, own.end).trim().length > end - start || own.end >= text.length) return null
  const next = lineAt(page, own.end + 1)
  if (next.end - next.start > LINE_LENGTH_MAX) return null
  const written = text.slice(next.start, next.end)
  const shown = written.trim()
  return { text: shown, start: next.start + written.indexOf(shown) }
}
