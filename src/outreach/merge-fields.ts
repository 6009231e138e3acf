import { oneLine } from '../contracts/one-line.ts'
import { invalid } from '../lib/errors.ts'
import { type HtmlPlace, htmlPlaces } from './html-places.ts'

/** What every recipient may have; whatever else is merged in is a column of whoever imported them. */
export const BUILT_IN_FIELDS = [
  'name',
  'first_name',
  'last_name',
  'company',
  'email',
  'phone',
  'unsubscribe_url',
] as const

/**
 * Where a text is going. `html`: markup; values are escaped for wherever in it they stand. `text`: as it is. `header`: one line. `url`: an http(s) address;
 * values are percent-encoded.
 */
export type MergeAs = 'html' | 'text' | 'header' | 'url'

export type MergeValues = Readonly<Record<string, string | null | undefined>>

export interface Merged {
  readonly text: string
  /** Fields that are named, that the recipient has not, and that have no fallback; each once, in order. */
  readonly missing: readonly string[]
}

/** A field that a template names. */
export interface Placeholder {
  /** As `fieldName` spells it. */
  readonly name: string
  /** What stands there where the recipient has no such field, as the template has it; null for nothing. */
  readonly fallback: string | null
  readonly start: number
  readonly end: number
}

const NAME_LENGTH_MAX = 100
const FALLBACK_LENGTH_MAX = 1_000

/** The one spelling of a field's name: `First Name`, `first-name` and `first_name` are one. */
export const fieldName = (written: string): string =>
  written
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')

/**
 * Puts a recipient's fields into a template: `{{name}}`, or `{{name|there}}` and `{{name | default: 'there'}}` where one may be
 * missing. What a value holds is never read as a template, and in
 * HTML never as markup. What looks like a field and is none stays as it is.
 *
 * @throws validation_failed where the merged text is longer than 2,000,000 characters
 */
export function mergeFields(template: string, values: MergeValues, { as }: { as: MergeAs }): Merged {
  const known = new Map(Object.entries(values).map(([name, value]) => [knownName(name), value]))
  const missing = new Set<string>()
  const pieces: string[] = []
  let before = ''
  /** In a plain text: the end of what stands there since the last space, and whether an address has begun in it. */
  let word = { end: '', isAddress: false }
  let length = 0
  const put = (piece: string) => {
    length += piece.length
    // Fields times their values: nobody's letter, and no mail server takes it.
    if (length > MERGED_LENGTH_MAX) throw invalid({ content: ['The message is too long with the fields merged'] })
    pieces.push(piece)
    if (as === 'text') word = wordAfter(word, piece)
    before = `${before}${piece.slice(-2)}`.slice(-2)
  }
  /** Each is cleaned once, however often the template names it. */
  const cleaned = new Map<string, string>()
  const cleanedValue = (name: string): string => {
    const value = cleaned.get(name) ?? written(known.get(name), as)
    cleaned.set(name, value)
    return value
  }
  let from = 0
  for (const { name, fallback, start, end, place } of placesOf(template, as)) {
    put(template.slice(from, start))
    from = end
    const value = cleanedValue(name)
    const isEncoded = as === 'url' || (as === 'text' && word.isAddress)
    const shown = value === '' ? '' : place ? place.write(value, before) : isEncoded ? encode(value) : value
    if (shown === '' && fallback === null) missing.add(name)
    put(shown !== '' ? shown : as === 'header' ? oneLine(fallback ?? '') : (fallback ?? ''))
  }
  put(template.slice(from))
  return { text: pieces.join(''), missing: [...missing] }
}

/** Of a text with its fields merged; a campaign's content may have a quarter of it. */
const MERGED_LENGTH_MAX = 2_000_000

/** Behind the host of an http(s) address, where the rest of it is still to come. */
const IN_ADDRESS = /https?:\/\/[^/?#\s]{1,255}[/?#]/i
/** Characters in which an address may begin that goes on. */
const WORD_END = 270

interface Word {
  readonly end: string
  readonly isAddress: boolean
}

/** Each character is looked at a few times, however long the word gets. */
function wordAfter(word: Word, piece: string): Word {
  let at = piece.length
  while (at > 0 && !' \t\n\r<>"()'.includes(piece[at - 1]!)) at--
  const seen = at > 0 ? piece.slice(at) : word.end + piece
  const isAddress = (at === 0 && word.isAddress) || IN_ADDRESS.test(seen)
  // Of an address nothing needs to be kept.
  return { end: isAddress ? '' : seen.slice(-WORD_END), isAddress }
}

interface Place extends Placeholder {
  /** In markup. */
  readonly place: HtmlPlace | null
}

/** The parts of a few campaigns' messages, each read once for all recipients. */
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

/** Columns of whoever imported recipients are the same for all of them. */
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

/** Names of the fields of a template, each once, in order. */
export const namedFields = (template: string): string[] => [
  ...new Set(Array.from(placeholders(template), ({ name }) => name)),
]

/** The fields of a template, in order. One pass, whatever the text. */
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
  if (close - start > NAME_LENGTH_MAX + FALLBACK_LENGTH_MAX) return null
  const inside = template.slice(start + 2, close)
  const bar = inside.indexOf('|')
  const label = withoutMarkup(bar < 0 ? inside : inside.slice(0, bar)).trim()
  if (label.length > NAME_LENGTH_MAX || !/^[\p{L}\p{M}\p{N}_ .-]+$/u.test(label)) return null
  const name = fieldName(label)
  if (name === '') return null
  // Of a condition: `resolveChoices`.
  if (name === 'else' && bar < 0) return null
  return { name, fallback: bar < 0 ? null : fallbackOf(inside.slice(bar + 1)), start, end: close + 2 }
}

/** Also as other tools write it: `default: 'there'`, `default("there")`, `'there'`, `| there`. */
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

/** Editors put spaces that do not break into what they show. */
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
