import { type KnownExport, recogniseExport } from '../../rules/imports/known-exports.ts'
import { restoreCell } from '../csv-cell.ts'
import { fold } from '../fold.ts'
import { parseMailbox } from '../parse-mailbox.ts'
import { HEADER_NAMES, OTHER_HEADERS } from './header-names.ts'

/** The kinds of columns in an import. */
export type ColumnKind = keyof typeof HEADER_NAMES

export interface CsvColumns {
  /** Column indexes by kind, in the order of the file. */
  readonly byKind: Readonly<Record<ColumnKind, readonly number[]>>
  /** Columns with a header that names no known kind, such as `Industry`. Columns about an address are left out. */
  readonly others?: readonly OtherColumn[]
  /** The product that the file was exported from, if its columns show it. */
  readonly exported?: KnownExport | null
  /** Index of the first row with data: the one below the headers, or 0 if there are none. */
  readonly dataAt: number
}

/** A column that an import does not know. */
export interface OtherColumn {
  readonly index: number
  /** As in the file. */
  readonly header: string
}

const KNOWN: ReadonlyMap<string, ColumnKind> = new Map(
  Object.entries(HEADER_NAMES).flatMap(([kind, names]) =>
    names.split(/\s+/).map((name) => [fold(name).replaceAll(' ', ''), kind as ColumnKind] as const),
  ),
)
const OTHERS = new Set(OTHER_HEADERS.split(/\s+/))
/** Columns that describe an email or a phone number rather than contain one: `Email Opt Out`, `Phone 1 - Type`. */
const ABOUT =
  /\b(?:type|label|status|verified|valid\w*|check\w*|opt(?!ion)\w*|consent\w*|subscri\w*|unsub\w*|bounce\w*|count|date|hash|marketing|format|provider|domain|template|campaign|source|id|permission|score|confidence|pattern|likely|sent|last|quality|ext|extension|country|code|fax|telefax|sent|open\w*|click\w*|preference\w*|written|password|time|url)\b/
/** The same in Outlook's and Google's exports in other languages: types of addresses, and display names. */
const ABOUT_ELSEWHERE =
  /typ(?:e|en|o|u)?\b|\b(?:tipo|tipus|soort|slag|etikett|etiqueta|etichetta|libelle|angezeigter|anzeigename|affichage|affiche|nom complet|pantalla|mostrar|mostrado|visualizzato|exibicao|apresentacao|weergavenaam|weergegeven|visningsnamn|visningsnavn|vist navn|nayttonimi|wyswietlana|zobrazovane|megjelenitendo|gorunen|turu|telex|radio|pager|isdn)\b|fax/
/** Scripts that `\b` does not support. */
const ABOUT_IN_SCRIPTS =
  /^тип | тип$|^вид | вид$|отображаемое|краткое|факс|タイプ|種類|表示名|ファックス|类型|显示名称|传真|類型|顯示名稱|傳真|유형|표시 ?이름|팩스/
/** Words that narrow a column down without changing what it holds: `Work Email`, `Primary Phone`. */
const QUALIFIERS =
  /\b(?:primary|secondary|main|work|office|business|home|personal|private|professional|corporate|direct|other|alt|alternate|alternative|contact|customer|client|lead|person|owner|value|your|the|privat|geschaftlich|dienstlich|professionnel|professionnelle|personnel|personnelle|domicile|bureau|principal|principale|autre|privado|particular|profesional|oficina|otro|trabajo|personal|casa|lavoro|ufficio|abitazione|principale|altro|werk|zakelijk|thuis|prive|arbete|arbejde|arbeid|jobb|hem|hjem|privat|sluzbowy|domowy|prywatny|praca|trabalho|comercial|residencial|residencia|emprego|weitere|weiterer|haupt|рабочии|рабочая|домашнии|домашняя|основнои|основная|личныи|дополнительныи|is|ev)\b/g
const HAS_WORD: readonly (readonly [RegExp, ColumnKind])[] = [
  [/e ?mail|\bmail\b|correo|courriel|почт/, 'email'],
  [/phone(?!t)|telefon|telefoon|telephone|\bmobile?\b|\bcell|\btel\b|телефон|電話|电话/, 'phone'],
]

const PLACES: ReadonlySet<ColumnKind> = new Set(['street', 'city', 'region', 'postcode', 'country'])

/** A longer header is a sentence. */
const HEADER_LENGTH_MAX = 80
/** Maximum length with notes in brackets. */
const NOTED_HEADER_LENGTH_MAX = 300
/** More columns than any export has. Further columns are ignored. */
const COLUMNS_MAX = 1_000
/** Number of rows searched for headers: some exports have a title and notes above them. */
export const OPENING_ROWS = 10

/** Returns a column's kind by its header, or null if an import does not use it. */
export function recognise(header: string): ColumnKind | null {
  const plain = withoutNotes(header)
  if (plain.length > HEADER_LENGTH_MAX) return null
  const whole = recogniseWords(plain === header ? header : header.slice(0, HEADER_LENGTH_MAX))
  return whole ?? (plain === header ? null : recogniseWords(plain))
}

