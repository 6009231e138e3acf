import { type SQL, sql } from 'drizzle-orm'
import type { DirectMessageJob } from '../../contracts/queues.ts'
import type { ServiceContext } from '../../core/context.ts'
import { isAtHome } from '../../db/account-tables.ts'
import { type Statement, statement } from '../../db/batch.ts'
import { UNKNOWN_REASON } from '../recipients/batch-steps.ts'

/**
 * How long an attempt may take at most. A message that is `sending` for longer has lost its worker. Longer than a mail
 * server (`platform/smtp/smtp-exchange.ts`) or a provider's API may take.
 */
export const SENDING_MS = 10 * 60_000
const DUE_AT_ONCE = 500

/** A statement: of messages whose worker crashed while they were sent, nobody knows whether they arrived. */
export const unknownStatement = (isMeant: SQL, now: string): Statement<{ id: string }> =>
  statement<{ id: string }>(sql`
    UPDATE direct_messages SET state = 'unknown', problem = ${UNKNOWN_REASON}, next_at = NULL
    WHERE ${isMeant} AND state = 'sending' AND next_at <= ${now} RETURNING id`)

/**
 * Queues messages that are due: those that waited for budget or for a retry, and those whose queue message was lost.
 * Messages whose worker crashed become `unknown`. A scheduled job for each data database.
 */
export async function resumeDirectMessages(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now().toISOString()
  const crashed = sql`id IN (SELECT id FROM direct_messages WHERE state = 'sending' AND next_at <= ${now} AND ${isAtHome}
    ORDER BY next_at LIMIT ${DUE_AT_ONCE})`
  await ctx.data.run(unknownStatement(crashed, now).query.getSQL())
  const due = await ctx.data.all<{ id: string; account_id: string }>(sql`
    SELECT id, account_id FROM direct_messages WHERE state = 'queued' AND next_at <= ${now} AND ${isAtHome}
    ORDER BY next_at LIMIT ${DUE_AT_ONCE}`)
  await Promise.all(
    due.map(({ id, account_id }) => ctx.queues.send('direct-messages', { account_id, direct_message_id: id })),
  )
}

const SUSPENDED_REASON = 'The account was suspended. Send the message again if it is still to go out.'
const CRASHED_REASON =
  'Preparing this message failed twice on our side, and we have been told. It was not sent. Try again later.'

/** Fails a message of a suspended account: like a campaign, it does not go out by itself later. */
export const failSuspended = (ctx: ServiceContext, job: DirectMessageJob): Promise<void> =>
  failQueued(ctx, job, SUSPENDED_REASON)

/** Fails a message that crashed its workers before it was sent, and returns its queue message. */
export async function failAfterCrashes(ctx: ServiceContext, job: DirectMessageJob): Promise<DirectMessageJob> {
  await failQueued(ctx, job, CRASHED_REASON)
  return job
}

async function failQueued(ctx: ServiceContext, job: DirectMessageJob, problem: string): Promise<void> {
  await ctx.data.run(sql`
    UPDATE direct_messages SET state = 'failed', problem = ${problem}, next_at = NULL
    WHERE id = ${job.direct_message_id} AND account_id = ${job.account_id} AND state = 'queued'
      AND next_at <= ${ctx.clock.now().toISOString()}`)
}
