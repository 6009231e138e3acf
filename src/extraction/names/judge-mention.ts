import type { ExtractionRule } from '../../contracts/extraction-rules.ts'
import type { ExtractionMethod } from '../../contracts/items.ts'
import { readStreetWord } from '../addresses/street-words.ts'
import {
  behindPair,
  isCalledThing,
  isCompanyForm,
  isFirmOfTwo,
  isReachable,
  readTail,
  titleAfter,
} from './after-name.ts'
import { isEmployer, readLabel, readLead, titleInApposition } from './before-name.ts'
import type { Likelihood } from './likelihood.ts'
import { isPersonInProse, isThanked } from './prose-signs.ts'
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

/** What the line around a name says about it. */
export interface Mention {
  /** Something else than a person carries the name: a street, a school, a company, the maker of the web site. */
  readonly isSomethingElse: boolean
  /** The likelihood from which the line makes it a person; 4 when it says nothing. */
  readonly needs: Likelihood | 4
  readonly method: ExtractionMethod
  /** The rule behind `needs`. */
  readonly rule: ExtractionRule
  readonly jobTitle: string | null
  /** Nothing else stands on the line. */
  readonly isAlone: boolean
  /** Named for a picture only. */
  readonly isMinor: boolean
}

const RULES = {
  text: 'names.prose',
  label: 'names.label',
  author: 'names.byline',
  copyright: 'names.copyright',
} as const
const COPYRIGHT_LENGTH_MAX = 40
/** "By Robert Hill on 3 May": the line ends, or a date or another part of it follows. */
const ENDS_BYLINE =
  /^\s*(?:$|[|•·–—]|,? (?:on |am |le |el |il )?(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))/
const KIN_LENGTH_MAX = 40
/** "Av. Juárez 12, Col. Roma Norte": a quarter of a Mexican town, and no colonel. */
const COLONIA = /[\d,;] ?Col\. ?$/
/** "Jane Roe as our officer": a legal form of two letters is a small word of sentences as well. */
const FUNCTION_WORD = /^ (?:as|sa|ut|ab|ev) /
/** "Jane Roe and Ann Lind joined us": what Ann does, Jane does as well. */
const SECOND_OF_PAIR = /\p{Lu}[\p{L}'’-]{1,40} \p{Lu}[\p{L}'’-]{1,40} (?:and|und|&|et|y|e|en|och|og) $/u
/** "463 30 Lilla Edet", "PL 31-042 Nowa Huta" */
const POSTCODE = /(?:^|[^\d+()./ -] ?)(?:\p{Lu}{1,2}[ -])?(?:\d{5}|\d{3} \d{2}|\d{2}-\d{3}|\d{4} \p{Lu}{2}) $/u
/** "Jane Roe, Bilingual Intake Coordinator": words with a capital behind a comma begin the title that follows. */
const isPartOfTitle = (before: string, after: string) => before.endsWith(', ') && /^ \p{Lu}/u.test(after)
/** "Avd. Jane Roe, 12": a word for streets, cut short. */
const CUT_WORD = /(?:^|[^\p{L}])(\p{Lu}\p{L}{1,5})\. $/u
const CUT_WORD_MAX = 10
function isBehindStreetWord(before: string): boolean {
  const word = before.endsWith('. ') ? CUT_WORD.exec(before.slice(-CUT_WORD_MAX))?.[1] : undefined
  return word !== undefined && readStreetWord(word).orders.some(({ order }) => order === 'word-name')
}
const hasLetters = (text: string) => /[\p{L}\p{N}@]/u.test(text)

/**
 * Reads the line around a name: `before` and `after` are what the line holds on either side of it.
 *
 * @param likelihood what the name itself says: what people do in sentences speaks for known names only
 */
