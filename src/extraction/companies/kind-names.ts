import type { OrganisationLeads } from '../../facts/organisation-sentences.ts'
import { patternsOfLanguages, readerOf } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { fold } from '../../lib/fold.ts'
import { countryOfCity } from '../addresses/cities.ts'
import { isAnd } from '../and-words.ts'
import { foldName } from '../names/fold-name.ts'
import { isRoleWord } from '../names/vocabulary.ts'
import { lineAt, type Page } from '../page.ts'
import type { PlaceIndex } from '../places.ts'
import { isCapitalCode } from '../word-index.ts'
import { WordPattern } from '../word-pattern.ts'
import { capitalRunEnd } from './capital-run.ts'
import { isStudy } from './career-lines.ts'
import { ARTICLES } from './company-words.ts'
import {
  endsFirm,
  hasOwnWord,
  isClearKind,
  isDescriptive,
  isDistinctive,
  isHeadKind,
  isKind,
  isNamedBehindHead,
  sentenceKinds,
} from './kind-words.ts'
import { nextInList, splitAtAnd } from './list-members.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { nameStart } from './name-boundary.ts'
import { lookOf } from './name-looks.ts'
import { GENITIVES, OF_WORDS } from './of-words.ts'
import { organisationAt } from './organisation-phrase.ts'
import { quotedLength } from './quoted-name.ts'
import { isInSentence, standsAlone } from './sentence-kinds.ts'

const NAMES_MAX = 60
const LEAD_LENGTH_MAX = 60

const leads = readerOf(({ organisationSentences }) => organisationSentences?.leads)
const leadTexts = (kind: keyof OrganisationLeads) => leads.pattern((texts) => texts[kind])
const leadWords = (kind: keyof OrganisationLeads) => leads.words((texts) => texts[kind])
/** `our partner is`, `Veranstalter ist`: those who take part. */
const HOST = `(?:${leadTexts('hosts')})\\p{L}{0,30}(?: \\p{L}{1,30})? (?:${leadWords('hostVerbs').join('|')})`
const WORK_LEADS = patternsOfLanguages(({ workLeads }) => workLeads)
const ARTICLE = `(?:our|${leadWords('articles').join('|')}|l['’])`
// Bounded: only the 60 characters before a name are read.
const leadsOf = (leads: readonly string[]) =>
  compilePattern(`(?<!\\p{L})(?:${leads.join('|')})(?:,? (?:${ARTICLE} ?)?|['’])$`, 'iu')
