import { countryOfCity } from '../addresses/cities.ts'
import type { Finding } from '../finding.ts'
import { memoize } from '../memoize.ts'
import { closest, contains, elementAt, type Page } from '../page.ts'
import { PlaceIndex } from '../places.ts'
import { wordsOf } from './company-key.ts'
import {
  ARTICLES,
  CONNECTORS,
  isGeneric,
  isKindOfOrganisation,
  NAME_STOPS,
  namesOrganisation,
} from './company-words.ts'
import { headWeight } from './head-weight.ts'
import type { CompanyMention } from './mention.ts'
import { domainAgreement, readMailDomain } from './site-domain.ts'

const HEAD_LENGTH_MAX = 80
const HEAD_WORDS_MAX = 8
/** A doubtful address says nothing about the line above it. */
const ADDRESS_CONFIDENCE_MIN = 0.6
/** Lines above an address that may hold the name: a department or a person may stand between. */
const LINES_ABOVE = 3
/** Lines between a name and the address of mail that spells it. */
const LINES_TO_EMAIL = 6
/** From this agreement on a mail domain spells a name. */
const SPELLED_MIN = 0.85
const LINE_LENGTH_MAX = 200

/** Names that stand at the head of an address, or above an email address whose domain spells them. */
export function findBlockHeads(page: Page, others: readonly Finding[]): CompanyMention[] {
  const rest = others.filter(({ type }) => type !== 'addresses')
  const taken = new PlaceIndex([
    rest.flatMap(({ start, end }) => (start === null || end === null ? [] : [{ start, end }])),
  ])
  return others.flatMap((finding) => {
    if (finding.start === null) return []
    if (finding.type === 'emails') return aboveEmail(page, finding.normalized, finding.start)
    const isAddress = finding.type === 'addresses' && finding.confidence >= ADDRESS_CONFIDENCE_MIN
    return isAddress ? aboveAddress(page, finding, finding.start, taken) : []
  })
}

/** The line above an address, and further up the lines that say they name an organisation. */
function aboveAddress(page: Page, { value }: Finding, address: number, taken: PlaceIndex): CompanyMention[] {
  const found: CompanyMention[] = []
  const written = new Set(wordsOf(value))
  const line = lineNear(page, address)
  let range = { start: line.start, end: address }
  let owners = 0
  for (let distance = 0; distance <= LINES_ABOVE; distance++) {
    const head = headIn(page, range)
    // "Inh. Jane Roe": the name of the firm is further up.
    if (head && OWNER.test(head.name)) owners++
    else if (
      head &&
      !taken.isWithin(head.start, head.end) &&
      isSamePart(page, head.start, address) &&
      !isPlaceHead(head.name, written)
    ) {
      const isNamed = namesOrganisation(wordsOf(head.name))
      const isNext = distance - owners <= 1 && found.length === 0
      if (isNext || isNamed) {
        found.push({ ...head, method: 'imprint', weight: headWeight(page, head, isNext), kind: 'head' })
      }
    }
    if (range.start === 0) break
    range = lineNear(page, range.start - 1)
  }
  return found
}

function aboveEmail(page: Page, address: string, start: number): CompanyMention[] {
  const domain = readMailDomain(address.slice(address.lastIndexOf('@') + 1))
  if (!domain) return []
  let line = lineNear(page, start)
  for (let lines = 0; lines < LINES_TO_EMAIL && line.start > 0; lines++) {
    line = lineNear(page, line.start - 1)
    const head = headIn(page, line)
    const isSpelled = head !== null && domainAgreement(head.name, domain) >= SPELLED_MIN
    if (isSpelled) return [{ ...head, method: 'text', weight: 0.65, kind: 'head' }]
  }
  return []
}

/** The line around an offset, as far as names and addresses may reach: a page may be one line of megabytes. */
function lineNear({ text }: Page, offset: number): { start: number; end: number } {
  const from = Math.max(0, offset - LINE_LENGTH_MAX)
  const newline = text.slice(from, offset).lastIndexOf('\n')
  const after = text.slice(offset, offset + LINE_LENGTH_MAX).indexOf('\n')
  return { start: from + newline + 1, end: offset + (after < 0 ? LINE_LENGTH_MAX : after) }
}

/** The name in the last cell of a line, if it can be one. */
function headIn({ text }: Page, range: { start: number; end: number }) {
  const name = nameIn(text.slice(range.start, Math.min(range.end, range.start + LINE_LENGTH_MAX)))
  if (name === null) return null
  const start = text.indexOf(name, range.start)
  return { name, start, end: start + name.length }
}

/** Lines remembered: those above one email address are above the next one too, and on the next page. */
const LINES_MAX = 2_000