export function judgeMention(before: string, after: string, likelihood: Likelihood = 3): Mention {
  const lead = readLead(before)
  const tail = readTail(after)
  const isAlone = !hasLetters(lead.shown.replace(/^\s*\d{1,2}[.)]\s*$/, '')) && !hasLetters(tail.shown)
  const title = titleAfter(tail)
  const mention = (needs: Mention['needs'], method: keyof typeof RULES, jobTitle: string | null = null): Mention => ({
    isSomethingElse: false,
    needs,
    method,
    rule: method === 'text' && jobTitle !== null ? 'names.title' : RULES[method],
    jobTitle,
    isAlone,
    isMinor: false,
  })

  if (PORTRAIT_OF.test(lead.folded.slice(-KIN_LENGTH_MAX))) return mention(1, 'label', title)
  const isElse =
    SITE_CREDIT.test(lead.folded) ||
    LANDMARK.test(lead.folded.slice(-KIN_LENGTH_MAX)) ||
    (!lead.hasHonorific && isEmployer(lead)) ||
    isFirmOfTwo(tail) ||
    COLONIA.test(before) ||
    (AND_OTHERS.test(tail.folded) && !isThanked(lead.folded.slice(-KIN_LENGTH_MAX))) ||
    isEntityPrefix(lead.lastWord) ||
    isBehindStreetWord(lead.shown) ||
    isCompanyForm(after) ||
    isCalledThing(tail) ||
    WELCOME_TO.test(lead.folded.slice(-KIN_LENGTH_MAX)) ||
    (isEntityHead(tail.nextWord) && title === null && !FUNCTION_WORD.test(tail.shown))
  if (isElse) return { ...mention(4, 'text'), isSomethingElse: true }
  if (PICTURE_CREDIT.test(lead.folded)) return { ...mention(3, 'text'), isMinor: true }

  const label = readLabel(lead)
  if (OFFICE.test(lead.folded.slice(-KIN_LENGTH_MAX))) return mention(3, 'text')
  if (label.kind === 'sure') return mention(1, 'label', label.jobTitle ?? title)
  if (BYLINE.test(lead.folded)) return mention(1, 'author', title)
  if (SHORT_BYLINE.test(lead.folded)) return mention(ENDS_BYLINE.test(tail.folded) ? 1 : 2, 'author', title)
  if (title !== null) return mention(isPartOfTitle(lead.shown, tail.shown) ? 2 : 1, 'text', title)
  if (lead.hasHonorific) return { ...mention(1, 'text'), rule: 'names.honorific' }
  if (tail.hasSuffix) return { ...mention(2, 'text'), rule: 'names.honorific' }
  const apposition = titleInApposition(lead.shown, tail.shown)
  if (apposition !== null) return mention(2, 'text', apposition)
  if (label.kind === 'likely') return mention(2, 'text', label.jobTitle)
  if (
    INTRODUCTION.test(lead.folded) ||
    KIN_BEFORE.test(lead.folded.slice(-KIN_LENGTH_MAX)) ||
    AND_KIN.test(tail.folded)
  )
    return mention(2, 'text')
  if (CLOSING.test(lead.folded.trim())) return mention(2, 'text')
  const near = lead.folded.slice(-KIN_LENGTH_MAX)
  if (REACH_OUT.test(lead.folded) || LEFT_TO_RIGHT.test(near) || SHARED_TITLE.test(near)) return mention(2, 'label')
  // "Leitung Ausschank: Jane Roe", but not "Note: Jane Roe has left the company for good".
  if (label.kind === 'any' && !/(?<!\p{L})(?:\p{L}{2,} ){3}/u.test(tail.folded.slice(0, 60))) return mention(2, 'label')
  if (SAYING.test(tail.folded) || SAID_BEFORE.test(lead.folded))
    return mention(/^,? who /.test(tail.folded) ? 1 : 3, 'text')
  if (DOING.test(behindPair(tail)))
    return mention(SECOND_OF_PAIR.test(before.slice(-KIN_LENGTH_MAX * 2)) ? 2 : 3, 'text')
  if (isReachable(tail)) return { ...mention(3, 'text'), rule: 'names.reachable' }
  if (likelihood === 3 && !isAlone && isPersonInProse(lead, tail)) return mention(3, 'text')
  if (/©|\(c\)|copyright/.test(lead.folded) && lead.shown.length < COPYRIGHT_LENGTH_MAX) return mention(3, 'copyright')
  return HOUSE_NUMBER.test(tail.folded) || POSTCODE.test(lead.shown)
    ? { ...mention(4, 'text'), isSomethingElse: true }
    : mention(4, 'text')
}
