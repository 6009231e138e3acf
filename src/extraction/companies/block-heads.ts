import type { PlaceHeads } from '../../facts/organisation-sentences.ts'
import { patternsOfLanguages, wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import type { Steps } from '../../lib/steps.ts'
import { countryOfCity } from '../addresses/cities.ts'
import { isAndWord } from '../and-words.ts'
import type { Finding } from '../finding.ts'
import { closest, contains, elementAt, type Page, type PageElement } from '../page.ts'
import { PlaceIndex } from '../places.ts'
import { spend } from '../steps.ts'
import { campusLength } from './capital-run.ts'
import { wordsOf } from './company-key.ts'
import { CONNECTORS, isKindOfOrganisation, namesOrganisation } from './company-words.ts'
import { HeadLines, headIn, lineNear } from './head-lines.ts'
import { headWeight } from './head-weight.ts'
import { isClearKind } from './kind-words.ts'
import type { CompanyMention } from './mention.ts'
import { lookOf, partsOf } from './name-looks.ts'
import { ORGANISATION_NOUNS } from './organisation-nouns.ts'
import { domainAgreement, readMailDomain } from './site-domain.ts'

/** An address below this confidence says nothing about the line above it. */
const ADDRESS_CONFIDENCE_MIN = 0.6
/** Number of lines above an address that may contain the name: a department or a person may come between. */
const LINES_ABOVE = 3
/** Further lines, as many as name an organisation or a part of one: a university is above its faculty and institute. */
const NAMED_LINES_MAX = 2
/** Number of lines between a name and the email address that spells it. */
const LINES_TO_EMAIL = 6
/** Number of lines between a name and the website that spells it: addresses and numbers come between. */
const LINES_TO_WEBSITE = 9
/** Work units charged for the lines above a finding. */
const LINES_UNITS = 5_000
/** Weight of an organisation that an address begins with. */
const WITHIN_WEIGHT = 0.65
/** A mail domain with at least this agreement spells a name. */
const SPELLED_MIN = 0.85

/** Finds names at the head of an address block, or above an email address whose domain spells them. */
export function* findBlockHeads(page: Page, others: readonly Finding[]): Steps<CompanyMention[]> {
  const rest = others.filter(({ type }) => type !== 'addresses')
  const taken = rangesOf(rest)
  const addresses = rangesOf(others.filter(({ type }) => type === 'addresses'))
  const lines = new HeadLines(page)
  const found: CompanyMention[] = []
  for (const finding of others) {
    const isEmail = finding.type === 'emails'
    const isAddress = finding.type === 'addresses' && finding.confidence >= ADDRESS_CONFIDENCE_MIN
    if (finding.start === null || !(isEmail || isAddress)) continue
    yield* spend(page.budget, LINES_UNITS)
    found.push(
      ...(isEmail
        ? aboveEmail(page, lines, finding.normalized, finding.start, addresses)
        : aboveAddress(page, lines, finding, finding.start, taken)),
    )
  }
  yield* spend(page.budget, LINES_UNITS)
  return [...found, ...aboveWebsites(page, lines, rest)]
}

const rangesOf = (findings: readonly Finding[]) =>
  new PlaceIndex([findings.flatMap(({ start, end }) => (start === null || end === null ? [] : [{ start, end }]))])

/** Finds the name on the line above an address, and on lines further up that name an organisation. */
function aboveAddress(
  page: Page,
  lines: HeadLines,
  { value }: Finding,
  address: number,
  taken: PlaceIndex,
): CompanyMention[] {
  const first = uncasedHead(page, value, address)
  const found: CompanyMention[] = [...(first ? [first] : []), ...namedWithin(page, value, address)]
  const written = new Set(wordsOf(value))
  let lineStart = lineNear(page, address).start
  let head = headIn(page, { start: lineStart, end: address })
  let owners = 0
  let named = 0
  for (let distance = 0; distance <= LINES_ABOVE + Math.min(named, NAMED_LINES_MAX); distance++) {
    // "Inh. Jane Roe": the name of the firm is further up.
    if (head && OWNER.test(head.name)) owners++
    else if (
      head &&
      !taken.isWithin(head.start, head.end) &&
      isSamePart(page, head.start, address) &&
      !isPlaceHead(head.name, written) &&
      !(distance === 0 && HOUSE.test(head.name)) &&
      !isHouseInPlace(head.name)
    ) {
      const isNamed = namesOrganisation(wordsOf(head.name))
      if (isNamed) named++
      const isNext = distance - owners <= 1 && found.length === 0
      if (isNext || isNamed) {
        found.push({ ...head, method: 'imprint', weight: headWeight(page, head, isNext), kind: 'head' })
      }
    }
    if (lineStart === 0) break
    const above = lines.above(lineStart)
    head = above.head
    lineStart = above.start
  }
  return found
}

/** The parts of an address that say clearly which institution they name: `430 Elm Drive, University of Elmstead`. */
function namedWithin(page: Page, value: string, address: number): CompanyMention[] {
  return value.split(', ').flatMap((part) => {
    // Within the address only: a search of the rest of the page for each address takes too long.
    const at = isInstitution(part) ? page.text.slice(address, address + value.length + part.length).indexOf(part) : -1
    const start = address + at
    if (at < 0) return []
    const end = start + part.length + campusLength(part, page.text.slice(start + part.length, address + value.length))
    const head = headIn(page, { start, end })
    return head?.start === start ? [{ ...head, method: 'imprint', weight: WITHIN_WEIGHT, kind: 'head' }] : []
  })
}

/** Whether a text ends with a clear organisation word, or goes on with what it is of: not `College Station`. */
function isInstitution(text: string): boolean {
  const words = text.split(' ')
  const at = words.findIndex(isClearKind)
  const isNamed = at >= 0 && (at === words.length - 1 || CONNECTORS.has(words[at + 1]!))
  return isNamed && !/\d/.test(text) && lookOf(text) === 'organisation'
}

/** What separates the parts of an address, also in Arabic, and its label. */
const PART_BREAK = /[,،，:：]/

/**
 * Returns the organisation at the start of an address, or between its label and it, in a script without capitals, where
 * only its noun tells it apart: `مستشفى النور، شارع الملك فهد`.
 */
function uncasedHead(page: Page, value: string, address: number): CompanyMention | null {
  const before = page.text.slice(lineNear(page, address).start, address).split(PART_BREAK)
  const names = [value.split(PART_BREAK, 1)[0]!, ...before.slice(-2)].map((part) => part.trim())
  const name = names.find((part) => /^\p{Lo}/u.test(part) && !/\d/.test(part) && isKindFirstOrLast(wordsOf(part)))
  if (name === undefined) return null
  const start = page.text.indexOf(name, address - before.at(-1)!.length - (before.at(-2)?.length ?? 0) - 1)
  if (start < 0 || start > address + value.length) return null
  return { name, start, end: start + name.length, method: 'imprint', weight: WITHIN_WEIGHT, kind: 'head' }
}

/** Whether the noun of an organisation begins or ends a name, or is joined to another: `हॉस्पिटल एवं ऑप्टिकल`. */
const isKindFirstOrLast = (words: readonly string[]) =>
  words.length > 1 &&
  !isKindOfOrganisation(words) &&
  words.some(
    (word, at) => ORGANISATION_NOUNS.has(word) && (at === 0 || at === words.length - 1 || isAndWord(words[at + 1]!)),
  )

function aboveEmail(
  page: Page,
  lines: HeadLines,
  address: string,
  start: number,
  addresses: PlaceIndex,
): CompanyMention[] {
  const domain = readMailDomain(address.slice(address.lastIndexOf('@') + 1))
  if (!domain) return []
  let lineStart = lineNear(page, start).start
  for (let distance = 1; distance <= LINES_TO_EMAIL && lineStart > 0; distance++) {
    const { head, start: above } = lines.above(lineStart)
    const isSpelled =
      head !== null &&
      !isInMenu(page, head.start, start) &&
      // The last line of an address: `Elmau - SP` above `post@elmau.example`
      (addresses.before(head.start + 1)?.end ?? 0) <= head.start &&
      domainAgreement(head.name, domain) >= SPELLED_MIN
    if (isSpelled) return [{ ...head, method: 'text', weight: 0.65, kind: 'head' }]
    lineStart = above
  }
  return []
}

/** A host as a contact block writes it. */
const WEBSITE = /(?<![\p{L}\p{N}@./-])www\.([\p{L}\p{N}-]{2,63}(?:\.[\p{L}-]{2,24}){1,2})(?![\p{L}\p{N}@-])/giu
const WEBSITES_MAX = 30

/** Finds the names of contact blocks that the website of the block spells: a number or an address stands between them. */
function aboveWebsites(page: Page, lines: HeadLines, contacts: readonly Finding[]): CompanyMention[] {
  const found: CompanyMention[] = []
  let count = 0
  for (const { 1: host = '', index } of page.text.matchAll(WEBSITE)) {
    if (++count > WEBSITES_MAX) break
    const domain = readMailDomain(host.toLowerCase())
    if (!domain) continue
    let lineStart = lineNear(page, index).start
    for (let distance = 1; distance <= LINES_TO_WEBSITE && lineStart > 0; distance++) {
      const { head, start: above } = lines.above(lineStart)
      if (head !== null && domainAgreement(head.name, domain) >= SPELLED_MIN) {
        const isBlock = contacts.some(
          ({ type, start }) => type !== 'names' && start !== null && start > head.end && start < index,
        )
        if (isBlock) found.push({ ...head, method: 'text', weight: 0.65, kind: 'head' })
        break
      }
      lineStart = above
    }
  }
  return found
}

const patternsOf = (kind: keyof PlaceHeads) =>
  patternsOfLanguages(({ organisationSentences }) => organisationSentences?.places?.[kind]).join('|')
const OWNER = compilePattern(`^(?:${patternsOf('owners')})(?![\\p{L}])`, 'iu')

const PART = new Set(['footer', 'header', 'section', 'article', 'aside', 'main', 'nav'])

/**
 * Whether a line and an address share a part of the page: a heading before the footer says nothing about an address in
 * it.
 */
function isSamePart(page: Page, head: number, address: number): boolean {
  const partAt = (at: number) => closest(elementAt(page, at), ({ tag }) => PART.has(tag))
  if (isInMenu(page, head, address)) return false
  const [one, other] = [partAt(head), partAt(address)]
  if (one === null || other === null) return one === other
  return contains(one, other) || contains(other, one)
}

/** Whether a line is an entry of a menu outside which a value stands. */
function isInMenu(page: Page, head: number, at: number): boolean {
  const menu = menuAt(page, head)
  const element = menu && elementAt(page, at)
  return element != null && !contains(menu!, element)
}

/** The list whose entries are links, such as a menu, around a link, or null. */
function menuAt(page: Page, at: number): PageElement | null {
  const link = closest(elementAt(page, at), ({ tag }) => tag === 'a')
  const item = link && closest(link, ({ tag }) => tag === 'li')
  return item?.parent ?? null
}

/** Whether a line says which of several locations an address is: `Dallas Office`, `Unidade II`, `St. Louis #12`. */
export function isPlaceHead(name: string, written: ReadonlySet<string>): boolean {
  const words = wordsOf(name)
  if (
    NUMBERED.test(name) ||
    OFFICE.test(words.join(' ')) ||
    EAST_ASIAN_OFFICE.test(name) ||
    countryOfCity(words.join(' '))
  )
    return true
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
/**
 * Words that only distinguish a firm's locations, so that no firm is called by them alone, and words for a branch before
 * whose it is: `Filia Kancelarii w Elmowie`.
 */
const OFFICE = new RegExp(`(?:^| )(?:${patternsOf('offices')})$|^(?:${patternsOf('branches')}) `)
/** `台中總公司`, `大阪営業所`: which of a company's locations it is. */
const EAST_ASIAN_OFFICE = compilePattern(
  `^[\\p{Script=Han}\\p{Script=Hangul}]{0,6} ?(?:${patternsOf('officeSigns')})$`,
  'u',
)
/** `The Old Forge, 3 High Street`: a house named after its former use. */
const HOUSE = compilePattern(`^(?:${patternsOf('formerHouses')})`, 'u')

/** `Elm Lodge, South Courtyard`: a house and where it stands, unless one of the two is clearly an organisation. */
const isHouseInPlace = (name: string) =>
  name.split(', ').length === 2 &&
  lookOf(name) === 'other' &&
  partsOf(name, 0).every(({ look }) => look === 'name' || look === 'place' || look === 'other')

const PLACE_WORDS = new Set(wordsOfLanguages(({ organisationSentences }) => organisationSentences?.places?.words))

/** Whether a word distinguishes a firm's locations: `office`, `store`. */
export const isPlaceWord = (word: string): boolean => PLACE_WORDS.has(word)
