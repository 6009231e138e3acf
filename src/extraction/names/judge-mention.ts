import type { ExtractionMethod } from '../../contracts/items.ts'
import { readTail, titleAfter } from './after-name.ts'
import { NO_LABEL, readLabel, readLead, titleInApposition } from './before-name.ts'
import type { Likelihood } from './likelihood.ts'
import {
  isPartOfAddress,
  isPictureCredit,
  isPortrait,
  isSomethingElse,
  LINE_REASONS,
  type Line,
  NEAR_MAX,
} from './line-reasons.ts'
import { addReasons, oddsOfWords, strongestOf, type Tally } from './reasons.ts'
import { OFFICE } from './words/phrases.ts'

/** What the line around a name says about it. */
export interface Mention {
  /** Something else than a person carries the name: a street, a school, a company, the maker of the web site. */
  readonly isSomethingElse: boolean
  /** The words with what the line says, in log-odds. */
  readonly tally: Tally
  /** The likelihood from which the line alone makes it a person; 4 when no name is likely enough. */
  readonly needs: Likelihood | 4
  readonly method: ExtractionMethod
  readonly jobTitle: string | null
  /** Nothing else stands on the line. */
  readonly isAlone: boolean
  /** Named for a picture only. */
  readonly isMinor: boolean
}

const hasLetters = (text: string) => /[\p{L}\p{N}@]/u.test(text)
const NUMBERED = /^\s*\d{1,2}[.)]\s*$/

/**
 * Reads the line around a name: `before` and `after` are what the line holds on either side of it.
 *
 * @param likelihood what the name itself says: what people do in sentences speaks for known names only
 */
export function judgeMention(before: string, after: string, likelihood: Likelihood = 3): Mention {
  const lead = readLead(before)
  const tail = readTail(after)
  const isAlone = !hasLetters(lead.shown.replace(NUMBERED, '')) && !hasLetters(tail.shown)
  const title = titleAfter(tail)
  const near = lead.folded.slice(-NEAR_MAX)
  const line: Line = {
    before,
    after,
    lead,
    tail,
    // "Studio Legale Jane Roe": the office is no label, as it may bear any name.
    label: OFFICE.test(near) ? NO_LABEL : readLabel(lead),
    near,
    title,
    apposition: titleInApposition(lead.shown, tail.shown),
    likelihood,
    isAlone,
  }
  const words: Tally = { sum: oddsOfWords(likelihood), counted: [] }
  const mention = (tally: Tally): Mention => ({
    isSomethingElse: false,
    tally,
    needs: needsOf(tally.sum - words.sum),
    method: strongestOf(tally).find(({ method }) => method)?.method ?? 'text',
    jobTitle: jobTitleOf(line),
    isAlone,
    isMinor: false,
  })
  if (!isPortrait(line)) {
    if (isSomethingElse(line)) return { ...mention(words), isSomethingElse: true }
    if (isPictureCredit(line)) return { ...mention(words), isMinor: true }
  }
  const tally = addReasons(words, LINE_REASONS, line)
  return tally === words && isPartOfAddress(line) ? { ...mention(words), isSomethingElse: true } : mention(tally)
}

const LIKELIHOODS = [1, 2, 3] as const
const needsOf = (odds: number): Mention['needs'] =>
  odds === 0 ? 4 : (LIKELIHOODS.find((likelihood) => oddsOfWords(likelihood) + odds >= 0) ?? 4)

/** What a label calls somebody, before what follows the name. */
function jobTitleOf({ label, title, apposition }: Line): string | null {
  const labelled = label.kind === 'sure' || label.kind === 'likely' ? label.jobTitle : null
  return label.kind === 'sure' ? (labelled ?? title) : (title ?? apposition ?? labelled)
}
