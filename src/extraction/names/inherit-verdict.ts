import { compilePattern } from '../../lib/compile-pattern.ts'
import { AND, AND_WORDS } from '../and-words.ts'
import type { Page } from '../page.ts'
import { readLead } from './before-name.ts'
import type { Candidate, Verdict } from './candidate.ts'
import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import { isPluralRole } from './group-titles.ts'
import { inherited } from './listed.ts'
import type { Segment } from './segments.ts'
import { isFamilyName } from './vocabulary.ts'

/**
 * Accepts the next name of a list after an accepted one: in "Geschäftsführer: A, B und C" the evidence for A also holds
 * for B and C, on the same line or on the lines below. Returns null if the candidate does not continue the list.
 */
export function inheritVerdict(
  page: Page,
  { run, segment, likelihood, mention }: Candidate,
  last: Candidate | null,
  verdicts: ReadonlyMap<Candidate, Verdict>,
): Verdict | null {
  const verdict = last && verdicts.get(last)
  if (!verdict || mention.isSomethingElse) return null
  // "Jane Roe, Hull Harbour Team"
  if (likelihood === 1 && /^ \p{Lu}/u.test(page.text.slice(run.end, run.end + 3))) return null
  const between = page.text.slice(last.run.end, run.start)
  // "Jane Roe (reception), Ann Lind (archive)"
  const isNoted = segment === last.segment && likelihood >= 2 && BEHIND_NOTE.test(between)
  // "her friends Jane Roe and Ann Lind"
  const isJoined = likelihood === 3 && LISTING.test(between)
  if (verdict.method !== 'label' && verdict.method !== 'author' && !isNoted && !isJoined) return null
  const isSameLine = segment === last.segment && isListGap(between)
  const isNextLine = segment === last.segment + 1 && mention.isAlone && likelihood >= 2 && /^[,;]?\s*$/.test(between)
  if (!isSameLine && !isNextLine) return null
  // "Speakers: Jane Roe; Ann Lind, head of sales"
  const own = page.text.startsWith(', ', run.end) ? mention.jobTitle : null
  return {
    ...inherited(verdict, likelihood),
    jobTitle: isSameLine && !(isJoined && verdict.method === 'text') ? (own ?? verdict.jobTitle) : null,
  }
}

/** Finds lines that consist only of names, "Jane Roe, Ann Lind and Jo Katz", and returns the likely names of each. */
export function linesOfNames(
  page: Page,
  lines: readonly Segment[],
  candidates: readonly Candidate[],
): (readonly Candidate[])[] {
  return [...Map.groupBy(candidates, ({ segment }) => segment)].flatMap(([segment, names]) => {
    if (names.length < 2 || names.some(({ likelihood, mention }) => likelihood < 2 || mention.isSomethingElse))
      return []
    const line = lines[segment]!
    const gaps = names.map(({ run }, at) => page.text.slice(names[at - 1]?.run.end ?? line.start, run.start))
    const isList = isListEnd(page.text.slice(names.at(-1)!.run.end, line.end)) && gaps.every(isListGap)
    return isList && gaps.slice(1).every((gap) => LISTING.test(gap)) ? [names] : []
  })
}

const CHAIN_MIN = 3

/**
 * Finds the lists of names on a line, "Jane Roe, Ann Lind, Zindi Quax and Jo Katz", and accepts or rejects each as a
 * whole. At least two of the names, and half of them unless all have a given name, must be known or accepted
 * otherwise; the others are then accepted too.
 */
export function listedNames(
  page: Page,
  candidates: readonly Candidate[],
  isKnown: (candidate: Candidate) => boolean,
): (readonly Candidate[])[] {
  const lists: Candidate[][] = []
  let list: Candidate[] = []
  for (const candidate of candidates) {
    const last = list.at(-1)
    const gap = last?.segment === candidate.segment ? page.text.slice(last.run.end, candidate.run.start) : ''
    // "Jane Roe (SC Marlow), Ann Lind (TV Hull)"
    if (IN_BRACKET.test(gap)) continue
    if (last && LISTING.test(gap) && isListGap(gap)) list.push(candidate)
    else {
      list = [candidate]
      lists.push(list)
    }
  }
  return lists.filter((names) => {
    if (names.some(({ mention }) => mention.isSomethingElse)) return false
    if (names.length > 1 && names.every(isLikelyPerson) && areHolders(page, names)) return true
    if (names.length < CHAIN_MIN) return names.length === 2 && names.every(isSurePerson) && isSubject(page, names)
    const known = names.filter(isKnown).length
    return known >= 2 && (known * 2 >= names.length || names.every(isLikelyPerson))
  })
}

/** Whether a candidate has an unambiguous given name, perhaps behind a family name that no list knows: "Marlow Anna". */
const isLikelyPerson = ({ likelihood, run: { words } }: Candidate) =>
  likelihood >= 2 && words.some(({ folded }) => givenName(folded) === 'sure')

