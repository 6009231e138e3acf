import { sql } from 'drizzle-orm'
import type { listTasks as contract, Task } from '../../../contracts/campaigns/tasks.ts'
import type { QueryOf } from '../../../contracts/endpoint.ts'
import { type Pagination, paginationOf } from '../../../contracts/pagination.ts'
import type { Channel } from '../../../contracts/senders/channel.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { TYPE_CODES } from '../../../db/codes.ts'
import { excludeRecipients } from '../../../domain/recipients/eligibility/exclude-recipients.ts'
import { notFound } from '../../../lib/errors.ts'
import { numberedId } from '../../../lib/numbered-id.ts'
import { requireLedger } from '../queries.ts'
import { stopTasks } from './stop-tasks.ts'

export interface TaskRow {
  id: string
  kind: Task['kind']
  note: string
  state: Task['state']
  reason: string | null
  due_at: string
  closed_at: string | null
  campaign_id: string
  root_id: string
  campaign_name: string
  campaign_status: string
  step: number
  type: Channel
  recipient_id: string
  address: string
  name: string | null
  company: string | null
  fields: string | null
  consent: string | null
  organization: string | null
  contact: number | null
  contact_seen_at: number | null
  profiles: string | null
  contact_phone: string | null
}

/** Columns of `TaskRow`, with the tables they are from. */
const TASKS = sql`tasks.id, tasks.kind, tasks.note, tasks.state, tasks.reason, tasks.due_at, tasks.closed_at, tasks.campaign_id,
    campaigns.follows_id AS root_id, campaigns.name AS campaign_name, campaigns.status AS campaign_status, campaigns.step, campaigns.type,
    recipients.id AS recipient_id, recipients.address, recipients.name, recipients.company, recipients.fields, recipients.consent,
    recipients.organization, recipients.contact, contacts.first_seen_at AS contact_seen_at, contacts.profiles,
    (SELECT items.normalized FROM contact_values JOIN items ON items.number = contact_values.item
      WHERE contact_values.contact = contacts.number AND items.type = ${TYPE_CODES.phones} ORDER BY contact_values.rank LIMIT 1) AS contact_phone`
const FROM_TASKS = sql`FROM tasks JOIN campaigns ON campaigns.id = tasks.campaign_id JOIN recipients ON recipients.id = tasks.recipient_id`

/** Returns one page of the account's tasks. Open ones that are no longer needed are stopped, and left out. */
export async function listTasks(
  ctx: ServiceContext,
  { page, per_page, state, kind, campaign_id, due_before }: QueryOf<typeof contract>,
): Promise<{ tasks: Task[]; pagination: Pagination }> {
  const account = accountOf(ctx)
  const wanted = sql`tasks.account_id = ${account.id}
    AND ${state === 'open' ? sql`tasks.state = 'open' AND campaigns.status IN ('sending', 'paused')` : sql`tasks.state IN ('done', 'skipped', 'stopped')`}
    AND ${kind ? sql`tasks.kind = ${kind}` : sql`true`} AND ${campaign_id ? sql`campaigns.follows_id = ${campaign_id}` : sql`true`}
    AND ${due_before ? sql`tasks.due_at < ${new Date(due_before).toISOString()}` : sql`true`}`
  const [rows, [counted]] = await runBatch(ctx.data, [
    statement<TaskRow>(sql`
      SELECT ${TASKS} ${FROM_TASKS} LEFT JOIN contacts ON contacts.number = recipients.contact AND contacts.account = ${account.number}
      WHERE ${wanted} ORDER BY ${state === 'open' ? sql`tasks.due_at, tasks.id` : sql`tasks.closed_at DESC, tasks.id`}
      LIMIT ${per_page} OFFSET ${(page - 1) * per_page}`),
    statement<{ total: number }>(sql`SELECT count(*) AS total ${FROM_TASKS} WHERE ${wanted}`),
  ])
  const stopped = state === 'open' ? await stopNeedless(ctx, rows) : new Set<string>()
  return {
    tasks: rows.filter(({ id }) => !stopped.has(id)).map(toTask),
    pagination: paginationOf(page, per_page, (counted?.total ?? 0) - stopped.size),
  }
}

/** Returns a task of the account. @throws not_found */
export async function requireTask(ctx: ServiceContext, id: string): Promise<TaskRow> {
  const account = accountOf(ctx)
  const [row] = await ctx.data.all<TaskRow>(sql`
    SELECT ${TASKS} ${FROM_TASKS} LEFT JOIN contacts ON contacts.number = recipients.contact AND contacts.account = ${account.number}
    WHERE tasks.id = ${id} AND tasks.account_id = ${account.id}`)
  if (!row) throw notFound('Task')
  return row
}

/** Stops those open tasks of a page whose people answered or must not be contacted. @returns their ids */
async function stopNeedless(ctx: ServiceContext, rows: readonly TaskRow[]): Promise<ReadonlySet<string>> {
  const stopped = new Set<string>()
  const at = ctx.clock.now().toISOString()
  for (const [stepId, tasks] of Map.groupBy(rows, ({ campaign_id }) => campaign_id)) {
    const { exclusions } = await excludeRecipients(ctx, await requireLedger(ctx, stepId), tasks.map(toWaiting), null)
    if (exclusions.size === 0) continue
    // Its batch ends the campaign if nobody is left.
    await runBatch(ctx.data, [
      ...stopTasks(exclusions, at, sql`true`),
      statement(
        sql`UPDATE campaigns SET next_at = ${at} WHERE id = ${stepId} AND status = 'sending' AND batch_id IS NULL`,
      ),
    ])
    for (const { id, recipient_id } of tasks) if (exclusions.has(recipient_id)) stopped.add(id)
  }
  return stopped
}

/** The recipient of a task, as the rules for excluding recipients want it. */
export const toWaiting = ({ recipient_id, address, contact, consent, organization }: TaskRow) => ({
  ...{ id: recipient_id, address, contact, consent, organization },
})

export function toTask(row: TaskRow): Task {
  const fields = row.fields === null ? {} : (JSON.parse(row.fields) as Record<string, string>)
  const profiles = row.profiles === null ? [] : (JSON.parse(row.profiles) as { network: string; url: string }[])
  return {
    id: row.id,
    kind: row.kind,
    note: row.note,
    state: row.state,
    reason: row.reason,
    due_at: row.due_at,
    closed_at: row.closed_at,
    campaign_id: row.root_id,
    campaign_name: row.campaign_name,
    step: row.step,
    recipient_id: row.recipient_id,
    name: row.name,
    company: row.company,
    email: row.type === 'email' ? row.address : (fields.email ?? null),
    phone: row.type === 'sms' ? row.address : (fields.phone ?? row.contact_phone),
    linkedin_url: profiles.find(({ network }) => network === 'linkedin')?.url ?? ownLinkedIn(fields),
    contact_id:
      row.contact !== null && row.contact_seen_at !== null ? numberedId(row.contact, row.contact_seen_at) : null,
  }
}

/** A LinkedIn URL among a recipient's own fields, such as a column of an import. */
function ownLinkedIn(fields: Readonly<Record<string, string>>): string | null {
  const written = fields.linkedin_url ?? fields.linkedin
  if (!written) return null
  const url = URL.parse(written.includes('://') ? written : `https://${written}`)
  const isTheirs = url?.protocol === 'https:' && /(?:^|\.)linkedin\.com$/.test(url.hostname)
  return isTheirs ? url.href : null
}
