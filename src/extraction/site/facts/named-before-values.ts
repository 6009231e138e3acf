import { patternsOfLanguages } from '../../../facts/tables.ts'
import { compilePattern } from '../../../lib/compile-pattern.ts'
import { isAuthorityName } from '../../companies/authority-names.ts'
import { companyKey, wordsOf } from '../../companies/company-key.ts'
import { ARTICLES } from '../../companies/company-words.ts'
import { formAtEnd } from '../../companies/form-at-end.ts'
import { nameStart } from '../../companies/name-boundary.ts'
import { lookOf, type NameLook } from '../../companies/name-looks.ts'
import { OF_WORDS } from '../../companies/of-words.ts'
import { wordsInTexts } from '../../companies/organisation-texts.ts'
import { isPlatform } from '../../companies/platforms.ts'
import type { Finding } from '../../finding.ts'
import { foldName } from '../../names/fold-name.ts'
import { isDeterminer } from '../../names/role-texts.ts'
import { lineAt, type Page } from '../../page.ts'
import { type Place, PlaceIndex, placesOf } from '../../places.ts'
import { foundOrganisation } from './found-organisation.ts'
import { isLegalPage } from './page-kind.ts'
import { isPartOfPhrase } from './part-of-phrase.ts'
import { isOthersRelation, labelledRelation } from './relations.ts'
import { sentenceStart } from './sentence-start.ts'

const CONFIDENCE = 0.7
/** Letters before a value that are read. */
const LEAD_LENGTH_MAX = 220
const BE = new Set(wordsInTexts(({ sentences }) => sentences?.beVerbs, '|'))
/** Prepositions between a name and its number: `on`. A number that something `is` may be the owner's. */
const LINKS = wordsInTexts(({ phones }) => phones?.links, '|').filter((link) => !BE.has(link))
/**
 * What may stand between a name and its value: a separator and at most a few words in lower case or a label, as in
 * `Elm Board, day and night 01632 960123` and `Elm Board (Tel. 01632 960123)`.
 */
