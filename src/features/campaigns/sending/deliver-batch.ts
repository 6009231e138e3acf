import { ERRORS_IN_A_ROW } from '../../../contracts/campaigns.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { AppError } from '../../../lib/errors.ts'
import type { ClaimedRecipient } from './claim-recipients.ts'
import type { Ledger, Next, Outcome } from './ledger.ts'
import { TROUBLES_IN_A_ROW, TURN_MESSAGES_MAX, TURN_MS } from './policy.ts'
import type { ReadyMessage, Transport } from './transport.ts'

/** How a batch went, as far as its sender is concerned. */
export interface Handed {
  /** Messages whose outcome says something of the recipient rather than of the sender. */
  readonly answered: number
  /** What stands in the way of every message, as a sentence: it met no server, or one that refuses the sender. */
  readonly trouble: string | null
  /** That it needs somebody to look at it. */
  readonly needsPerson: boolean
  /** Messages that will not go out, or of which nobody knows. */
  readonly errors: number
}

/** Hands claimed recipients over, as many at once as there are connections, until there are none left or the ledger says to stop. */
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
  let needsPerson = false
  let errors = 0
  let errorsInARow = 0

  /** What goes wrong with one message after the other will with the others as well. */
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
    const verdict = await message.deliverBatch({ attempts, secondsSinceFirst })
    const { state, reason, suppressAs, retryAfterSeconds } = verdict
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
    // The recipient is not at fault where nothing says that others fare better.
    if (verdict.pausesSender || (isTrouble && answered === 0))
      return { ...outcome, state: 'pending', attempts: recipient.attempts, reason }
    const nextAt = retryAfterSeconds === null ? null : ctx.clock.now().getTime() + retryAfterSeconds * 1_000
    return {
      ...{ recipient, attempts, state, reason, suppressAs },
      messageId: verdict.messageId,
      nextAt: nextAt === null ? null : new Date(nextAt).toISOString(),
    }
  }

  /** What a connection hands over next: as much as it takes no longer than a moment for, and no more than its share of what is left. */
  async function next(pace: number): Promise<Prepared[]> {
    const share = Math.ceil(queue.length / carrier.lanes)
    const recipients = ledger.stop === null ? queue.splice(0, Math.min(pace, share)) : []
    // Made before they count as being handed over: whoever dies of it leaves nobody in doubt.
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
        // Whether it was paused, or somebody else has it, is asked again after a while.
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
  return { answered, trouble: answered > 0 && !needsPerson ? null : trouble, needsPerson, errors }
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

/** How many messages are begun at once, by what the last ones took: a server that is slow has one of each connection. */
const paceAfter = (messages: number, ms: number): number =>
  Math.min(TURN_MESSAGES_MAX, Math.max(1, Math.floor((TURN_MS * messages) / Math.max(1, ms))))

/** Begun, and then nothing went out any more. */
const untried = (recipient: ClaimedRecipient): Outcome => ({
  ...{ recipient, attempts: recipient.attempts, state: 'pending', reason: null },
  ...{ messageId: null, nextAt: null, suppressAs: null },
})
