import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { RecipientState } from '../../../contracts/campaigns/campaign-states.ts'
import type { Recipient, RecipientEvent } from '../../../contracts/campaigns/recipients.ts'
import { type Pagination, paginationOf } from '../../../contracts/pagination.ts'
import type { Channel } from '../../../contracts/senders/channel.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { recipientEvents, recipients } from '../../../db/schema/data/campaigns.ts'
import { notFound } from '../../../lib/errors.ts'
import { numberedId } from '../../../lib/numbered-id.ts'
import { lacksField } from '../missing-fields.ts'
import { requireLedger } from '../queries.ts'

export type RecipientRow = typeof recipients.$inferSelect

export interface RecipientFilter {
  readonly status?: RecipientState | 'all' | '' | undefined
  readonly search?: string | undefined
  /** A merge field that they lack. */
  readonly missing?: string | undefined
}

/** Returns the SQL condition for the recipients of a campaign that match a filter. */
export const wantedOf = (campaignId: string, { status, search, missing }: RecipientFilter) => {
  const words = search?.trim().toLowerCase()
  const isIn = (column: typeof recipients.address | typeof recipients.name | typeof recipients.company) =>
    sql`instr(lower(coalesce(${column}, '')), ${words}) > 0`
  return and(
    eq(recipients.campaignId, campaignId),
    status && status !== 'all' ? eq(recipients.state, status) : undefined,
    missing ? lacksField(missing) : undefined,
    words ? sql`(${isIn(recipients.address)} OR ${isIn(recipients.name)} OR ${isIn(recipients.company)})` : undefined,
  )
}

/** Returns one page of a campaign's recipients, in the order in which they were added. @throws not_found */
export async function listRecipients(
  ctx: ServiceContext,
  id: string,
  { page, per_page, ...filter }: RecipientFilter & { readonly page: number; readonly per_page: number },
): Promise<{ recipients: Recipient[]; pagination: Pagination }> {
  const { type } = await requireLedger(ctx, id)
  const wanted = wantedOf(id, filter)
  const [rows, totals] = await ctx.data.batch([
    ctx.data
      .select()
      .from(recipients)
      .where(wanted)
      .orderBy(asc(recipients.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    ctx.data.select({ total: count() }).from(recipients).where(wanted),
  ])
  const seen = await contactIdsOf(ctx, rows)
  return {
    recipients: rows.map((row) => toRecipient(row, type, seen)),
    pagination: paginationOf(page, per_page, totals[0]?.total ?? 0),
  }
}

/** Returns the events of a recipient's message, oldest first. @throws not_found */
export async function listRecipientEvents(
  ctx: ServiceContext,
  id: string,
  recipientId: string,
): Promise<z.infer<typeof RecipientEvent>[]> {
  await requireLedger(ctx, id)
  const isOwn = and(eq(recipients.id, recipientId), eq(recipients.campaignId, id))
  const [[recipient], rows] = await ctx.data.batch([
    ctx.data.select({ id: recipients.id, sentAt: recipients.sentAt }).from(recipients).where(isOwn),
    ctx.data
      .select()
      .from(recipientEvents)
      .where(and(eq(recipientEvents.recipientId, recipientId), eq(recipientEvents.campaignId, id)))
      .orderBy(asc(recipientEvents.happenedAt), asc(recipientEvents.id))
      .limit(1_000),
  ])
  if (!recipient) throw notFound('Recipient')
  const events = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    happened_at: row.happenedAt,
    text: row.text ?? row.url,
    is_automatic: row.isAutomatic,
  }))
  // The time of sending is stored in the recipient's row, not among the events.
  if (!recipient.sentAt || events.some(({ kind }) => kind === 'sent')) return events
  const sent = {
    id: recipient.id,
    kind: 'sent' as const,
    happened_at: recipient.sentAt,
    text: null,
    is_automatic: false,
  }
  const place = events.findIndex(({ happened_at }) => happened_at > sent.happened_at)
  return events.toSpliced(place < 0 ? events.length : place, 0, sent)
}

/**
 * Returns the ids of the contacts of rows. An id contains the time when the contact was first seen, so it is read here.
 */
export async function contactIdsOf(
  ctx: ServiceContext,
  rows: readonly Pick<RecipientRow, 'contact'>[],
): Promise<ReadonlyMap<number, string>> {
  const numbers = [...new Set(rows.flatMap(({ contact }) => contact ?? []))]
  if (numbers.length === 0) return new Map()
  const found = await ctx.data.all<{ number: number; first_seen_at: number }>(sql`
    SELECT number, first_seen_at FROM contacts WHERE number IN (SELECT value FROM json_each(${JSON.stringify(numbers)}))
      AND account = ${accountOf(ctx).number}`)
  return new Map(found.map(({ number, first_seen_at }) => [number, numberedId(number, first_seen_at)]))
}

function toRecipient(row: RecipientRow, type: Channel, contactIds: ReadonlyMap<number, string>): Recipient {
  return {
    id: row.id,
    contact_id: (row.contact !== null && contactIds.get(row.contact)) || null,
    recipient_name: row.name,
    recipient_email: type === 'email' ? row.address : null,
    recipient_phone: type === 'sms' ? row.address : null,
    company: row.company,
    status: row.state,
    status_reason: row.stateReason,
    variant: row.variant,
    data_source: row.dataSource,
    consent: row.consent,
    fields: row.fields ?? {},
    sent_at: row.sentAt,
    delivered_at: row.deliveredAt,
    opened_at: row.openedAt,
    clicked_at: row.clickedAt,
    unsubscribed_at: row.unsubscribedAt,
  }
}
