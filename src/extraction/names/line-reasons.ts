import { PASSIVE_VERBS, SITE_WORDS } from '../../facts/shared/site-makers.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { readStreetWord } from '../addresses/street-words.ts'
import { AND } from '../and-words.ts'
import { behindPair, isCalledThing, isCompanyForm, isFirmOfTwo, isReachable, type Tail } from './after-name.ts'
import { isEmployer, type Label, type Lead } from './before-name.ts'
import type { Likelihood } from './likelihood.ts'
import { isPersonInProse, isThanked } from './prose-signs.ts'
import type { Reason } from './reasons.ts'
import { isEntityHead, isEntityPrefix } from './vocabulary.ts'
import {
  AND_KIN,
  AND_OTHERS,
  BYLINE,
  CLOSING,
  DOING,
  HOUSE_NUMBER,
  INTRODUCTION,
  LANDMARK,
  OFFICE,
  PICTURE_CREDIT,
  PORTRAIT_OF,
  REACH_OUT,
  SAID_BEFORE,
  SAYING,
  SHORT_BYLINE,
  SITE_CREDIT,
  WELCOME_TO,
} from './words/phrases.ts'
import { KIN_BEFORE, LEFT_TO_RIGHT, SHARED_TITLE } from './words/prose.ts'

/** The parsed line around a name. */
export interface Line {
  /** The line's text before and after the name, unfolded. */
  readonly before: string
  readonly after: string
  readonly lead: Lead
  readonly tail: Tail
  readonly label: Label
  /** The last characters of the lead, folded. */
  readonly near: string
  /** The job title after the name. */
  readonly title: string | null
  /** The job title before the name, "our head of sales, Jane Roe". */
  readonly apposition: string | null
  readonly likelihood: Likelihood
  readonly isAlone: boolean
}

export const NEAR_MAX = 40
const COPYRIGHT_LENGTH_MAX = 40
/** The end of a byline, "By Robert Hill on 3 May": the line ends, or a date or a separator follows. */
const ENDS_BYLINE =
  /^\s*(?:$|[|•·–—]|,? (?:on |am |le |el |il )?(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))/
/** "Col." as colonia, a quarter of a Mexican town, not a colonel: "Av. Juárez 12, Col. Roma Norte". */
const COLONIA = /[\d,;] ?Col\. ?$/
/** Legal forms of two letters that are also function words: "Jane Roe as our officer". */
const FUNCTION_WORD = /^ (?:as|sa|ut|ab|ev) /
/** The first name of a pair, whose predicate both share: "Jane Roe and Ann Lind joined us". */
const SECOND_OF_PAIR = compilePattern(`\\p{Lu}[\\p{L}'’-]{1,40} \\p{Lu}[\\p{L}'’-]{1,40} (?:${AND}) $`, 'u')
/** A postcode before a town: "463 30 Lilla Edet", "PL 31-042 Nowa Huta" */
const POSTCODE = /(?:^|[^\d+()./ -] ?)(?:\p{Lu}{1,2}[ -])?(?:\d{5}|\d{3} \d{2}|\d{2}-\d{3}|\d{4} \p{Lu}{2}) $/u
/** An abbreviated street word: "Avd. Jane Roe, 12". */
const CUT_WORD = /(?:^|[^\p{L}])(\p{Lu}\p{L}{1,5})\. $/u
const CUT_WORD_MAX = 10
function isBehindStreetWord(before: string): boolean {
  const word = before.endsWith('. ') ? CUT_WORD.exec(before.slice(-CUT_WORD_MAX))?.[1] : undefined
  return word !== undefined && readStreetWord(word).orders.some(({ order }) => order === 'word-name')
}

/**
 * Whether the name belongs to something other than a person, regardless of other evidence: a street, a firm, the maker
 * of the site.
 */
export const isSomethingElse = ({ before, after, lead, tail, near, title }: Line): boolean =>
  (SITE_CREDIT.test(lead.folded) && !isMaking(lead.folded)) ||
  LANDMARK.test(near) ||
  (!lead.hasHonorific && isEmployer(lead)) ||
  isFirmOfTwo(tail) ||
  COLONIA.test(before) ||
  (AND_OTHERS.test(tail.folded) && !isThanked(near)) ||
  isEntityPrefix(lead.lastWord) ||
  isBehindStreetWord(lead.shown) ||
  isCompanyForm(after) ||
  isCalledThing(tail) ||
  WELCOME_TO.test(near) ||
  (isEntityHead(tail.nextWord) && title === null && !FUNCTION_WORD.test(tail.shown))

/**
 * Whether a house number follows or a postcode precedes: a street or a town, unless other evidence points to a person.
 */
export const isPartOfAddress = ({ lead, tail }: Line): boolean =>
  HOUSE_NUMBER.test(tail.folded) || POSTCODE.test(lead.shown)

/** A sentence that says who makes a thing: "our boats are built by". */
const MADE_BY = new RegExp(`(?:^|[.!?;] )(?<made>[^.!?;]{4,70}) (?:${PASSIVE_VERBS}) (?:[a-z]+ly )?[a-z]{3,10} by $`)
const OF_SITE = new RegExp(SITE_WORDS)
const isMaking = (before: string): boolean => {
  const made = before.endsWith(' by ') ? MADE_BY.exec(before)?.groups?.made : undefined
  return made !== undefined && !OF_SITE.test(made)
}

