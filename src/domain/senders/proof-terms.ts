import type { FromProof } from '../../contracts/senders/email-config.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How often proofs that can be looked up are checked again. */
const LOOK_MS = 7 * DAY_MS
/** How long a code proves access to a mailbox; the notice is sent this long before it expires. */
const CODE_MS = 365 * DAY_MS
const NOTICE_MS = 30 * DAY_MS

const after = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString()

/** When a proof of a From address expires unless renewed; null for proofs that are looked up. */
export const proofEnd = (proof: FromProof | null, provenAt: string | null): string | null =>
  proof === 'code' && provenAt !== null ? after(provenAt, CODE_MS) : null

/** When a new proof is first checked again; for a code, in time for the notice. */
export const firstCheck = (proof: FromProof, provenAt: string): string =>
  after(provenAt, proof === 'code' ? CODE_MS - NOTICE_MS : LOOK_MS)

/** Whether a proof expires soon enough to be renewed. */
export const isProofEnding = (proof: FromProof | null, provenAt: string | null, now: Date): boolean => {
  const end = proofEnd(proof, provenAt)
  return end !== null && Date.parse(end) - now.getTime() <= NOTICE_MS
}