const LEAD = leadsOf([leadTexts('actors'), HOST])
/** Leads that also precede things: `funded by Bank Transfer`. */
const OPEN_LEAD = leadsOf([...WORK_LEADS, leadTexts('deals')])
/** A network that a firm belongs to. Trade associations and chambers are not relevant organisations. */
const MEMBER = compilePattern(
  `(?:${leadTexts('members')}) (?:of|de[rs]?|im|in der|del|da|do|van|av|af)? ?(?:(?:the|la|le) )?$`,
  'iu',
)
/** `Elm Vale Council declined`: a sentence start before the name and a verb after it. */
const SENTENCE_START = /(?:^|[.!?”"]\s|\n)(?:The )?$/
const DID = compilePattern(`^,? (?:${leadTexts('actions')}) |^[’']s? \\p{Ll}`, 'u')

/** `the Elm Vale Trust, which`: a relative clause states what the organisation did. */
const RELATIVE = /^, (?:which|who|whose) /
const acts = (before: string, behind: string) =>
  RELATIVE.test(behind) || (SENTENCE_START.test(before) && DID.test(behind))

const KIND = new WordPattern(
  (first) => {
    const words = sentenceKinds().filter((word) => word.charAt(0).toLowerCase() === first)
    return words.length > 0 ? compilePattern(`(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'uy') : null
  },
  () => sentenceKinds(),
  { isCapitalised: true, isExact: true },
)
const PHRASE_LENGTH_MAX = 100

/**
 * Finds organisations that sentences name by an organisation word, without a legal form, in an active role:
 * `led by Elm Ventures`.
 *
 * @param people the places of people's names
 */
export function findKindNames(page: Page, people: PlaceIndex): CompanyMention[] {
  const { text, language } = page
  const found: CompanyMention[] = []
  let coveredTo = 0
  for (const { 0: kind, index } of KIND.matchesIn(page)) {
    if (index < coveredTo || !mayBeNamed(text, index, index + kind.length)) continue
    if (found.length >= NAMES_MAX) break
    const first = behindComma(text, nameStart(text, index, language, true) ?? index, index)
    const widest = behindRole(text, behindOther(text, first, coveredTo), index)
    const lead = text.slice(widest, index)
    // "La Consejería de Elmia", at the beginning of a sentence
    const isArticle = isHeadKind(kind) && ARTICLES.has(lead.trim().toLowerCase())
    const isOfOther =
      isArticle || ROMANCE_OF.test(lead) || (isClearKind(kind) && (isGenitive(lead) || isLedByRole(lead)))
    const start = isOfOther ? index : widest
    const before = text.slice(Math.max(0, start - LEAD_LENGTH_MAX), start)
    const mayBeLed = /\p{Ll}['’,]? ?$/u.test(before)
    const isClearlyLed =
      mayBeLed &&
      (LEAD.test(before) || (MEMBER.test(before) && (!isClearKind(kind) || isAboutPerson(page, start, people))))
    const mayBeThing = !isClearlyLed && mayBeLed && (OPEN_LEAD.test(before) || isAtWork(before))
    const runEnd = capitalRunEnd(text, start)
    // "Caisse des artisans du Finistère"
    const whole =
      start === index && runEnd === index + kind.length && (isClearlyLed || mayBeThing)
        ? organisationAt(text.slice(start, start + PHRASE_LENGTH_MAX))
        : null
    const end = quotedEnd(text, whole === null ? runEnd : start + whole.length)
    const name = text.slice(start, end)
    if (end < index + kind.length) continue
    if (!isNamedBehindHead(name, kind) && !(isDistinctive(name) && (endsFirm(kind) || hasOwnWord(name)))) continue
    const isLed = isClearlyLed || (mayBeThing && isSurelyNamed(name))
    if (!isClearKind(kind) && name.endsWith(kind) && isDescriptive(name) && isLedByRole(before)) continue
    const isActor = isClearKind(kind) && acts(before, text.slice(end, end + 20))
    if (!isLed && !isActor) {
      const isListed = mayBeLed && isClearKind(kind) && isBehindRole(before) && lookOf(name) === 'organisation'
      const isNamed = isListed || isInSentence(text, start, end, kind) || standsAlone(page, start, end, kind)
      if (!(endsName(name, kind) && isNamed)) continue
    }
    found.push(kindWordMention(text, start, end))
    coveredTo = end
    for (let listed = listedBehind(text, end, isLed); listed; listed = listedBehind(text, listed.end, isLed)) {
      if (found.length >= NAMES_MAX) break
      found.push(kindWordMention(text, listed.start, listed.end))
      coveredTo = listed.end
    }
  }
  return found
}

/** Whether a text is about a person: one begins its line, or the short line above, `Jane Roe (Chair)`. */
function isAboutPerson(page: Page, at: number, people: PlaceIndex): boolean {
  const line = lineAt(page, at)
  const above = lineAt(page, line.start - 1)
  const begins = (start: number) => people.isWithin(start, start + LEAD_IN_MAX)
  return begins(line.start) || (line.start > 0 && above.end - above.start <= LEAD_LENGTH_MAX && begins(above.start))
}
/** Letters before a name on its line: `Prof. Dr. `. */
const LEAD_IN_MAX = 12

/** Where a name ends that goes on in quotation marks: `Conservatorio “Tolletti” di Lornano`. */
function quotedEnd(text: string, end: number): number {
  const quoted = end + quotedLength(text.slice(end, end + PHRASE_LENGTH_MAX))
  const of = quoted > end ? OF.exec(text.slice(quoted, quoted + AND_LENGTH_MAX))?.[0] : undefined
  return of === undefined ? quoted : Math.max(quoted, capitalRunEnd(text, quoted + of.length + 1))
}

/** `Webmaster: Jane Roe, University of Elmstadt`, but `Elm Art, Design and Craft Institute`. */
function behindComma(text: string, start: number, end: number): number {
  const comma = text.lastIndexOf(', ', end - 1)
  return comma < start ||
    text
      .slice(comma + 2, end)
      .split(' ')
      .some(isAnd)
    ? start
    : comma + 2
}

/** Where a name begins that was read from within another on: `University of Elmstead and Oak Vale Council`. */
function behindOther(text: string, start: number, end: number): number {
  return start < end ? end + AND.exec(text.slice(end, end + AND_LENGTH_MAX))![0].length : start
}
const AND = /^(?:,? \p{Ll}{1,3}(?: \p{Ll}{1,3})? (?=\p{Lu}))?/u
const AND_LENGTH_MAX = 12

/** `Fellow of the Royal Society of Crafts`: where the name begins behind a role. */
function behindRole(text: string, start: number, end: number): number {
  const [lead = '', role] = ROLE_AND_OF.exec(text.slice(start, end)) ?? []
  return role !== undefined && isRoleWord(foldName(role)) ? start + lead.length : start
}
const ROLE_AND_OF = /^(\p{L}{3,20}) (?:of|for) (?:the )?(?=\p{Lu})/u

/** After an organisation word, only what it is of belongs to the name: not so in `Elm University Campus Locations`. */
function endsName(name: string, kind: string): boolean {
  const behind = name.slice(name.indexOf(kind) + kind.length)
  const isHead =
    isHeadKind(kind) && name.startsWith(kind) && (hasOwnWord(behind.trim()) || isNamedBehindHead(name, kind))
  return behind === '' || OF.test(behind) || isWithTown(kind, behind) || isHead
}

/** `Technische Universität Elmstadt`: a town behind an organisation word; most words are one behind a head. */
const isWithTown = (kind: string, behind: string) =>
  /^ \p{Lu}[^ ]*$/u.test(behind) &&
  ((isClearKind(kind) && countryOfCity(fold(behind.trim())) !== null) ||
    (isHeadKind(kind) && hasOwnWord(behind.trim()) && !isRoleWord(foldName(behind.trim()))))

/** `Director of Student Services`, `Head of the Centre`: a role comes before a part of an organisation, or before one. */
function isLedByRole(before: string): boolean {
  const role = ROLE_OF.exec(before)?.[1]
  return role !== undefined && isRoleWord(foldName(role))
}
const ROLE_OF = /(?<!\p{L})(\p{L}{3,20}) (?:of|for)(?: the)? $/u

/** `a tutor at the Elm College` */
function isAtWork(before: string): boolean {
  const role = ROLE_AT.exec(before)?.[1]
  return role !== undefined && isRoleWord(foldName(role))
}
const ROLE_AT = /(?<!\p{L})(\p{L}{3,20}) at(?: the)? $/u

/** `Professor of Crafts, Elm University`: in a list of what somebody is and was. */
function isBehindRole(before: string): boolean {
  const part = PART_BEFORE.exec(before)?.[1]?.trim()
  return part !== undefined && (lookOf(part) === 'role' || isStudy(part))
}
const PART_BEFORE = /(?:^|[\n.;:,(\t•–—|])([^\n.;:,(\t•–—|]{4,60}), $/u

/** Accepts `Tolland Bank`, but neither `Bank Transfer` nor `New York Office`. */
const isSurelyNamed = (name: string) =>
  (hasOwnWord(name) || isClearKind(name.split(' ').at(-1)!)) && !IN_HOUSE.test(name)
const IN_HOUSE = / (?:Office|Department|Board)$/

const SPACE = 0x20
const HYPHEN = 0x2d
const WORD_LENGTH_MAX = 40

/** Prefilter for an organisation word: a capitalised word precedes it, or something after it can be its name. */
function mayBeNamed(text: string, start: number, end: number): boolean {
  const before = text.charCodeAt(start - 1)
  if (before === HYPHEN) return true
  if (before === SPACE) {
    let at = start - 2
    while (at > start - WORD_LENGTH_MAX && text.charCodeAt(at) > SPACE) at--
    const code = text.charCodeAt(at + 1)
    if (isCapitalCode(code) || !(code < 0x80)) return true
  }
  return (
    text.charCodeAt(end) === SPACE &&
    (isCapitalCode(text.charCodeAt(end + 1)) || OF.test(text.slice(end, end + 7)) || QUOTE.test(text[end + 1] ?? ''))
  )
}

const QUOTE = /["“„«]/
const OF = new RegExp(`^ (?:${OF_WORDS}|d['’]|l['’])`)

/**
 * `director de Obras del Banco Robles`: the name starts at the organisation word, and the words before it are not part
 * of it.
 */
const ROMANCE_OF = new RegExp(` (?:${GENITIVES}|dell[’']|d[’']) ?$`)

/** `Hörsaal der Universität Elmstadt`: the same in German, where the word before is no organisation. */
const GENITIVE = /(?<![^ ])([^ ]{1,40}) (?:der|des) $/u
function isGenitive(lead: string): boolean {
  const head = GENITIVE.exec(lead)?.[1]
  return head !== undefined && !isKind(head)
}

/**
 * Returns the next name of a list if it contains an organisation word. The name ends where its capitalised words do,
 * because the sentence continues after it.
 */
function listedBehind(text: string, end: number, isLed: boolean): { start: number; end: number } | null {
  const start = nextInList(text, end, 'in-sentence')
  if (start === null) return null
  const run = text.slice(start, capitalRunEnd(text, start))
  const [name] = splitAtAnd(run) ?? [run]
  const isNamed = name.split(' ').some(isKind) && isDistinctive(name) && (isLed || lookOf(name) === 'organisation')
  return isNamed ? { start, end: start + name.length } : null
}