const HOLDERS_MAX = 90
const HOLDERS_END = /[.!?;:\n\t](?= \p{Lu}|\n|\t)/u
/**
 * Whether a sentence says directly before a list, or before the comma that introduces it, what all its people are: "our
 * deacons Jane Roe and Ann Lind", "two deacons for this parish, Jane Roe and Ann Lind."
 */
function areHolders({ text }: Page, names: readonly Candidate[]): boolean {
  const { start } = names[0]!.run
  const before = foldName(
    text
      .slice(Math.max(0, start - HOLDERS_MAX), start)
      .split(HOLDERS_END)
      .at(-1)!,
  )
  const isIntroduced = text.startsWith(', ', start - 2) && /^(?:[.,;)]|$|\n)/.test(text.slice(names.at(-1)!.run.end))
  const words = before.split(/[^\p{L}'-]+/u).filter(Boolean)
  return (isIntroduced ? words : words.slice(-1)).some(isPluralRole)
}

const IN_BRACKET = /^ ?\([^()]*$/

/** Whether a candidate has an unambiguous given name and a family name, "Emily Carter". */
const isSurePerson = ({ likelihood, run: { words } }: Candidate) =>
  likelihood === 3 && givenName(words[0]!.folded) === 'sure' && isFamilyName(words.at(-1)!.folded)

const SENTENCE_BEGINS = /(?:^|[\n\t]|[.!?:] )$/
/** Whether two names are the subject at the beginning of a sentence: "Emily Carter and Robert Lind seek to change". */
const isSubject = ({ text }: Page, [first, second]: readonly Candidate[]) =>
  SENTENCE_BEGINS.test(text.slice(Math.max(0, first!.run.start - 2), first!.run.start)) &&
  JOINED.test(text.slice(first!.run.end, second!.run.start)) &&
  /^ \p{Ll}{3,}/u.test(text.slice(second!.run.end, second!.run.end + 8))

const JOINED = compilePattern(` (?:${AND}) `, 'u')
const BEHIND_NOTE = compilePattern(`^ ?\\([^()]{2,40}\\)(?:[,;]| (?:${AND_WORDS}) )`, 'u')

/** What may stand between two names of a list. */
export const LISTING = compilePattern(`[,;&/|·•]| (?:${AND_WORDS}|or) `, 'u')

/** Whether a known name is joined to the accepted person after it: "Jane Roe and Ann Lind, who run the shop". */
export const isJoinedBefore = (
  page: Page,
  { run, segment, likelihood, mention }: Candidate,
  next: Candidate,
): boolean => {
  const between = page.text.slice(run.end, next.run.start)
  return (
    next.segment === segment &&
    likelihood === 3 &&
    !mention.isSomethingElse &&
    LISTING.test(between) &&
    isListGap(between)
  )
}

/**
 * Whether an unknown name precedes a known one on a line that contains only names: "Zindi Daly, Cathy Roe".
 *
 * @param next the next candidate, which is accepted as a person
 */
export function isListedBefore(page: Page, lines: readonly Segment[], candidate: Candidate, next: Candidate): boolean {
  const line = lines[candidate.segment]!
  const { run, mention } = candidate
  if (next.segment !== candidate.segment || next.likelihood < 3 || mention.isSomethingElse) return false
  const isWholeLine =
    isListGap(page.text.slice(line.start, run.start)) && isListGap(page.text.slice(next.run.end, line.end))
  return isWholeLine && isListGap(page.text.slice(run.end, next.run.start))
}

/** What ends a list: a full stop, or what may stand between its names. */
const isListEnd = (text: string) => isListGap(text.replace(FULL_STOP, ''))
const FULL_STOP = /^\s{0,2}\.\s*$/

const LIST_GAP_MAX = 40
/** Words that join the last two names of a list, folded. */
const CONJUNCTIONS: ReadonlySet<string> = new Set(AND_WORDS.split('|').map(foldName))
const CONJUNCTION = /^(?:u|or|oder|ou|a|jun|sen|jr|sr|jnr|snr)$/
const joinsNames = (word: string) => CONJUNCTIONS.has(word) || CONJUNCTION.test(word)

/** "Peter Lind, Mary and John Roe": the given name of a couple's first partner. */
const PARTNER = compilePattern(`(?<=[,;] ?)(\\p{Lu}\\p{Ll}{1,14}) (?:${AND}) $`, 'u')
function withoutPartner(gap: string): string {
  const partner = PARTNER.exec(gap)
  return partner && givenName(foldName(partner[1]!)) !== 'unknown' ? gap.slice(0, partner.index) : gap
}

/**
 * Whether the text between two names contains only punctuation, conjunctions, honorifics and the given name of a
 * partner.
 */
const isListGap = (text: string) =>
  text.length < LIST_GAP_MAX &&
  readLead(
    `${withoutPartner(text)
      .replace(/\([^()]*\)| ?[–—-] | [–—-] ?|[\s,;&/|+·•]+/g, ' ')
      .trim()} `,
  )
    .folded.split(' ')
    .every((word) => word === '' || joinsNames(word.replace(/\.$/, '')))
