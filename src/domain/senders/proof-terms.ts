import type { FromProof } from '../../contracts/senders.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** What is public, or known here, is looked at again so often. */
const LOOK_MS = 7 * DAY_MS
/** A code shows who reads a mailbox for so long, and its end is announced so long before. */
const CODE_MS = 365 * DAY_MS
const NOTICE_MS = 30 * DAY_MS

const after = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString()

/** When a proof of a From address ends unless it is given again; null for those that are looked up. */
export const proofEnd = (proof: FromProof | null, provenAt: string | null): string | null =>
  proof === 'code' && provenAt !== null ? after(provenAt, CODE_MS) : null

/** When a proof is to be looked at next, as it was just shown: a code in time to announce its end. */
export const firstCheck = (proof: FromProof, provenAt: string): string =>
  after(provenAt, proof === 'code' ? CODE_MS - NOTICE_MS : LOOK_MS)

/** Whether a proof ends so soon that it may be given again. */
export const isProofEnding = (proof: FromProof | null, provenAt: string | null, now: Date): boolean => {
  const end = proofEnd(proof, provenAt)
  return end !== null && Date.parse(end) - now.getTime() <= NOTICE_MS
}
