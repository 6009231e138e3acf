import type { ContactFilter } from '../../contracts/contacts/contact-filter.ts'
import { anyMark, textExpression } from '../../core/search-text.ts'
import { CHECK_CODES, SOURCE_BITS } from '../../db/codes.ts'
import { numberOfId } from '../../lib/numbered-id.ts'
import { roleMarks } from './role-marks.ts'

/** Reachability classes (`contacts.reach`), the best first. */
export const REACHES = [3, 2, 1, 0] as const
/** An email address implies at least class 2, a phone number class 1. */
const REACHES_OF = { email: [3, 2], phone: REACHES, either: [3, 2, 1], neither: [0], likely: [1, 0] } as const
/** Bit sets: email found (1), phone found (2), likely email (4). */
const HAS_PHONE = [2, 3, 6, 7]
const HAS_LIKELY_ONLY = [4, 6]
const SOURCE_TYPES = [1, 2, 3, 4, 5, 6, 7]
/** The check code of an email address that has not been checked. */
const UNCHECKED = 4
const LABEL_HALF = 14

/** The reachability classes that a filter can match. */
export const reachesOf = ({ has }: ContactFilter): readonly number[] => (has ? REACHES_OF[has] : REACHES)

/**
 * The search index queries of a filter: words anywhere or in the job title, and the marks of `contact_search_rows`
 * (`migrations/data`). Kind and reachability are added per class (`classMark`).
 *
 * @returns FTS5 expressions that must all match; null if the words contain nothing to search for
 */
export function searchExpressions(filter: ContactFilter): string[] | null {
  const words = filter.search === undefined ? '' : textExpression(filter.search)
  const title = filter.title === undefined ? '' : textExpression(filter.title)
  if (words === null || title === null) return null
  return [words, title && `title : (${title})`, ...markExpressions(filter)].filter((expression) => expression !== '')
}

/** The mark of a reachability class, for one kind or both. */
export const classMark = (kind: ContactFilter['kind'], reach: number): string =>
  anyMark(
    (['person', 'organization'] as const).filter((one) => !kind || one === kind).map((one) => `${one[0]}${reach}`),
  )

function markExpressions(filter: ContactFilter): string[] {
  const { has, email_check, country, label_id, source_type } = filter
  const parts: string[] = []
  if (has === 'phone') parts.push(anyMark(HAS_PHONE.map((bits) => `h${bits}`)))
  if (has === 'likely') parts.push(anyMark(HAS_LIKELY_ONLY.map((bits) => `h${bits}`)))
  if (email_check) parts.push(anyMark([`c${email_check === 'unchecked' ? UNCHECKED : CHECK_CODES[email_check]}`]))
  if (country) parts.push(anyMark([country]))
  for (const mark of roleMarks(filter)) parts.push(anyMark([mark]))
  if (label_id) parts.push(anyMark([labelMark(numberOfId(label_id) ?? 0)]))
  if (source_type) {
    const bits = SOURCE_TYPES.filter((set) => set & SOURCE_BITS[source_type])
    parts.push(anyMark(bits.map((set) => `s${set}`)))
  }
  return parts
}

/** Encodes a label's number, within those of its account, as two private-use characters that nobody types. */
function labelMark(label: number): string {
  const [low, base] = [2 ** LABEL_HALF, 0xf0000]
  return String.fromCodePoint(base + (Math.floor(label / low) % low), base + (label % low))
}
