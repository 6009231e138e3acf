import { getDomain } from 'tldts'
import { countryOfText } from '../../../extraction/addresses/country-of-text.ts'
import { addressIdentity } from '../../../extraction/identity.ts'
import { normalizeProfile } from '../../../extraction/profiles.ts'
import type { FactAddress } from '../../../extraction/site/page-facts.ts'
import type { ColumnKind } from '../../../lib/csv/csv-columns.ts'
import { fold } from '../../../lib/fold.ts'
import { oneLine } from '../../../lib/text/one-line.ts'
import { withScheme } from '../../../lib/text/with-scheme.ts'

/** What a row contains besides names, email addresses and phone numbers. */
export interface ContactDetails {
  readonly addresses?: readonly FactAddress[]
  /** Normalised URLs of profiles. */
  readonly profiles?: readonly string[]
  /** Registrable domain of the website. */
  readonly site?: string | null
  /** Tags and lists of the contact in the system it was exported from. */
  readonly tags?: readonly string[]
  readonly note?: string | null
}

const CELL_LENGTH_MAX = 5_000
const ADDRESS_LENGTH_MAX = 300
const PROFILES_MAX = 20
const TAGS_MAX = 20
const TAG_LENGTH_MAX = 60
const NOTE_LENGTH_MAX = 4_000

/**
 * Reads the columns other than names, email addresses and phone numbers. Invalid values are dropped without a message,
 * since the other values of the row are still imported.
 *
 * @param cells returns the non-empty cells of a kind
 */
export function readDetails(cells: (kind: ColumnKind) => readonly string[]): ContactDetails {
  const websites = cells('website').flatMap(pieces)
  const profiles = [...cells('profile'), ...websites].flatMap(pieces).map((cell) => profileOf(cell))
  const handles = cells('twitter').map((cell) => profileOf(cell) ?? profileOf(`x.com/${cell.replace(/^@/, '')}`))
  const urls = [...profiles, ...handles].filter((url) => url !== null)
  const site = websites.filter((cell) => profileOf(cell) === null).map(siteOfCell)
  const note = cells('note').join('\n\n').slice(0, NOTE_LENGTH_MAX).trim()
  return {
    addresses: readAddress(cells),
    profiles: [...new Set(urls)].slice(0, PROFILES_MAX),
    site: site.find((one) => one !== null) ?? null,
    tags: tagsIn(cells('tags')),
    note: note || null,
  }
}

/** Splits a cell with several values; Google separates them by `:::`. */
const pieces = (cell: string): string[] =>
  cell
    .slice(0, CELL_LENGTH_MAX)
    .split(/:::|[\s,;|]/)
    .filter((piece) => piece !== '')

const profileOf = (cell: string): string | null => normalizeProfile(withScheme(cell))?.url ?? null

function siteOfCell(cell: string): string | null {
  const url = URL.parse(withScheme(cell))
  return url && /^https?:$/.test(url.protocol) ? getDomain(url.hostname, { allowPrivateDomains: true }) : null
}

/** At most one address: from one column, or composed of its parts. A town alone is no address. */
function readAddress(cells: (kind: ColumnKind) => readonly string[]): FactAddress[] {
  const first = (kind: ColumnKind) => linesOf((cells(kind)[0] ?? '').slice(0, ADDRESS_LENGTH_MAX))
  const [whole, street, city, postcode] = [first('address'), first('street'), first('city'), first('postcode')]
  const [region, country] = [first('region'), first('country')]
  const isWhole = whole !== '' && (city === '' || fold(whole).includes(fold(city)))
  if (isWhole) return plain(whole, country)
  const town = [postcode, city].filter(Boolean).join(' ')
  const line = street || whole
  return line === '' && (postcode === '' || city === '')
    ? []
    : plain([line, town, region, country].filter(Boolean).join(', '), country)
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '')
    .join(', ')

function plain(value: string, country: string): FactAddress[] {
  const code = countryOfText(country)
  const normalized = addressIdentity(value, code)
  // A text without a digit is a region or a remark.
  return /\d/.test(value) && normalized ? [{ value, normalized, ...(code && { country: code }) }] : []
}

/** Google's system groups, such as `* myContacts`, are no tags. */
const OWN_GROUP = /^\*/

function tagsIn(cells: readonly string[]): string[] {
  const written = cells.flatMap((cell) => listOf(cell)).map((tag) => oneLine(tag.slice(0, TAG_LENGTH_MAX)))
  return [...new Set(written.filter((tag) => tag !== '' && !OWN_GROUP.test(tag)))].slice(0, TAGS_MAX)
}

/** Splits a cell with several tags; Mailchimp writes `"one","two, three"`. */
function listOf(cell: string): string[] {
  const text = cell.slice(0, CELL_LENGTH_MAX)
  const quoted = /^\s*"/.test(text) ? text.match(/"[^"]*"|[^",]+/g) : null
  return (quoted ?? text.split(/:::|[,;|\n]/)).map((tag) => tag.trim().replace(/^"|"$/g, ''))
}
