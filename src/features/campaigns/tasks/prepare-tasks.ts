import { sql } from 'drizzle-orm'
import type { TaskKind } from '../../../contracts/campaigns/tasks.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { emit } from '../../../core/emit.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { isHeld } from '../../../domain/campaigns/batch.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { sequenceId } from '../../../domain/campaigns/family.ts'
import { excludeRecipients } from '../../../domain/recipients/eligibility/exclude-recipients.ts'
import { recheckStatement } from '../../../domain/recipients/manual-steps.ts'
import { newId, uuidOf } from '../../../lib/ids.ts'
import { mergeFields } from '../../../outreach/compose/merge-fields.ts'
import { recipientValues } from '../../../outreach/compose/recipient-values.ts'
import type { TakenCampaign } from '../sending/acquire-batch.ts'
import { isIn, openTimeZones } from '../sending/open-time-zones.ts'
import { stopTasks } from './stop-tasks.ts'

/** Recipients that one batch of a manual step handles. */
const ROWS_AT_ONCE = 200
/** How often it is checked whether an open task is still needed. Lists of tasks check it as well. */
const RECHECK_MS = 3_600_000

/** Whether a step is a task for a person instead of a message. */
export const isManual = ({ stepKind }: Pick<CampaignRow, 'stepKind'>): boolean => stepKind !== 'message'

interface DueRow {
  id: string
  address: string
  name: string | null
  company: string | null
  fields: string | null
  contact: number | null
  consent: string | null
  organization: string | null
}

/**
 * Opens tasks for recipients of a manual step who are due, and stops those of people who answered or must not be
 * contacted any more. Recipients stay pending, and are due again for the next check. One transaction under the lease of
 * the batch; a repetition opens nothing twice.
 */
export async function prepareTasks(ctx: ServiceContext, { campaign }: TakenCampaign): Promise<void> {
  const places = await openTimeZones(ctx, campaign)
  if (places?.length === 0) return
  const now = ctx.clock.now()
  const at = now.toISOString()
  const rows = await ctx.data.all<DueRow>(sql`
    SELECT id, address, name, company, fields, contact, consent, organization FROM recipients
    WHERE campaign_id = ${campaign.id} AND state = 'pending' AND (next_at IS NULL OR next_at <= ${at}) AND ${isIn(places)}
    ORDER BY id LIMIT ${ROWS_AT_ONCE}`)
  if (rows.length === 0) return
  const { exclusions } = await excludeRecipients(ctx, campaign, rows, null)
  const wanted = rows.filter(({ id }) => !exclusions.has(id))
  const given = wanted.map((row) => ({
    ...{ id: newId(), recipient: row.id, note: noteFor(campaign, row) },
    ...(row.contact !== null && { contact: row.contact }),
  }))
  const isOurs = isHeld(campaign)
  const [opened] = await runBatch(ctx.data, [
    // A closed task of a waiting recipient is from before the campaign was sent again.
    statement<{ id: string }>(sql`
      INSERT INTO tasks (id, account_id, campaign_id, recipient_id, kind, note, contact, due_at, created_at)
      SELECT value ->> 'id', ${campaign.accountId}, ${campaign.id}, value ->> 'recipient', ${campaign.stepKind}, value ->> 'note', value ->> 'contact', ${at}, ${at}
      FROM json_each(${JSON.stringify(given)}) WHERE ${isOurs}
        AND EXISTS (SELECT 1 FROM recipients WHERE recipients.id = value ->> 'recipient' AND state = 'pending')
      ON CONFLICT (recipient_id) DO UPDATE SET state = 'open', reason = NULL, closed_at = NULL, due_at = excluded.due_at, note = excluded.note
      WHERE tasks.state <> 'open' RETURNING id`),
    recheckStatement(
      wanted.map(({ id }) => id),
      new Date(now.getTime() + RECHECK_MS).toISOString(),
      isOurs,
    ),
    ...stopTasks(exclusions, at, isOurs),
  ])
  if (opened.length > 0) await publishDue(ctx, campaign, opened.length, at)
}

/** The instructions of a step for a recipient. */
function noteFor(campaign: CampaignRow, row: DueRow): string {
  const fields = row.fields === null ? null : (JSON.parse(row.fields) as Record<string, string>)
  return mergeFields(campaign.content, recipientValues(campaign.type, { ...row, fields }), { as: 'text' }).text
}

/** Publishes that tasks are due: once a day for each step, however many there are. */
const publishDue = (ctx: ServiceContext, campaign: CampaignRow, total: number, at: string): Promise<void> =>
  emit(ctx, {
    ...{ kind: 'task.due', id: uuidOf(`${campaign.id} tasks ${at.slice(0, 'YYYY-MM-DD'.length)}`) },
    ...{ account_id: campaign.accountId, campaign_id: sequenceId(campaign), name: campaign.name },
    ...{ task_kind: campaign.stepKind as TaskKind, total },
  })
