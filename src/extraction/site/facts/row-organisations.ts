import { siteOf } from '../../../lib/url.ts'
import { isPlaceHead } from '../../companies/block-heads.ts'
import { wordsOf } from '../../companies/company-key.ts'
import { lookOf } from '../../companies/name-looks.ts'
import type { Finding } from '../../finding.ts'
import { lineAt, type Page } from '../../page.ts'
import { type Place, PlaceIndex, placesOf, rangeFound } from '../../places.ts'
import { isChromeAt } from './chrome.ts'
import { foundOrganisation, type OrganisationAtValues } from './found-organisation.ts'

/** Limits: names on one page, characters of a line and between a name and its first value, and parts between them. */
const NAMES_MAX = 60
const LINE_LENGTH_MAX = 400
const GAP_MAX = 60
const PARTS_MAX = 5
const CONFIDENCE = 0.65
/** `Press enquiries: Elm PR, …` */
const LABEL = /^\p{L}[^:：\t\n,]{2,40}[:：] +/u
const NO_WORDS: ReadonlySet<string> = new Set()
const SEPARATOR = /\t|, | [–—|·•-] /u

interface Row {
  readonly line: Place
  readonly values: Finding[]
}

/**
 * Finds organisations that a row or line begins with, before their contact data: `Elm & Roe Hardware | Oak Street,
 * Elmstead | 01632 960123`. A name that does not say that it is an organisation, or that the page's rules found already,
 * needs contact data of two types, a person, or a row of an organisation above or below. A row with the site's own
 * mailbox, or with data that the site repeats in its footer, is the owner's.
 *
 * @param values the addresses, numbers and email addresses of the page
 * @param people the places of the people of the page
 * @param known the organisations that the page's rules found
 */
export function findRowOrganisations(
  page: Page,
  values: readonly Finding[],
  people: PlaceIndex,
  known: readonly Finding[],
): OrganisationAtValues[] {
  const organizations = new PlaceIndex(known.map((company) => placesOf(page, company)))
  const taken = new PlaceIndex(values.map(rangeFound))
  const all = rowsOf(page, values).flatMap((row) => {
    const head = headOf(page, row, people)
    return head && !taken.overlapping(head.start, head.end) ? [head] : []
  })
  const heads = all.filter(({ start, end }) => !organizations.overlapping(start, end))
  const sure = new Set(heads.filter(({ isSure }) => isSure).map(({ line }) => line.start))
  const isBeside = ({ line }: Head) =>
    [line.start > 0 ? lineAt(page, line.start - 1) : null, lineAt(page, Math.min(line.end + 1, page.text.length))].some(
      (next) => next !== null && (sure.has(next.start) || organizations.after(next.start)?.start === next.start),
    )
  const found = heads
    .filter((head) => head.isSure || isBeside(head))
    .slice(0, NAMES_MAX)
    .map((head) => ({
      organization: foundOrganisation(page, head, { confidence: CONFIDENCE, method: 'text' }),
      isNew: true,
      values: head.values.map(({ start }) => start!),
    }))
  const stated = all.flatMap((head) => {
    const at = head.isFull ? organizations.overlapping(head.start, head.end) : null
    return at?.start === head.start
      ? [{ organization: known[at.owner]!, isNew: false, values: head.values.map(({ start }) => start!) }]
      : []
  })
  return [...found, ...stated.slice(0, NAMES_MAX)]
}

interface Head extends Row, Place {
  /** Whether the row says by itself that it is an organisation's. */
  readonly isSure: boolean
  /** Whether the row holds contact data of two types, or a person. */
  readonly isFull: boolean
}

/** The lines of a page that hold contact data of others. */
function rowsOf(page: Page, values: readonly Finding[]): Row[] {
  const rows = new Map<number, Row>()
  const own = new Set<number>()
  const ownSite = URL.canParse(page.url) ? siteOf(page.url) : null
  for (const value of values) {
    if (value.start === null) continue
    const line = lineAt(page, value.start)
    const isOwn =
      line.end - line.start > LINE_LENGTH_MAX ||
      (value.type === 'emails' && siteOf(`http://${value.normalized.split('@')[1]}`) === ownSite) ||
      placesOf(page, value).some(({ start }) => isChromeAt(page, start))
    if (isOwn) own.add(line.start)
    const row = rows.get(line.start)
    if (row) row.values.push(value)
    else rows.set(line.start, { line, values: [value] })
  }
  return [...rows.values()].filter(({ line }) => !own.has(line.start))
}

/** Returns the name that a row begins with, if it may be an organisation's. */
function headOf({ text }: Page, row: Row, people: PlaceIndex): Head | null {
  const { line, values } = row
  const first = Math.min(...values.map(({ start }) => start!))
  const lead = text.slice(line.start, first)
  const label = LABEL.exec(lead)?.[0].length ?? 0
  const [head = ''] = lead.slice(label).split(SEPARATOR, 1)
  const name = head.trim().replace(/[,:]$/, '')
  const start = line.start + label + head.indexOf(name)
  const end = start + name.length
  if (name === '' || end > first || !isGap(text.slice(end, first))) return null
  if (people.overlapping(start, end) || isPlaceHead(name, NO_WORDS)) return null
  const look = lookOf(name)
  if (look !== 'organisation' && (look !== 'name' || wordsOf(name).length < 2)) return null
  const isFull = new Set(values.map(({ type }) => type)).size > 1 || people.isWithin(first, line.end)
  return { ...row, start, end, isFull, isSure: isFull || look === 'organisation' }
}

/** Whether only short parts, such as a town or a label, stand between a name and its first value. */
const isGap = (gap: string) =>
  gap.length <= GAP_MAX && !/[.!?](?= \p{Lu})/u.test(gap) && gap.split(SEPARATOR).length <= PARTS_MAX + 1
