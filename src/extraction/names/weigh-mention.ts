import type { Candidate, Verdict } from './candidate.ts'
import { partnerOf } from './couples.ts'
import { ALONE_REASONS, BESIDE_REASONS, isNoPersonAlone, MARKUP_REASONS } from './place-reasons.ts'
import type { Reading } from './reading.ts'
import { addReasons, PERSON_MIN, probabilityOf, type Reason, strongestOf, type Tally } from './reasons.ts'
import { readJobTitle } from './segments.ts'
import { Standing } from './standing.ts'

/** "© Marlow Pumps", marlowpumps@…: a firm has an address of its own name as well. */
const SPELLED: readonly Reason<Candidate>[] = [
  {
    id: 'email.spelled',
    rule: 'names.email',
    holds: ({ isSpelledByEmail, likelihood, mention: { method } }) =>
      isSpelledByEmail && (likelihood > 1 || method !== 'copyright'),
  },
]
const CREDITED: readonly Reason<Candidate>[] = [
  { id: 'picture.credit', rule: 'names.caption', holds: ({ likelihood }) => likelihood > 1 },
]
/** "Harold & Betty Roe" stand for themselves: two given names with one family are nothing else. */
const COUPLE: readonly Reason<Standing>[] = [
  {
    id: 'row.couple',
    rule: 'names.couple',
    holds: ({ lead, likelihood, candidate: { run } }) => likelihood === 3 && partnerOf(lead, run) !== null,
  },
]

/** Adds up what the line, what stands beside it and the markup say of a candidate; null when something else carries the name. */
export function tallyOf(reading: Reading, candidate: Candidate): Tally | null {
  const { mention } = candidate
  if (mention.isSomethingElse) return null
  if (mention.isMinor) return addReasons(mention.tally, candidate.isSpelledByEmail ? SPELLED : CREDITED, candidate)
  const standing = new Standing(reading, candidate)
  const onPage = addReasons(
    addReasons(mention.tally, SPELLED, candidate, Number.POSITIVE_INFINITY),
    MARKUP_REASONS,
    standing,
  )
  if (!mention.isAlone) return addReasons(addReasons(onPage, BESIDE_REASONS, standing), COUPLE, standing)
  return onPage.sum < 0 && isNoPersonAlone(standing) ? null : addReasons(onPage, ALONE_REASONS, standing)
}

/** Whether what is known about a candidate makes it a person; null when it does not, or nothing but its words does. */
export function weighMention(reading: Reading, candidate: Candidate): Verdict | null {
  const tally = tallyOf(reading, candidate)
  return tally && tally.sum >= PERSON_MIN && strongestOf(tally).length > 0 ? verdictOf(reading, candidate, tally) : null
}

function verdictOf(reading: Reading, candidate: Candidate, tally: Tally): Verdict {
  const strongest = strongestOf(tally)
  return {
    confidence: probabilityOf(tally.sum),
    method: strongest.find(({ method }) => method)?.method ?? 'text',
    rules: [...new Set(strongest.flatMap(({ rule }) => rule ?? []))],
    reasons: tally.counted.map(({ id }) => id),
    jobTitle: jobTitleOf(new Standing(reading, candidate)),
  }
}

/** What the line calls the person, else the label above, else the lines around. */
function jobTitleOf(standing: Standing): string | null {
  const { jobTitle } = standing.candidate.mention
  if (jobTitle !== null || !standing.isAlone) return jobTitle
  const labelled = standing.labelAbove === null ? null : readJobTitle(standing.lineAt(-1).replace(/[:：]\s*$/, ''))
  return labelled ?? standing.title
}