/** Notes that templates add to a column's name: `Email (required)`, `E-mail *`, `Phone [optional]`. */
const BRACKETS = /[([{（【]([^()[\]{}（）【】]*)[)\]}）】]/g

function withoutNotes(header: string): string {
  if (header.length > NOTED_HEADER_LENGTH_MAX) return header
  const isAbout = [...header.matchAll(BRACKETS)].some(([, note]) => isWordAbout(fold(note!)))
  return isAbout
    ? header
    : header
        .replace(BRACKETS, ' ')
        .replace(/[*†‡:]\s*$/, '')
        .trim()
}

/** `Email (type)` describes an email; `Phone (with country code)` contains a phone number. */
const isWordAbout = (note: string): boolean => !note.includes(' ') && ABOUT.test(note)

function recogniseWords(header: string): ColumnKind | null {
  const words = fold(header).replace(/\d+/g, ' ').replace(/\s+/g, ' ').trim()
  if (words === '') return null
  const exact = KNOWN.get(words.replaceAll(' ', ''))
  if (exact) return exact
  if (OTHERS.has(words.replaceAll(' ', ''))) return null
  const bare = KNOWN.get(words.replace(QUALIFIERS, '').replaceAll(' ', '')) ?? null
  // On their own, words like "code" and "country" describe another column, but here they are parts of an address.
  if (bare && PLACES.has(bare)) return bare
  if (ABOUT.test(words) || ABOUT_ELSEWHERE.test(words) || ABOUT_IN_SCRIPTS.test(words)) return null
  return bare ?? HAS_WORD.find(([word]) => word.test(words))?.[1] ?? null
}

/**
 * Returns how many of a row's cells are known headers; 0 if the row contains an email or a phone number, and so is
 * data.
 */
export const countHeaders = (cells: readonly string[]): number =>
  cells.slice(0, COLUMNS_MAX).some((cell) => kindOfValue(cell) !== null)
    ? 0
    : kindsOf(cells).filter((kind) => kind !== null).length

/**
 * Detects the columns of a file: by the row at its beginning with the most headers, or, if none has any, by the values
 * of the first row.
 *
 * @param opening the first rows, of which the first `OPENING_ROWS` are examined
 * @returns null if no column contains emails or phones
 */
export function readColumns(opening: readonly (readonly string[])[]): CsvColumns | null {
  const rows = opening
    .slice(0, OPENING_ROWS)
    .map((cells, at) => ({ at, kinds: kindsOf(cells), known: countHeaders(cells) }))
  const headers = rows.filter(({ kinds, known }) => known > 0 && (kinds.includes('email') || kinds.includes('phone')))
  const best = headers.toSorted((a, b) => b.known - a.known)[0]
  if (best) {
    const cells = opening[best.at]!
    const exported = recogniseExport(cells.slice(0, COLUMNS_MAX).map((cell) => restoreCell(cell.trim())))
    const others = othersIn(cells, best.kinds).filter(({ index }) => exported?.ignored.has(index) !== true)
    return { byKind: group(best.kinds), others, exported, dataAt: best.at + 1 }
  }
  const values = (opening[0] ?? []).slice(0, COLUMNS_MAX).map(kindOfValue)
  return values.some((kind) => kind !== null) ? { byKind: group(values), others: [], dataAt: 0 } : null
}

const kindsOf = (cells: readonly string[]) =>
  cells.slice(0, COLUMNS_MAX).map((cell) => recognise(restoreCell(cell.trim())))

/** `Email status` and `Phone 1 - Type` describe another column; `Lead source` is a field of its own. */
function othersIn(cells: readonly string[], kinds: readonly (ColumnKind | null)[]): OtherColumn[] {
  return kinds.flatMap((kind, index) => {
    const header = restoreCell(cells[index]!.trim()).trim()
    if (kind !== null || header === '' || header.length > HEADER_LENGTH_MAX) return []
    return isAbout(header) ? [] : [{ index, header }]
  })
}

/** Whether a header without a known kind describes another column instead of naming a field of its own. */
function isAbout(header: string): boolean {
  const words = fold(header)
  return OTHERS.has(words.replaceAll(' ', '')) || HAS_WORD.some(([word]) => word.test(words))
}

/** Whether a column with this header is read as a field of the contact. */
export const isOwnField = (header: string): boolean =>
  header !== '' && header.length <= HEADER_LENGTH_MAX && recognise(header) === null && !isAbout(header)

/** An email address or an international phone number; null for anything else. */
export const kindOfValue = (cell: string): 'email' | 'phone' | null =>
  parseMailbox(cell.trim()) ? 'email' : /^'?\+[\d ().-]{7,20}$/.test(cell.trim()) ? 'phone' : null

const KINDS = Object.keys(HEADER_NAMES) as ColumnKind[]

function group(kinds: readonly (ColumnKind | null)[]): CsvColumns['byKind'] {
  const of = (kind: ColumnKind) => kinds.flatMap((known, index) => (known === kind ? [index] : []))
  return Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])) as Record<ColumnKind, number[]>
}