export const isPortrait = ({ near }: Line) => PORTRAIT_OF.test(near)
export const isPictureCredit = ({ lead }: Line) => PICTURE_CREDIT.test(lead.folded)
const isOffice = ({ near }: Line) => OFFICE.test(near)
const isShortByline = ({ lead }: Line) => SHORT_BYLINE.test(lead.folded)
const endsByline = ({ tail }: Line) => ENDS_BYLINE.test(tail.folded)
/**
 * Whether capitalised words after a comma belong to the title that follows: "Jane Roe, Bilingual Intake Coordinator".
 */
const isPartOfTitle = ({ lead, tail }: Line) => lead.shown.endsWith(', ') && /^ \p{Lu}/u.test(tail.shown)
const isSpeaking = ({ lead, tail }: Line) => SAYING.test(tail.folded) || SAID_BEFORE.test(lead.folded)
/** Whether a sentence follows: "Note: Jane Roe has left the company for good", unlike "Leitung Ausschank: Jane Roe". */
const isSentence = ({ tail }: Line) => /(?<!\p{L})(?:\p{L}{2,} ){3}/u.test(tail.folded.slice(0, 60))

/** The reasons of the line that count for a person, strongest first. */
export const LINE_REASONS: readonly Reason<Line>[] = [
  { id: 'line.portrait', rule: 'names.label', method: 'label', holds: isPortrait },
  { id: 'line.office', rule: 'names.prose', holds: isOffice },
  {
    id: 'line.label',
    rule: 'names.label',
    method: 'label',
    holds: (line) => line.label.kind === 'sure',
  },
  { id: 'line.byline', rule: 'names.byline', method: 'author', holds: ({ lead }) => BYLINE.test(lead.folded) },
  {
    id: 'line.short-byline',
    rule: 'names.byline',
    method: 'author',
    holds: (line) => isShortByline(line) && endsByline(line),
  },
  { id: 'line.title', rule: 'names.title', holds: (line) => line.title !== null && !isPartOfTitle(line) },
  { id: 'line.honorific', rule: 'names.honorific', holds: ({ lead }) => lead.hasHonorific },
  { id: 'line.degree', rule: 'names.honorific', holds: ({ tail }) => tail.hasDegree },
  {
    id: 'line.by',
    rule: 'names.byline',
    method: 'author',
    holds: (line) => isShortByline(line) && !endsByline(line),
  },
  { id: 'line.title-of-words', rule: 'names.title', holds: (line) => line.title !== null && isPartOfTitle(line) },
  {
    id: 'line.suffix',
    rule: 'names.honorific',
    holds: ({ tail, likelihood }) => (tail.hasSuffix && !tail.hasDegree) || (tail.hasNumeral && likelihood > 1),
  },
  { id: 'line.apposition', rule: 'names.title', holds: ({ apposition }) => apposition !== null },
  {
    id: 'line.likely-label',
    rule: 'names.title',
    holds: (line) => line.label.kind === 'likely',
  },
  { id: 'line.introduced', rule: 'names.prose', holds: ({ lead }) => INTRODUCTION.test(lead.folded) },
  {
    id: 'line.kin',
    rule: 'names.prose',
    holds: ({ near, tail }) => KIN_BEFORE.test(near) || AND_KIN.test(tail.folded),
  },
  { id: 'line.closing', rule: 'names.prose', holds: ({ lead }) => CLOSING.test(lead.folded.trim()) },
  {
    id: 'line.asked-for',
    rule: 'names.label',
    method: 'label',
    holds: ({ lead, near }) => REACH_OUT.test(lead.folded) || LEFT_TO_RIGHT.test(near) || SHARED_TITLE.test(near),
  },
  {
    id: 'line.any-label',
    rule: 'names.label',
    method: 'label',
    holds: (line) => line.label.kind === 'any' && !isSentence(line),
  },
  {
    id: 'line.speaker',
    rule: 'names.prose',
    holds: (line) => isSpeaking(line) && /^,? who /.test(line.tail.folded),
  },
  {
    id: 'line.speech',
    isOfFirms: true,
    rule: 'names.prose',
    holds: (line) => isSpeaking(line) && !/^,? who /.test(line.tail.folded),
  },
  {
    id: 'line.doing-together',
    rule: 'names.prose',
    holds: ({ before, tail }) => DOING.test(behindPair(tail)) && SECOND_OF_PAIR.test(before.slice(-2 * NEAR_MAX)),
  },
  {
    id: 'line.doing',
    isOfFirms: true,
    rule: 'names.prose',
    holds: ({ before, tail }) => DOING.test(behindPair(tail)) && !SECOND_OF_PAIR.test(before.slice(-2 * NEAR_MAX)),
  },
  { id: 'line.reachable', rule: 'names.reachable', isOfFirms: true, holds: ({ tail }) => isReachable(tail) },
  {
    id: 'line.prose',
    isOfFirms: true,
    rule: 'names.prose',
    holds: ({ likelihood, isAlone, lead, tail }) => likelihood === 3 && !isAlone && isPersonInProse(lead, tail),
  },
  {
    id: 'line.copyright',
    isOfFirms: true,
    rule: 'names.copyright',
    method: 'copyright',
    holds: ({ lead }) => /©|\(c\)|copyright/.test(lead.folded) && lead.shown.length < COPYRIGHT_LENGTH_MAX,
  },
]
