import { sql } from 'drizzle-orm'
import type { Task, TaskKind } from '../../../contracts/campaigns/tasks.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { excludeRecipients } from '../../../domain/recipients/eligibility/exclude-recipients.ts'
import { skipPendingStatement } from '../../../domain/recipients/manual-steps.ts'
import { conflict } from '../../../lib/errors.ts'
import { requireLedger } from '../queries.ts'
import { jobOf } from '../sending/open-transport.ts'
import { requireTask, toTask, toWaiting } from './read-tasks.ts'

const CLOSED = 'This task is closed already.'
const ENDED = 'The campaign of this task has ended.'
/** What the ledger says of a recipient whose task is done. */
const DONE: Readonly<Record<TaskKind, string>> = {
  call: 'The call was made.',
  linkedin: 'The message on LinkedIn was sent.',
  task: 'The task was done.',
}
const SKIPPED = 'The task was skipped.'

/**
 * Closes a task. Its person goes on to the next step of the sequence, unless they answered or must not be contacted any
 * more. One transaction: the row of the ledger changes only if the task did.
 *
 * @throws not_found, conflict if it is closed already, or its campaign has ended
 */
export async function closeTask(ctx: ServiceContext, id: string, as: 'done' | 'skipped'): Promise<Task> {
  const row = await requireTask(ctx, id)
  if (row.state !== 'open') throw conflict(CLOSED)
  if (row.campaign_status !== 'sending' && row.campaign_status !== 'paused') throw conflict(ENDED)
  const step = await requireLedger(ctx, row.campaign_id)
  const { exclusions } = await excludeRecipients(ctx, step, [toWaiting(row)], null)
  const exclusion = exclusions.get(row.recipient_id)
  const at = ctx.clock.now().toISOString()
  const goesOn = exclusion === undefined || exclusion.passes === true
  const reason = exclusion?.reason ?? (as === 'done' ? DONE[row.kind] : SKIPPED)
  const isClosed = sql`EXISTS (SELECT 1 FROM tasks WHERE id = ${id} AND state = ${as} AND closed_at = ${at})`
  const [closed, , [campaign]] = await runBatch(ctx.data, [
    statement<{ id: string }>(sql`
      UPDATE tasks SET state = ${as}, reason = ${exclusion?.reason ?? null}, closed_at = ${at}
      WHERE id = ${id} AND account_id = ${accountOf(ctx).id} AND state = 'open' RETURNING id`),
    skipPendingStatement([{ id: row.recipient_id, reason, passedAt: goesOn ? at : null }], isClosed),
    // Its batch ends the campaign if nobody is left.
    statement<{ id: string }>(sql`
      UPDATE campaigns SET next_at = ${at} WHERE id = ${step.id} AND status = 'sending' AND batch_id IS NULL AND ${isClosed} RETURNING id`),
  ])
  if (closed.length === 0) throw conflict(CLOSED)
  if (campaign) await ctx.queues.send('campaign-batches', jobOf(step))
  return toTask(await requireTask(ctx, id))
}

/** Puts an open task off until a time, ISO 8601. @throws not_found, conflict if it is closed already */
export async function snoozeTask(ctx: ServiceContext, id: string, until: string): Promise<Task> {
  await requireTask(ctx, id)
  const snoozed = await ctx.data.all(sql`
    UPDATE tasks SET due_at = ${new Date(until).toISOString()}
    WHERE id = ${id} AND account_id = ${accountOf(ctx).id} AND state = 'open' RETURNING id`)
  if (snoozed.length === 0) throw conflict(CLOSED)
  return toTask(await requireTask(ctx, id))
}
