import { invalid } from '../../lib/errors.ts'
import { FIELD_NAME_LENGTH_MAX, fieldName } from '../../lib/text/field-name.ts'
import { oneLine } from '../../lib/text/one-line.ts'
import { type HtmlPlace, htmlPlaces } from './html-places.ts'
import { AuthoredText, EncodedText, FieldContext } from './liquid/engine.ts'
import { type FilterChain, readFilters } from './liquid/read-output.ts'

/**
 * The target of a merged text. `html`: markup; values are escaped for their position. `text`: unchanged. `header`: one
 * line. `url`: an http(s) URL; values are percent-encoded.
 */
export type MergeAs = 'html' | 'text' | 'header' | 'url'

export type MergeValues = Readonly<Record<string, string | null | undefined>>

export interface Merged {
  readonly text: string
  /** Fields that the template names, that the recipient lacks, and that have no fallback; each once, in order. */
  readonly missing: readonly string[]
}

/** A field in a template. */
export interface Placeholder {
  /** As normalised by `fieldName`. */
  readonly name: string
  /** The text to use if the recipient lacks the field, as in the template; null for none. */
  readonly fallback: string | null
  /** Filters, as in `{{name | upcase}}`; null for none. */
  readonly filters: FilterChain | null
  /** Why the part after the bar is not understood, in which case it is the fallback. */
  readonly problem: string | null
  readonly start: number
  readonly end: number
}

/** A field as it was merged, for previews. */
export interface UsedField {
  readonly name: string
  /** Empty if the recipient lacks the field. */
  readonly value: string
  /** Whether the fallback was used. */
  readonly fellBack: boolean
}

const FALLBACK_LENGTH_MAX = 1_000

/**
 * Merges a recipient's fields into a template: `{{name}}`, `{{name|there}}` and `{{name | default: 'there'}}` with a
 * fallback, and `{{name | upcase | truncate: 20}}` with filters. A value is never interpreted as a template, nor in HTML as markup. Text that only looks like a field is
 * kept.
 *
 * @param onUsed called with each field
 * @throws validation_failed if the merged text is longer than 2,000,000 characters
 */
export function mergeFields(
  template: string,
  values: MergeValues,
  { as, onUsed }: { as: MergeAs; onUsed?: (field: UsedField) => void },
): Merged {
  const known = new Map(Object.entries(values).map(([name, value]) => [knownName(name), value]))
  const missing = new Set<string>()
  const pieces: string[] = []
  let before = ''
  /** For plain text: the end of the current word, and whether it is inside a URL. */
  let word = { end: '', isAddress: false }
  let length = 0
  const put = (piece: string) => {
    length += piece.length
    // Many fields with long values: no real letter is this long, and no mail server accepts it.
    if (length > MERGED_LENGTH_MAX) throw invalid({ content: ['The message is too long with the fields merged'] })
    pieces.push(piece)
    if (as === 'text') word = wordAfter(word, piece)
    before = `${before}${piece.slice(-2)}`.slice(-2)
  }
  /** Each value is cleaned once, however often the template uses it. */
  const cleaned = new Map<string, string>()
  const cleanedValue = (name: string): string => {
    const value = cleaned.get(name) ?? written(known.get(name), as)
    cleaned.set(name, value)
    return value
  }
  /** Created for the first field with filters, whose memory all of them share. */
  let context: FieldContext | null = null
  const filtered = (filters: FilterChain, isEncoded: boolean): { text: string; isAuthored: boolean } => {
    context ??= new FieldContext(cleanedValue)
    const result = filters.valueFor(context)
    if (result instanceof AuthoredText) return { text: result.written, isAuthored: true }
    const text = result instanceof EncodedText && isEncoded ? result.plain : textOf(result)
    return { text: written(text, as), isAuthored: false }
  }
  let from = 0
  for (const { name, fallback, filters, start, end, place } of placesOf(template, as)) {
    put(template.slice(from, start))
    from = end
    const isEncoded = as === 'url' || (as === 'text' && word.isAddress)
    const write = (value: string) =>
      value === '' ? '' : place ? place.write(value, before) : isEncoded ? encode(value) : value
    const own = cleanedValue(name)
    const merged = filters && filtered(filters, place ? place.encodes === true : isEncoded)
    const shown = merged ? (merged.isAuthored ? lineOf(merged.text, as) : write(merged.text)) : write(own)
    const isLacking = shown === '' || (own === '' && filters !== null && !filters.hasDefault)
    if (isLacking && fallback === null) missing.add(name)
    const text = shown !== '' ? shown : lineOf(fallback ?? '', as)
    onUsed?.({ name, value: own, fellBack: own === '' && text !== '' })
    put(text)
  }
  put(template.slice(from))
  return { text: pieces.join(''), missing: [...missing] }
}

const lineOf = (text: string, as: MergeAs) => (as === 'header' ? oneLine(text) : text)

/** The result of filters as text. */
const textOf = (result: unknown): string =>
  result === null || result === undefined ? '' : Array.isArray(result) ? result.join(' ') : String(result)

/** The maximum length of a merged text; a campaign's content may have a quarter of it. */
const MERGED_LENGTH_MAX = 2_000_000

