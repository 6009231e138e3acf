import type { Page } from '../page.ts'
import { readLead } from './before-name.ts'
import type { Candidate, Verdict } from './candidate.ts'
import { inherited } from './listed.ts'
import type { Segment } from './segments.ts'

/** "Geschäftsführer: A, B und C": what makes A a person makes B and C persons, on the line or in lines below. */
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
  const isNoted =
    segment === last.segment &&
    likelihood >= 2 &&
    /^ ?\([^()]{2,40}\)(?:[,;]| (?:and|und|et|y|e|en|och|og) )/.test(between)
  // "her friends Jane Roe and Ann Lind"
  const isJoined = likelihood === 3 && LISTING.test(between)
  if (verdict.method !== 'label' && verdict.method !== 'author' && !isNoted && !isJoined) return null
  const isSameLine = segment === last.segment && isListGap(between)
  const isNextLine = segment === last.segment + 1 && mention.isAlone && likelihood >= 2 && /^[,;]?\s*$/.test(between)
  if (!isSameLine && !isNextLine) return null
  return {
    ...inherited(verdict, likelihood),
    jobTitle: isSameLine && !(isJoined && verdict.method === 'text') ? verdict.jobTitle : null,
  }
}

/** "Jane Roe, Ann Lind and Jo Katz": the likely names of each line of nothing but names, where the first one leads to the others. */
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
    const isList = isListGap(page.text.slice(names.at(-1)!.run.end, line.end)) && gaps.every(isListGap)
    return isList && gaps.slice(1).every((gap) => LISTING.test(gap)) ? [names] : []
  })
}

const CHAIN_MIN = 3

/**
 * "Jane Roe, Ann Lind, Zindi Quax and Jo Katz": the names of each list on a line, decided as a whole. Half of them, two at
 * least, have to be known or found otherwise; the others are persons by their neighbours.
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
    if (last && LISTING.test(gap) && isListGap(gap)) list.push(candidate)
    else {
      list = [candidate]
      lists.push(list)
    }
  }
  return lists.filter((names) => {
    if (names.length < CHAIN_MIN || names.some(({ mention }) => mention.isSomethingElse)) return false
    const known = names.filter(isKnown).length
    return known >= 2 && known * 2 >= names.length
  })
}

const LISTING = /[,;&/|·•]| (?:and|und|et|y|e|en|och|og) /

/** "Jane Roe and Ann Lind, who run the shop": a known name joined to a person that follows. */
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
 * "Zindi Daly, Cathy Roe": on a line of nothing but names, the unknown one before a person is a person as well.
 *
 * @param next the candidate after this one, which is one
 */
export function isListedBefore(page: Page, lines: readonly Segment[], candidate: Candidate, next: Candidate): boolean {
  const line = lines[candidate.segment]!
  const { run, mention } = candidate
  if (next.segment !== candidate.segment || next.likelihood < 3 || mention.isSomethingElse) return false
  const isWholeLine =
    isListGap(page.text.slice(line.start, run.start)) && isListGap(page.text.slice(next.run.end, line.end))
  return isWholeLine && isListGap(page.text.slice(run.end, next.run.start))
}

const LIST_GAP_MAX = 40
const CONJUNCTION = /^(?:und|u|and|et|y|e|en|och|og|ja|i|a|sowie|и|та|και|jun|sen|jr|sr|jnr|snr)$/

/** Nothing but commas, "and" and honorifics stands between two names. */
const isListGap = (text: string) =>
  text.length < LIST_GAP_MAX &&
  readLead(`${text.replace(/\([^()]*\)|[\s,;&/|+·•]+/g, ' ').trim()} `)
    .folded.split(' ')
    .every((word) => word === '' || CONJUNCTION.test(word.replace(/\.$/, '')))
