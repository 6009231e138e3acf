import { ERRORS_IN_A_ROW } from '../../../contracts/campaigns/limits.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { AppError } from '../../../lib/errors.ts'
import type { ClaimedRecipient } from './claim-recipients.ts'
import type { Ledger, Next, Outcome } from './ledger.ts'
import { TROUBLES_IN_A_ROW, TURN_MESSAGES_MAX, TURN_MS } from './policy.ts'
import type { ReadyMessage, Transport } from './transport.ts'

/** The result of a batch, as far as it concerns the sender. */
export interface Handed {
  /** Messages whose outcome depends on the recipient rather than on the sender. */
  readonly answered: number
  /** The problem that affects every message, as a sentence: no server was reached, or the server rejects the sender. */
  readonly trouble: string | null
  /** Why and for how many seconds the provider takes nothing from the sender; null if it does. */
  readonly held: { readonly reason: string; readonly seconds: number } | null
  /** Whether a user has to fix the problem. */
  readonly needsPerson: boolean
  /** Messages that will not be sent, or whose delivery is unknown. */
  readonly errors: number
}

/**
 * Delivers messages to claimed recipients, in parallel over all connections, until none are left or the ledger stops
 * it.
 */
export async function deliverBatch(
  ctx: ServiceContext,
  carrier: Transport,
  ledger: Ledger,
  claimed: readonly ClaimedRecipient[],
): Promise<Handed> {
  const queue = [...claimed]
  let answered = 0
  let inARow = 0
  let trouble: string | null = null
  let held: Handed['held'] = null
  let needsPerson = false
  let errors = 0
  let errorsInARow = 0

  /** Counts outcomes. After several errors in a row, the remaining messages would probably fail as well. */
  function count({ state }: Outcome): void {
    if (state === 'pending') return
    if (state === 'sent') {
      errorsInARow = 0
      return
    }
    errors++
    if (++errorsInARow >= ERRORS_IN_A_ROW) ledger.end({ kind: 'over' })
  }

  async function carry(recipient: ClaimedRecipient, message: ReadyMessage | AppError): Promise<Outcome> {
    const attempts = recipient.attempts + 1
    const outcome = { recipient, attempts, messageId: null, nextAt: null, suppressAs: null, reason: null }
    if (message instanceof AppError) return { ...outcome, state: 'failed', reason: message.message }
    const now = ctx.clock.now().getTime()
    const secondsSinceFirst = recipient.firstTriedAt === null ? 0 : (now - Date.parse(recipient.firstTriedAt)) / 1_000
    const verdict = await message.deliver({ attempts, secondsSinceFirst })
    const { state, reason, suppressAs, retryAfterSeconds } = verdict
    if (verdict.class === 'quota') {
      // It is nobody's fault, so that no attempt counts, and the rest of the batch would fare the same.
      held ??= { reason: reason ?? '', seconds: retryAfterSeconds ?? 0 }
      ledger.end({ kind: 'over' })
      return { ...outcome, state: 'pending', attempts: recipient.attempts, reason }
    }
    const isTrouble = verdict.pausesSender || verdict.class === 'connection' || verdict.class === 'sender'
    if (verdict.pausesSender) {
      trouble = reason
      needsPerson = true
      ledger.end({ kind: 'over' })
    } else if (isTrouble) {
      trouble ??= reason
      if (++inARow >= TROUBLES_IN_A_ROW) ledger.end({ kind: 'over' })
    } else {
      answered++
      inARow = 0
    }
    // Unless other messages got through, the problem is not the recipient's, so the attempt does not count.
    if (verdict.pausesSender || (isTrouble && answered === 0))
      return { ...outcome, state: 'pending', attempts: recipient.attempts, reason }
    const nextAt = retryAfterSeconds === null ? null : ctx.clock.now().getTime() + retryAfterSeconds * 1_000
    return {
      ...{ recipient, attempts, state, reason, suppressAs },
      messageId: verdict.messageId,
      nextAt: nextAt === null ? null : new Date(nextAt).toISOString(),
    }
  }

  /**
   * Returns the messages that a connection delivers next: as many as it can deliver in `TURN_MS`, and at most its share
   * of the rest.
   */
  async function next(pace: number): Promise<Prepared[]> {
    const share = Math.ceil(queue.length / carrier.lanes)
    const recipients = ledger.stop === null ? queue.splice(0, Math.min(pace, share)) : []
    // Prepared before they are marked as `sending`: if preparing crashes the worker, no delivery is in doubt.
    return Promise.all(recipients.map((recipient) => prepare(carrier, recipient)))
  }

  async function work(): Promise<void> {
    let pace = 1
    let done: Outcome[] = []
    for (;;) {
      const turn = await next(pace)
      const begun = await ledger.step(done, turn)
      if (turn.length === 0) return
      done = []
      const startedAt = Date.now()
      let heardAt = startedAt
      for (const { recipient, message } of turn) {
        if (!begun.has(recipient.id)) continue
        // Checks periodically whether the campaign was paused or another worker acquired the batch.
        if (Date.now() - heardAt >= TURN_MS) {
          await ledger.step(done, [])
          done = []
          heardAt = Date.now()
        }
        if (ledger.stop !== null) {
          done.push(untried(recipient))
          continue
        }
        const outcome = await carry(recipient, message)
        count(outcome)
        done.push(outcome)
      }
      pace = paceAfter(turn.length, Date.now() - startedAt)
    }
  }

  const lane = () =>
    work().catch((error: unknown) => {
      ledger.end({ kind: 'over' })
      throw error
    })
  const ended = await Promise.allSettled(Array.from({ length: carrier.lanes }, lane))
  const failed = ended.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return { answered, trouble: answered > 0 && !needsPerson ? null : trouble, held, needsPerson, errors }
}

interface Prepared extends Next {
  readonly message: ReadyMessage | AppError
}

async function prepare(carrier: Transport, recipient: ClaimedRecipient): Promise<Prepared> {
  try {
    const message = await carrier.prepare(recipient)
    return { recipient, message, messageId: message.messageId }
  } catch (error) {
    if (error instanceof AppError) return { recipient, message: error, messageId: null }
    throw error
  }
}

/** How many messages to begin at once, given how long the last ones took. A slow server has one per connection. */
const paceAfter = (messages: number, ms: number): number =>
  Math.min(TURN_MESSAGES_MAX, Math.max(1, Math.floor((TURN_MS * messages) / Math.max(1, ms))))

/** The outcome for a recipient that was marked as `sending` when the batch stopped, so nothing was sent. */
const untried = (recipient: ClaimedRecipient): Outcome => ({
  ...{ recipient, attempts: recipient.attempts, state: 'pending', reason: null },
  ...{ messageId: null, nextAt: null, suppressAs: null },
})
