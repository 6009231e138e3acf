import { fold } from '../../extraction/addresses/normalize-address.ts'
import { parseMailbox } from '../../extraction/emails/parse-email.ts'
import { restoreCell } from '../../lib/csv-cell.ts'
import { HEADER_NAMES } from './header-names.ts'

/** What a column of an import can hold. */
export type ColumnKind = 'email' | 'phone' | 'name' | 'first_name' | 'last_name' | 'company' | 'job_title'

export interface CsvColumns {
  /** Columns by what they hold, in the order of the file. */
  readonly byKind: Readonly<Record<ColumnKind, readonly number[]>>
  /** False when the first row is data already. */
  readonly hasHeader: boolean
}

const KNOWN: ReadonlyMap<string, ColumnKind> = new Map(
  Object.entries(HEADER_NAMES).flatMap(([kind, names]) =>
    names.split(/\s+/).map((name) => [name, kind as ColumnKind] as const),
  ),
)
/** Columns about an email or a phone rather than with one: `Email Opt Out`, `Phone 1 - Type`. */
const ABOUT =
  /\b(?:type|label|status|verified|valid\w*|opt\w*|consent\w*|subscri\w*|unsub\w*|bounce\w*|count|date|hash|marketing|format|provider|domain|template|campaign|source|id|permission|score|quality|ext|extension|country|code|fax|telefax|sent|open\w*|click\w*|preference\w*|written|password|time|url)\b/
/** Words that narrow a column down without changing what it holds: `Work Email`, `Primary Phone`. */
const QUALIFIERS =
  /\b(?:primary|secondary|main|work|office|business|home|personal|private|professional|corporate|direct|other|alt|alternate|alternative|contact|customer|client|lead|person|owner|value|your|the|privat|geschaftlich|dienstlich|professionnel|personnel|trabajo|personal|casa|lavoro)\b/g
const HAS_WORD: readonly (readonly [RegExp, ColumnKind])[] = [
  [/e ?mail|\bmail\b|correo|courriel|почт/, 'email'],
  [/phone|telefon|telefoon|telephone|\bmobile?\b|\bcell|\btel\b|телефон|電話|电话/, 'phone'],
]

/** What a column is for by its header, or null when that is nothing an import takes. */
export function recognise(header: string): ColumnKind | null {
  const words = fold(header).replace(/\d+/g, ' ').replace(/\s+/g, ' ').trim()
  if (words === '') return null
  const exact = KNOWN.get(words.replaceAll(' ', ''))
  if (exact) return exact
  if (ABOUT.test(words)) return null
  const bare = words.replace(QUALIFIERS, '').replaceAll(' ', '')
  return KNOWN.get(bare) ?? HAS_WORD.find(([word]) => word.test(words))?.[1] ?? null
}

/**
 * Which columns of a file hold what, from its first row: by their headers, or by their values when the row is none.
 *
 * @returns null when no column holds emails or phones
 */
export function readColumns(first: readonly string[]): CsvColumns | null {
  const kinds = first.map((cell) => recognise(restoreCell(cell.trim())))
  if (kinds.includes('email') || kinds.includes('phone')) return { byKind: group(kinds), hasHeader: true }
  const values = first.map((cell): ColumnKind | null =>
    parseMailbox(cell.trim()) ? 'email' : /^'?\+[\d ().-]{7,20}$/.test(cell.trim()) ? 'phone' : null,
  )
  return values.some((kind) => kind !== null) ? { byKind: group(values), hasHeader: false } : null
}

function group(kinds: readonly (ColumnKind | null)[]): CsvColumns['byKind'] {
  const of = (kind: ColumnKind) => kinds.flatMap((known, index) => (known === kind ? [index] : []))
  return {
    email: of('email'),
    phone: of('phone'),
    name: of('name'),
    first_name: of('first_name'),
    last_name: of('last_name'),
    company: of('company'),
    job_title: of('job_title'),
  }
}
