import type { GrantKind } from '../../contracts/mailboxes/mailboxes.ts'

/** A sender of a campaign that rotates several. Those that were left out are not among them. Times are in milliseconds. */
export interface RotatedSender {
  readonly id: string
  /** The provider of its mailbox, if it is one that is matched with recipients. */
  readonly provider: GrantKind | null
  /** How many more messages its limits allow this hour and today. */
  readonly hourLeft: number
  readonly dayLeft: number
  /** Today's limit, with warm-up. */
  readonly dayLimit: number
  /** When the gap after its last message ends; null without one. */
  readonly freeAt: number | null
  /** Until when its provider wants a pause, or no server was reached; null if neither. */
  readonly waitUntil: number | null
  /** Whether recipients who are due now are already assigned to it. */
  readonly hasOwn: boolean
}

/** A recipient who is due and assigned to no sender. */
export interface Candidate {
  readonly id: string
  /** The provider that receives their mail, as far as email checks know it. */
  readonly provider: GrantKind | null
}

/**
 * `send`: the next batch leaves through this sender; `recipients` are those of the candidates that it may have, null for
 * any. `wait`: nobody can be sent to before `until`; null if that does not depend on the senders.
 */
export type SenderChoice =
  | { readonly kind: 'send'; readonly senderId: string; readonly recipients: readonly string[] | null }
  | { readonly kind: 'wait'; readonly until: Date | null }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** When a sender may send its next message, given its limits in UTC hours and days. */
export function sendsFrom({ hourLeft, dayLeft, freeAt, waitUntil }: RotatedSender, now: number): number {
  const byLimits =
    dayLeft <= 0
      ? (Math.floor(now / DAY_MS) + 1) * DAY_MS
      : hourLeft <= 0
        ? (Math.floor(now / HOUR_MS) + 1) * HOUR_MS
        : now
  return Math.max(byLimits, freeAt ?? 0, waitUntil ?? 0)
}

/**
 * Chooses the sender of the next batch: among those that may send now, first one with recipients of its own (a thread
 * stays with its mailbox, and a second attempt with that of the first), then the one that has used the smallest share of
 * its day. Recipients at Google or Microsoft wait for a mailbox there if one of them has only its gap to wait for;
 * otherwise any other sender writes to them.
 *
 * @param candidates in the order in which they are due; null if recipients' providers do not matter, and `hasOpen` says
 * whether there are any
 */
export function chooseSender(
  senders: readonly RotatedSender[],
  candidates: readonly Candidate[] | null,
  hasOpen: boolean,
  now: Date,
): SenderChoice {
  const at = now.getTime()
  const isReady = (sender: RotatedSender) => sendsFrom(sender, at) <= at
  const shareUsed = ({ dayLimit, dayLeft }: RotatedSender) => (dayLimit - dayLeft) / Math.max(1, dayLimit)
  const ready = senders
    .filter(isReady)
    .toSorted((a, b) => Number(b.hasOwn) - Number(a.hasOwn) || shareUsed(a) - shareUsed(b))
  for (const sender of ready) {
    const recipients = candidates?.filter((one) => isFor(one, sender, senders, at)).map(({ id }) => id) ?? null
    if (sender.hasOwn || (recipients ? recipients.length > 0 : hasOpen))
      return { kind: 'send', senderId: sender.id, recipients }
  }
  // What is due belongs to senders that are out, or waits for a matching one.
  const wanted = senders.filter((sender) => !isReady(sender) && (sender.hasOwn || hasOpen))
  const until = Math.min(...wanted.map((sender) => sendsFrom(sender, at)))
  return { kind: 'wait', until: Number.isFinite(until) ? new Date(until) : null }
}

/** Whether a sender may write to a candidate: it matches, or no matching one will soon. */
function isFor(candidate: Candidate, sender: RotatedSender, senders: readonly RotatedSender[], at: number): boolean {
  if (candidate.provider === null || candidate.provider === sender.provider) return true
  return !senders.some((other) => other.provider === candidate.provider && hasOnlyItsGap(other, at))
}

const hasOnlyItsGap = ({ hourLeft, dayLeft, waitUntil }: RotatedSender, at: number): boolean =>
  hourLeft > 0 && dayLeft > 0 && (waitUntil ?? 0) <= at

/** When any of the senders may send next; null without senders. */
export function nextSenderAt(senders: readonly RotatedSender[], now: Date): Date | null {
  if (senders.length === 0) return null
  return new Date(Math.min(...senders.map((sender) => sendsFrom(sender, now.getTime()))))
}