/** After the host of an http(s) URL, where the rest of it follows. */
const IN_ADDRESS = /https?:\/\/[^/?#\s]{1,255}[/?#]/i
/** How many characters are kept to detect the start of a URL. */
const WORD_END = 270

interface Word {
  readonly end: string
  readonly isAddress: boolean
}

/** Examines each character only a few times, however long the word gets. */
function wordAfter(word: Word, piece: string): Word {
  let at = piece.length
  while (at > 0 && !' \t\n\r<>"()'.includes(piece[at - 1]!)) at--
  const seen = at > 0 ? piece.slice(at) : word.end + piece
  const isAddress = (at === 0 && word.isAddress) || IN_ADDRESS.test(seen)
  // Inside a URL, nothing needs to be kept.
  return { end: isAddress ? '' : seen.slice(-WORD_END), isAddress }
}

interface Place extends Placeholder {
  /** For markup. */
  readonly place: HtmlPlace | null
}

/** A cache of the parts of a few campaigns' messages, each parsed once for all recipients. */
const TEMPLATES_MAX = 16
const read = new Map<MergeAs, Map<string, readonly Place[]>>()

function placesOf(template: string, as: MergeAs): readonly Place[] {
  const ofKind = read.get(as) ?? new Map<string, readonly Place[]>()
  read.set(as, ofKind)
  const before = ofKind.get(template)
  if (before) return before
  const placeOf = as === 'html' ? htmlPlaces(template) : () => null
  const places = Array.from(placeholders(template), (one) => ({ ...one, place: placeOf(one.start) }))
  if (ofKind.size >= TEMPLATES_MAX) ofKind.clear()
  ofKind.set(template, places)
  return places
}

/** A cache of column names, which are the same for all recipients of an import. */
const NAMES_MAX = 500
const names = new Map<string, string>()

function knownName(written: string): string {
  const before = names.get(written)
  if (before !== undefined) return before
  const name = fieldName(written)
  if (names.size >= NAMES_MAX) names.clear()
  names.set(written, name)
  return name
}

/** The names of a template's fields, each once, in order; without those that only filters name. */
export const namedFields = (template: string): string[] => [
  ...new Set(Array.from(placeholders(template), ({ name }) => name)),
]

/** Yields the fields of a template, in order, in a single pass. */
export function* placeholders(template: string): Generator<Placeholder> {
  let from = 0
  for (let close = template.indexOf('}}'); close >= 0; close = template.indexOf('}}', from)) {
    const opened = template.slice(from, close).lastIndexOf('{{')
    if (opened >= 0) {
      const placeholder = readPlaceholder(template, from + opened, close)
      if (placeholder) yield placeholder
    }
    from = close + 2
  }
}

function readPlaceholder(template: string, start: number, close: number): Placeholder | null {
  if (close - start > FIELD_NAME_LENGTH_MAX + FALLBACK_LENGTH_MAX) return null
  const inside = template.slice(start + 2, close)
  const bar = inside.indexOf('|')
  const label = withoutMarkup(bar < 0 ? inside : inside.slice(0, bar)).trim()
  if (label.length > FIELD_NAME_LENGTH_MAX || !/^[\p{L}\p{M}\p{N}_ .-]+$/u.test(label)) return null
  const name = fieldName(label)
  if (name === '') return null
  // Part of a condition; see `resolveChoices`.
  if (name === 'else' && bar < 0) return null
  const rest = bar < 0 ? null : inside.slice(bar + 1)
  const read = rest === null ? null : readFilters(name, rest)
  const filters = read !== null && typeof read !== 'string' ? read : null
  const fallback = filters ? filters.fallback : rest === null ? null : fallbackOf(rest)
  return { name, fallback, filters, problem: typeof read === 'string' ? read : null, start, end: close + 2 }
}

/** Also accepts the syntax of other tools: `default: 'there'`, `default("there")`, `'there'`, `| there`. */
function fallbackOf(written: string): string {
  const plain = written.replace(/^\|/, '').trim()
  const isDefault = /^default(?:\s|&nbsp;)*[:(=]/i.exec(plain)
  const text = isDefault ? plain.slice(isDefault[0].length).replace(isDefault[0].endsWith('(') ? /\)$/ : '', '') : plain
  const trimmed = withoutMarkup(text).trim()
  const [, open, inner = '', close] = QUOTED.exec(trimmed) ?? []
  return open !== undefined && QUOTES.get(open) === close ? inner : isDefault ? trimmed : plain
}

const QUOTED = /^(&quot;|&#39;|["'“‘])(.*?)(&quot;|&#39;|["'”’])$/s
const QUOTES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['‘', '’'],
  ['&quot;', '&quot;'],
  ['&#39;', '&#39;'],
])

/** Editors insert non-breaking spaces. */
const withoutMarkup = (label: string) => label.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ')

function written(value: string | null | undefined, as: MergeAs): string {
  if (value === null || value === undefined) return ''
  if (as === 'header' || as === 'url') return oneLine(value)
  return value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

const encode = (value: string) => encodeURIComponent(value)