const BEHIND_NAME = compilePattern(
  `(?:,| [–—-]| ?\\(| (?:${LINKS.join('|')}))[ :]+(?:\\p{L}[\\p{L}.-]{0,12}[.:]? ){0,3}(?:\\p{L}{1,12}[.:]? ?)?$|(?:,| ?\\() ?$`,
  'u',
)
/** The end of the text before a name within a sentence, where it is neither a label nor a line of its own. */
const LEADS_ON = /(?:\p{Ll}[’']?|(?<!\p{L})\p{Lu}\p{Ll}{1,2}|[("“„«]|\p{Lu}{2} [–—-]) ?$/u
const LOWER_WORD = /(?<!\p{L})\p{Ll}[\p{L}’']/gu
const LOWER_WORDS_MIN = 2
/** `For everyday questions: Elm Board, …`, but not `Address: Elm Board, …` */
const LABEL_WORDS_MIN = 3
function isSentence(lead: string): boolean {
  const words = lead.match(LOWER_WORD)?.length ?? 0
  return / ?: $/.test(lead) ? words >= LABEL_WORDS_MIN : LEADS_ON.test(lead) && words >= LOWER_WORDS_MIN
}

/** The organisations that sentences name directly before values. */
export interface NamedBeforeValues {
  /** By the offset at which the value was found: one of the page's organisations, or a new one. */
  readonly organizations: ReadonlyMap<number, Finding>
  /** The offsets of these names. */
  readonly names: ReadonlySet<number>
}

/**
 * Finds organisations that a sentence names directly before an address, number or email address: `You may complain to
 * the Elm Board, 12 High Street, Elmstead, 01632 960123`. Otherwise such values would belong to the owner of the site.
 *
 * @param values the addresses, numbers and email addresses of the page
 * @param companies the organisations of the page
 * @param people the names of people of the page
 * @param stated organisations that the text states in another way, by the offset of the value
 */
export function findNamedBeforeValues(
  page: Page,
  values: readonly Finding[],
  companies: readonly Finding[],
  people: readonly Finding[],
  stated: ReadonlyMap<number, Finding>,
): NamedBeforeValues {
  const valuePlaces = new PlaceIndex([values.flatMap((value) => placesOf(page, value))])
  const companyPlaces = new PlaceIndex(companies.map((company) => placesOf(page, company)))
  const peoplePlaces = new PlaceIndex([people.flatMap((name) => placesOf(page, name))])
  const towns = new Set(values.flatMap(({ type, value }) => (type === 'addresses' ? wordsOf(value) : [])))
  const named = new Map<number, Finding>()
  const names = new Set<number>()
  const starts = values.flatMap(({ start }) => (start === null ? [] : [start])).sort((a, b) => a - b)
  for (const start of starts) {
    const before = valuePlaces.before(start)
    const known = stated.get(start)
    if (known) {
      named.set(start, known)
      if (known.start !== null) names.add(known.start)
      continue
    }
    const name = nameBefore(page, start, before, peoplePlaces, towns)
    if (name && !peoplePlaces.overlapping(name.start, name.end)) {
      const known = companyPlaces.overlapping(name.start, name.end)
      names.add(name.start)
      named.set(
        start,
        known ? companies[known.owner]! : foundOrganisation(page, name, { confidence: CONFIDENCE, method: 'text' }),
      )
    } else if (before && isSameSentence(page, before.end, start)) {
      const organization = named.get(before.start)
      if (organization) named.set(start, organization)
    }
  }
  return { organizations: named, names }
}

/**
 * Returns what remains of a person's values without those before which a later sentence of the person's line names an
 * organisation: `Ask Jane Roe. You may also contact the Elm Board, 12 High Street`.
 *
 * @param places where the person stands
 */
export function withoutNextSentences(
  page: Page,
  values: readonly Finding[],
  places: readonly Place[],
  { organizations }: NamedBeforeValues,
): Finding[] {
  return values.filter(({ start }) => {
    const named = start === null ? undefined : organizations.get(start)?.start
    if (start === null || named == null || named > start) return true
    const from = lineAt(page, named).start
    const sentence = sentenceStart(page, named, LEAD_LENGTH_MAX)
    return !places.some((place) => place.start >= from && place.end <= sentence)
  })
}

/** Whether a value follows another one without a name or the end of a sentence between them: `, telephone `. */
function isSameSentence({ text }: Page, from: number, to: number): boolean {
  if (to - from > GAP_MAX) return false
  const between = text.slice(from, to)
  return !/[\d\n\t!?]/.test(between) && (between.match(/\p{L}+/gu)?.length ?? 0) <= GAP_WORDS_MAX
}
const GAP_MAX = 40
const GAP_WORDS_MAX = 3

/** The name that a sentence puts between the value before and this one, or null. */
function nameBefore(
  page: Page,
  start: number,
  before: Place | null,
  people: PlaceIndex,
  towns: ReadonlySet<string>,
): Place | null {
  const sentence = sentenceStart(page, start, LEAD_LENGTH_MAX)
  const begin = Math.max(sentence, before?.end ?? 0)
  const end = begin + nameEnd(page.text.slice(begin, start))
  if (end === begin) return null
  const nameAt = startOfName(page, begin, end)
  if (isBelowLabel(page, begin) && end - begin <= NAME_LENGTH_MAX) return { start: begin, end }
  if (isForOthers(page, sentence, nameAt ?? end)) {
    const at = nameAt ?? lastCapital(page.text.slice(begin, end)) + begin
    return at < begin ? null : { start: at, end }
  }
  if (nameAt !== null && isAuthority(page, begin, nameAt, end))
    return { start: officeBefore(page.text, begin, nameAt), end }
  if (nameAt === null) return authorityBefore(page, begin, end)
  if (isPlatformFirm(page.text.slice(nameAt, end))) return { start: nameAt, end }
  if (!ORGANISATIONS.has(lookOf(page.text.slice(nameAt, end)))) return null
  if (isPartOfPhrase(page.text.slice(begin, nameAt), page.text.slice(nameAt, end))) return null
  if (isOwners(page.text.slice(begin, nameAt), page.text.slice(nameAt, end), towns)) return null
  const person = people.before(nameAt)
  const isBehindPerson = person !== null && /^,? ?\(?$/.test(page.text.slice(person.end, nameAt))
  return isBehindPerson || isSentence(page.text.slice(begin, nameAt)) ? { start: nameAt, end } : null
}

/** `Google Ireland Limited`: no site but its own has its address. Without a legal form, one may be reached there. */
const isPlatformFirm = (name: string) => formAtEnd(name) !== null && isPlatform(companyKey(name))

/** `call our Elmstead Workshop on …`, `ring Elmstead on …`: a branch, called after a town of the page's addresses. */
function isOwners(lead: string, name: string, towns: ReadonlySet<string>): boolean {
  const words = lead.trimEnd()
  const before = foldName(words.slice(words.lastIndexOf(' ') + 1))
  return (isDeterminer(before) && !ARTICLES.has(before)) || wordsOf(name).every((word) => towns.has(word))
}

/** Where a name may end before a value: before separators, a label or a note, and an address of a website. */
function nameEnd(lead: string): number {
  let end = lead.length
  for (let part = 0; part < NOTES_MAX; part++) {
    const gap = BEHIND_NAME.exec(lead.slice(0, end))
    if (gap === null || gap.index === 0) return part === 0 ? 0 : end
    end = gap.index
    const note = NOTE.exec(lead.slice(Math.max(0, end - NOTE_LENGTH_MAX), end))
    if (note === null) return end
    end -= note[0].length - 1
  }
  return end
}
const NOTES_MAX = 3
const NOTE_LENGTH_MAX = 50
/** `, house of clubs` and ` (www.elm.example`: no part of a name. */
const NOTE = /[,(](?: ?(?:https?:|www\.)[^\s,()]{3,40}| \p{Ll}[^,()\n\p{Lu}]{2,40})$/u

function startOfName({ text, language }: Page, begin: number, end: number): number | null {
  const form = formAtEnd(text.slice(begin, end))
  const start = form ? nameStart(text, end - form.length, language) : nameStart(text, end, language, true)
  return start === null || start < begin ? null : start
}

/** Whether a sentence says that what follows supervises the owner, or makes or hosts the site. */
const isForOthers = (page: Page, sentence: number, name: number) =>
  isOthersRelation(labelledRelation(page, name)) || COMPLAINTS.test(page.text.slice(sentence, name).toLowerCase())

/** Whether a line begins at an offset, and the heading above it says so. */
function isBelowLabel(page: Page, start: number): boolean {
  const line = lineAt(page, start)
  if (line.start !== start || start < 2) return false
  const above = lineAt(page, start - 1)
  if (above.end - above.start > HEADING_LENGTH_MAX) return false
  return (
    isOthersRelation(labelledRelation(page, start)) ||
    COMPLAINTS.test(page.text.slice(above.start, above.end).toLowerCase())
  )
}
const HEADING_LENGTH_MAX = 60
const NAME_LENGTH_MAX = 90

/** `reclamo al Garante per la protezione`: where languages write the words of a name in lower case. */
const lastCapital = (lead: string) => [...lead.matchAll(CAPITAL)].at(-1)?.index ?? -lead.length - 1
const CAPITAL = /(?<![\p{L}\p{N}])\p{Lu}\p{L}{2}/gu

/** Says that what follows receives complaints about the owner, whatever it is called. */
const COMPLAINTS = compilePattern(
  `(?<!\\p{L})(?:${patternsOfLanguages(({ organisationSentences }) => organisationSentences?.relations?.complaints).join('|')})(?!\\p{L})`,
  'u',
)

/**
 * Whether the name of an authority stands in a sentence, or in a notice required by law, which may begin with it:
 * `Not happy? Office of the Elm Commissioner, …`
 */
const isAuthority = (page: Page, begin: number, start: number, end: number) =>
  isAuthorityName(page.text.slice(start, end)) && (isLegalPage(page) || isSentence(page.text.slice(begin, start)))

/** An authority whose name goes on in lower case: `turn to Allmänna elmnämnden`. */
function authorityBefore(page: Page, begin: number, end: number): Place | null {
  const start = begin + lastCapital(page.text.slice(begin, end))
  const isName = start >= begin && end - start <= NAME_LENGTH_MAX && isAuthority(page, begin, start, end)
  return isName ? { start, end } : null
}

/** The start of a name with the office that it belongs to: `Office of the ` before `Elm Commissioner`. */
function officeBefore(text: string, begin: number, start: number): number {
  const office = OFFICE_OF.exec(text.slice(Math.max(begin, start - OFFICE_LENGTH_MAX), start))
  return office ? start - office[0].length : start
}
const OFFICE_OF = compilePattern(`(?<![\\p{L}\\p{N}])\\p{Lu}\\p{L}+ (?:${OF_WORDS}) (?:\\p{Ll}{2,3} )?$`, 'u')
const OFFICE_LENGTH_MAX = 40
const ORGANISATIONS: ReadonlySet<NameLook> = new Set(['organisation', 'name', 'unit'])
