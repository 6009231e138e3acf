import type { Candidate, Verdict } from './candidate.ts'
import { partnerOf } from './couples.ts'
import { ALONE_REASONS, BESIDE_REASONS, isNoPersonAlone, MARKUP_REASONS } from './place-reasons.ts'
import type { Reading } from './reading.ts'
import { addReasons, PERSON_MIN, probabilityOf, type Reason, strongestOf, type Tally } from './reasons.ts'
import { readJobTitle } from './segments.ts'
import { Standing } from './standing.ts'

/** A mailbox that spells the name is evidence. Not for "© Marlow Pumps": a firm's mailbox repeats its name too. */
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
/** "Harold & Betty Roe": two given names with one family name need no other evidence. */
const COUPLE: readonly Reason<Standing>[] = [
  {
    id: 'row.couple',
    rule: 'names.couple',
    holds: ({ lead, likelihood, candidate: { run } }) => likelihood === 3 && partnerOf(lead, run) !== null,
  },
]

/**
 * Sums up the evidence about a candidate: its line, the adjacent lines and the markup. Null if the name belongs to
 * something else.
 */
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

/**
 * Decides whether a candidate is a person. Null if the evidence is insufficient, or consists only of the name's own
 * words.
 */
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

/** The job title from the line itself, else from the label above, else from the adjacent lines. */
function jobTitleOf(standing: Standing): string | null {
  const { jobTitle } = standing.candidate.mention
  if (jobTitle !== null || !standing.isAlone) return jobTitle
  const labelled = standing.labelAbove === null ? null : readJobTitle(standing.lineAt(-1).replace(/[:：]\s*$/, ''))
  return labelled ?? standing.title
}
