import type { Page } from '../page.ts'
import { readLead } from './before-name.ts'
import type { Candidate, Verdict } from './candidate.ts'
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
  const between = page.text.slice(last.run.end, run.start)
  // "Jane Roe (reception), Ann Lind (archive)"
  const isNoted =
    segment === last.segment &&
    likelihood >= 2 &&
    /^ ?\([^()]{2,40}\)(?:[,;]| (?:and|und|et|y|e|en|och|og) )/.test(between)
  if (verdict.method !== 'label' && verdict.method !== 'author' && !isNoted) return null
  const isSameLine = segment === last.segment && isListGap(between)
  const isNextLine = segment === last.segment + 1 && mention.isAlone && likelihood >= 2 && /^[,;]?\s*$/.test(between)
  if (!isSameLine && !isNextLine) return null
  return {
    ...verdict,
    confidence: Math.min(verdict.confidence, 0.6 + 0.1 * likelihood),
    jobTitle: isSameLine ? verdict.jobTitle : null,
  }
}

/** "Jane Roe, Ann Lind": on a line of nothing but names, what follows a person is a person as well. */
export function isListedAfter(page: Page, lines: readonly Segment[], candidate: Candidate, last: Candidate): boolean {
  const line = lines[candidate.segment]!
  const { run, mention, likelihood } = candidate
  if (last.segment !== candidate.segment || likelihood < 2 || mention.isSomethingElse) return false
  const isInList =
    isListGap(page.text.slice(last.run.end, run.start)) &&
    /[,;&/|·•]| (?:and|und|et|y|e|en|och|og) /.test(page.text.slice(last.run.end, run.start))
  return (
    isInList && isListGap(page.text.slice(line.start, last.run.start)) && isListGap(page.text.slice(run.end, line.end))
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
const CONJUNCTION = /^(?:und|and|et|y|e|en|och|og|ja|i|a|sowie|и|та|και)$/

/** Nothing but commas, "and" and honorifics stands between two names. */
const isListGap = (text: string) =>
  text.length < LIST_GAP_MAX &&
  readLead(`${text.replace(/\([^()]*\)|[\s,;&/|+·•]+/g, ' ').trim()} `)
    .folded.split(' ')
    .every((word) => word === '' || CONJUNCTION.test(word))