const nameIn = memoize((line: string): string | null => {
  const cells = line.split('\t')
  const cell = cells.findLast((part) => part.trim() !== '') ?? ''
  const name = cell.replace(/^[\s:,;.*•|–—-]+|[\s:,;*•|–—-]+$/g, '').replace(SITUATED, '')
  if (name.length < 3 || name.length > HEAD_LENGTH_MAX) return null
  if (!/^["'“„«]?(?:\p{Lu}|\p{Lo}|\d\p{L})/u.test(name) || /[@:?!|]|https?|\d{3}/.test(name)) return null
  const words = wordsOf(name)
  if (words.length > HEAD_WORDS_MAX || isGeneric(words)) return null
  const isBlock = words.some((word, at) => BLOCK_WORDS.has(word) && words[at - 1] !== 'law')
  if (isBlock) return null
  const isKind = isKindOfOrganisation(ARTICLES.has(words[0]!) ? words.slice(1) : words)
  return isKind || isSentence(name) ? null : name
}, LINES_MAX)

const OWNER =
  /^(?:inh(?:\.|aber(?:in)?)|prop(?:\.|rietor)|owner|c\/o|z\. ?hd|attn|attention|titolare|titular|gérante?|eigenaar|ejer|ägare|vl\.|właściciel|p\.p\.a)(?![\p{L}])/iu

/** `Rex is our dog` */
const isSentence = (name: string) =>
  name.split(' ').some((word) => /^\p{Ll}/u.test(word) && NAME_STOPS.has(word) && !CONNECTORS.has(word))

/** `Acme Biosciences is located at` */
const SITUATED =
  /,? (?:is|are) (?:currently )?(?:located|based|situated|headquartered|registered|in)(?: (?:at|in|on))?$|,? (?:mit sitz|befindet sich|se encuentra|está ubicad[oa]|situé[e]?|est situé[e]?|con sede|si trova|gevestigd|is gevestigd|med säte|com sede|z siedzibą|se sídlem)(?: (?:in|en|à|i|em|w|te|v|au|a))?$/iu

const PART = /^(?:footer|header|section|article|aside|main|nav)$/

/** A heading of the section before the footer says nothing about an address in the footer. */
function isSamePart(page: Page, head: number, address: number): boolean {
  const partAt = (at: number) => closest(elementAt(page, at), ({ tag }) => PART.test(tag))
  const [one, other] = [partAt(head), partAt(address)]
  if (one === null || other === null) return one === other
  return contains(one, other) || contains(other, one)
}

/** `Dallas Office`, `Downtown Asheville`, `Unidade II`, `St. Louis #12`: which of several places the address is. */
function isPlaceHead(name: string, written: ReadonlySet<string>): boolean {
  const words = wordsOf(name)
  if (NUMBERED.test(name) || OFFICE.test(words.join(' ')) || countryOfCity(words.join(' '))) return true
  if (words.every((word) => written.has(word) || PLACE_WORDS.has(word) || NUMERAL.test(word))) return true
  // "Main Hospital", "North Campus Library"
  if (
    words.some((word) => PLACE_WORDS.has(word)) &&
    isKindOfOrganisation(words.filter((word) => !PLACE_WORDS.has(word)))
  )
    return true
  if (PLACE_WORDS.has(words[0]!) && NUMERAL.test(words[1] ?? '')) return true
  return PLACE_WORDS.has(words.at(-1)!) && words.length <= 3 && words.some((word) => written.has(word))
}

const NUMBERED = /#\s?\d+$/
const NUMERAL = /^(?:[ivx]{1,4}|\d{1,3})$/
/** No firm is called after what only says which of its places is meant. */
const OFFICE =
  /(?:^| )(?:(?:sales|branch|head|regional|registered|main|field|liaison|corporate) office|campus|branch|headquarters|hq)$/

const PLACE_WORDS = new Set(
  (
    'office offices branch store shop showroom warehouse location downtown uptown midtown north south east west central campus ' +
    'site plant factory depot outlet headquarters hq regional region area city town county of the in at main new our niederlassung ' +
    'filiale standort zweigstelle geschaftsstelle buro werk zentrale oficina oficinas sucursal delegacion tienda agence bureau ' +
    'succursale boutique magasin siege filial escritorio loja unidade sede ufficio negozio punto vendita vestiging winkel ' +
    'secondaire principal principale centrale secundaria social sociale legale operativa girls boys junior senior ' +
    'kantoor kontor butik avdeling oddzial biuro sklep pobocka prodejna kancelar sube ofis merkez cabang kantor'
  ).split(' '),
)

/** Words that head a block instead of naming its owner. */
const BLOCK_WORDS = new Set(
  (
    'contact contacts kontakt contacto contatti information informationen address adresse anschrift hours directions ' +
    'besoksadress postadress besoksadresse postadresse bezoekadres postadres besucheradresse postanschrift hausanschrift iletisim kontak ' +
    'direccion endereco indirizzo adres adresa shops stores offices branches campuses phone telephone email enquiries inquiries location locations find visit map directory staff list overview hotline'
  ).split(' '),
)
