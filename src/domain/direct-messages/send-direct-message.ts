import { sql } from 'drizzle-orm'
import type { DirectMessageKind } from '../../contracts/direct-messages/direct-messages.ts'
import type { DirectMessageJob } from '../../contracts/queues.ts'
import { actorId } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import type { DirectMessageOptions } from '../../db/schema/data/direct-messages.ts'
import { conflict } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { type DirectMessageRow, requireDirectMessage } from './direct-messages.ts'

export interface NewDirectMessage {
  /** A repetition with the same id changes nothing; by default a new one. */
  readonly id?: string
  readonly kind: DirectMessageKind
  /** An email sender of the account. */
  readonly senderId: string
  /** For a reply: the campaign's message in whose conversation it is, and the answer that it replies to. */
  readonly recipientId?: string | null
  readonly replyId?: string | null
  /** The address is normalised. */
  readonly to: { readonly address: string; readonly name: string | null }
  readonly subject: string
  readonly text: string
  readonly html?: string | null
  /** `Message-ID`s without brackets; `references` oldest first. */
  readonly inReplyTo?: string | null
  readonly references?: readonly string[]
  readonly options?: DirectMessageOptions | null
  /** How long it waits, so that it can be taken back. 0 by default. */
  readonly holdSeconds?: number
}

/** Longer waits are left to the clock job: a queue would lose the message if its machine fails. */
export const QUEUE_WAIT_MS_MAX = 60_000

/**
 * Stores a message and queues it. Once it is stored, it will be sent: if queueing fails, the clock finds it.
 *
 * @param more statements of the same transaction, which may use `changes()`: whether the message was stored
 */
export async function sendDirectMessage(
  ctx: ServiceContext,
  message: NewDirectMessage,
  more: readonly Statement<unknown>[] = [],
): Promise<DirectMessageRow> {
  const id = message.id ?? newId()
  const accountId = accountOf(ctx).id
  const now = ctx.clock.now()
  const dueAt = new Date(now.getTime() + (message.holdSeconds ?? 0) * 1_000)
  const { kind, senderId, recipientId, replyId, to, subject, text, html, inReplyTo, references, options } = message
  await runBatch(ctx.data, [
    statement(sql`
      INSERT INTO direct_messages (id, account_id, kind, sender_id, recipient_id, reply_id, to_address, to_name, subject, text, html,
        in_reply_to, message_references, options, state, next_at, created_by, created_at)
      VALUES (${id}, ${accountId}, ${kind}, ${senderId}, ${recipientId ?? null}, ${replyId ?? null}, ${to.address}, ${to.name},
        ${subject}, ${text}, ${html ?? null}, ${inReplyTo ?? null}, ${JSON.stringify(references ?? [])},
        ${options ? JSON.stringify(options) : null}, 'queued', ${dueAt.toISOString()}, ${actorId(ctx.actor)}, ${now.toISOString()})
      ON CONFLICT (id) DO NOTHING`),
    ...more,
  ])
  const row = await requireDirectMessage(ctx, id)
  if (row.state === 'queued') await enqueue(ctx, row)
  return row
}

/** Takes back a message that has not begun to be sent. @throws not_found; conflict if it is too late */
export async function cancelDirectMessage(ctx: ServiceContext, id: string): Promise<DirectMessageRow> {
  await ctx.data.run(sql`
    UPDATE direct_messages SET state = 'cancelled', next_at = NULL, problem = NULL
    WHERE id = ${id} AND account_id = ${accountOf(ctx).id} AND state = 'queued'`)
  const row = await requireDirectMessage(ctx, id)
  if (row.state !== 'cancelled') throw conflict('It is too late: this message has been sent or is on its way.')
  return row
}

/**
 * Sends a message again that failed, or of which nobody knows whether it arrived. It keeps its `Message-ID`, so that a
 * mail program shows it once.
 *
 * @throws not_found; conflict if it has neither failed nor is unknown
 */
export async function retryDirectMessage(ctx: ServiceContext, id: string): Promise<DirectMessageRow> {
  const rows = await ctx.data.all(sql`
    UPDATE direct_messages SET state = 'queued', problem = NULL, attempts = 0, first_tried_at = NULL, claim_id = NULL,
      next_at = ${ctx.clock.now().toISOString()}
    WHERE id = ${id} AND account_id = ${accountOf(ctx).id} AND state IN ('failed', 'unknown') RETURNING id`)
  const row = await requireDirectMessage(ctx, id)
  if (rows.length === 0) throw conflict('Only a message that failed can be sent again.')
  await enqueue(ctx, row)
  return row
}

/** The queue message of a message. */
export const jobOf = ({ accountId, id }: Pick<DirectMessageRow, 'accountId' | 'id'>): DirectMessageJob => ({
  account_id: accountId,
  direct_message_id: id,
})

/** Queues a message for its time, unless that is far away. */
export async function enqueue(
  { queues, clock, log }: ServiceContext,
  row: Pick<DirectMessageRow, 'accountId' | 'id' | 'nextAt'>,
): Promise<void> {
  const waitMs = row.nextAt === null ? 0 : Date.parse(row.nextAt) - clock.now().getTime()
  if (waitMs > QUEUE_WAIT_MS_MAX) return
  const delaySeconds = Math.max(0, Math.ceil(waitMs / 1_000))
  await queues
    .send('direct-messages', jobOf(row), { delaySeconds })
    .catch((error: unknown) => log.warn('a direct message is left to the clock', { direct_message_id: row.id, error }))
}
