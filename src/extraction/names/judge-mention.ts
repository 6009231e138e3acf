import type { ExtractionMethod } from '../../contracts/data/items.ts'
import { readTail, titleAfter } from './after-name.ts'
import { type Label, NO_LABEL, readLabel, readLead, titleInApposition } from './before-name.ts'
import { isBody } from './bodies.ts'
import { foldName } from './fold-name.ts'
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
import { isLabelWord } from './vocabulary.ts'
import { OFFICE } from './words/phrases.ts'

/** The evidence that the line around a name provides. */
export interface Mention {
  /** The name belongs to something other than a person: a street, a school, a company, the maker of the website. */
  readonly isSomethingElse: boolean
  /** The evidence of the words and of the line, in log-odds. */
  readonly tally: Tally
  /** The minimum likelihood at which the line alone is sufficient evidence; 4 if no likelihood is enough. */
  readonly needs: Likelihood | 4
  readonly method: ExtractionMethod
  readonly jobTitle: string | null
  /** The line contains nothing else. */
  readonly isAlone: boolean
  /** The person is named only in a picture credit. */
  readonly isMinor: boolean
}

const hasLetters = (text: string) => /[\p{L}\p{N}@]/u.test(text)
const NUMBERED = /^\s*\d{1,2}[.)]\s*$/

/**
 * A titled person and an employer: in "Jane Roe, head chef Marlow Inn" the title belongs to Jane Roe, and Marlow Inn is
 * her workplace.
 */
const BEHIND_TITLED = /\p{Lu}\p{Ll}{1,20} \p{Lu}[\p{L}'’-]{1,24}, (?:\p{Ll}[\p{L}-]{1,24} ){1,4}$/u

/** The end of what somebody is quoted with, and the dash before the name. */
const QUOTATION = /\p{L}[.!?…]?[”"»“’] ?[–—-] $/u
/** A medium or an organisation that the person quoted speaks for: ", Northern Echo". */
const SPEAKS_FOR = /^, (?:\p{L}{2,3} )?\p{Lu}\p{L}/u
/** Whether somebody is quoted who speaks for others: "“Quietly lovely” – Jane Roe, The Northern Echo". */
const isQuoted = (before: string, after: string) => SPEAKS_FOR.test(after) && QUOTATION.test(before)
const QUOTED: Label = { kind: 'likely', jobTitle: null }

/**
 * Judges a name by the rest of its line.
 *
 * @param before the line's text before the name
 * @param after the line's text after the name
 * @param likelihood the evidence of the name itself: verbs of people count only for known names
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
    // "Studio Legale Jane Roe": the office is not a label, because it may have any name.
    label:
      OFFICE.test(near) || (likelihood < 3 && BEHIND_TITLED.test(lead.shown))
        ? NO_LABEL
        : isQuoted(lead.shown, tail.shown)
          ? QUOTED
          : readLabel(lead),
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

/** The job title: from the label if that is certain and more than `Contact`, else from the text after the name. */
function jobTitleOf({ label, title, apposition }: Line): string | null {
  const labelled = label.kind === 'sure' || label.kind === 'likely' ? label.jobTitle : null
  const isContact = labelled !== null && isLabelWord(foldName(labelled)) && !isBody(labelled)
  return label.kind === 'sure' && !isContact ? (labelled ?? title) : (title ?? apposition ?? labelled)
}
