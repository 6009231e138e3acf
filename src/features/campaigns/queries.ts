import { and, eq, sql } from 'drizzle-orm'
import type { Campaign, CampaignStatistics, ListedCampaign } from '../../contracts/campaigns/campaign.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { campaigns } from '../../db/schema/data/campaigns.ts'
import type { EmailSettings, SmsSettings } from '../../db/schema/data/senders.ts'
import type { CampaignRow } from '../../domain/campaigns/campaign-row.ts'
import { ownFieldNames } from '../../domain/contacts/own-field-names.ts'
import { notFound, raise } from '../../lib/errors.ts'
import { showsStop } from '../../outreach/compose/compose-sms.ts'
import { showsUnsubscribe } from '../../outreach/compose/footer-seen.ts'
import { ratesOf } from '../../outreach/outcomes/rates.ts'
import { mergeFieldsOf } from './merge-fields-of.ts'

/** A higher score fails the spam check (spec 3, section 9: green and yellow pass, red fails). */
export const SPAM_SCORE_PASSED_MAX = 59

/** Returns the account's campaign with this id. Follow-ups do not count. @throws not_found */
export async function requireCampaign(ctx: ServiceContext, id: string): Promise<CampaignRow> {
  const row = await requireLedger(ctx, id)
  return row.followsId === null ? row : raise(notFound('Campaign'))
}

/** Returns the account's campaign or follow-up with this id, to read its recipients and events. @throws not_found */
export async function requireLedger(ctx: ServiceContext, id: string): Promise<CampaignRow> {
  const isOwn = and(eq(campaigns.id, id), eq(campaigns.accountId, accountOf(ctx).id))
  const [row] = await ctx.data.select().from(campaigns).where(isOwn)
  return row ?? raise(notFound('Campaign'))
}

/** Returns the follow-ups of a campaign, in order. */
export const readFollowUps = (ctx: ServiceContext, { id }: Pick<CampaignRow, 'id'>): Promise<CampaignRow[]> =>
  ctx.data.select().from(campaigns).where(eq(campaigns.followsId, id)).orderBy(campaigns.step)

/** The columns that describe a campaign's sender. */
interface SenderRow {
  id: string
  name: string
  settings: string
}

interface Beside {
  readonly totals: ReadonlyMap<string, CampaignStatistics>
  readonly senders: ReadonlyMap<string, SenderRow>
  readonly followUps: ReadonlyMap<string, { readonly total: number; readonly tasks: number }>
  /** The ids of the senders of campaigns that rotate several. */
  readonly rotated: ReadonlyMap<string, readonly string[]>
}

/** Returns campaigns as lists show them, in the given order. */
export async function toListed(ctx: ServiceContext, rows: readonly CampaignRow[]): Promise<ListedCampaign[]> {
  const beside = await readBeside(ctx, rows)
  return rows.map((row) => listedOf(row, beside))
}

/** Returns a campaign with all its details. */
export async function toCampaign(ctx: ServiceContext, row: CampaignRow): Promise<Campaign> {
  const [beside, fields, ofContacts] = await Promise.all([
    readBeside(ctx, [row]),
    mergeFieldsOf(ctx, row),
    ownFieldNames(ctx),
  ])
  return {
    ...listedOf(row, beside),
    content: row.content,
    text_content: row.textContent,
    format: row.format,
    topic_id: row.topicId,
    require_opt_in: row.requireOptIn,
    one_per_organization: row.onePerOrganization,
    include_unsubscribe: row.includeUnsubscribe,
    unsubscribe_url: row.unsubscribeUrl,
    batch_size: row.batchSize,
    batch_delay: row.batchDelay,
    subject_b: row.subjectB,
    subject_test: row.subjectTest,
    subject_winner: row.subjectWinner,
    subject_decided_by: row.subjectDecidedBy,
    variants: [...(row.variants ?? [])],
    variant_test: row.variantTest,
    variant_winner: row.variantWinner,
    stop_organization: row.stopsOrganization,
    window: row.window,
    sending_gap: row.gap,
    domain_limit: row.domainLimit,
    merge_fields: [...new Set([...fields, ...ofContacts])],
  }
}

/** Returns the statistics of campaigns, with one query for all of them. */
export async function readTotals(
  ctx: ServiceContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CampaignStatistics>> {
  const rows = await ctx.data.all<TotalRow>(totalsOf(ids))
  return toStatistics(ids, rows)
}

/** The statistics of a campaign without recipients. */
export const NO_STATISTICS: CampaignStatistics = {
  total_recipients: 0,
  pending_count: 0,
  sent_count: 0,
  delivered_count: 0,
  opened_count: 0,
  clicked_count: 0,
  bounced_count: 0,
  failed_count: 0,
  skipped_count: 0,
  unknown_count: 0,
  unsubscribed_count: 0,
  complained_count: 0,
  replied_count: 0,
}

/** Returns the sum of the statistics of several campaigns. */
export const sumOfStatistics = (all: readonly CampaignStatistics[]): CampaignStatistics =>
  all.reduce(
    (sum, one) =>
      Object.fromEntries(
        Object.entries(sum).map(([name, total]) => [name, total + one[name as keyof CampaignStatistics]]),
      ) as CampaignStatistics,
    NO_STATISTICS,
  )

interface TotalRow {
  campaign_id: string
  what: string
  total: number
}

const totalsOf = (ids: readonly string[]) => sql`
  SELECT campaign_id, what, total FROM campaign_totals WHERE campaign_id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`

/** States of messages that were sent. A bounced message was sent before it bounced. */
export const OUT_STATES = ['sent', 'delivered', 'bounced'] as const
/** Recipient states in `campaign_totals`. Its other counts are not states. */
const STATES = ['pending', ...OUT_STATES, 'failed', 'skipped', 'unknown'] as const

/** Returns statistics from the count per state. `claimed` and `sending` count as pending. */
export function statisticsOf(totals: ReadonlyMap<string, number>): CampaignStatistics {
  const of = (what: string) => totals.get(what) ?? 0
  const sum = (whats: readonly string[]) => whats.reduce((total, what) => total + of(what), 0)
  return {
    total_recipients: sum(STATES),
    pending_count: of('pending'),
    sent_count: sum(OUT_STATES),
    delivered_count: of('delivered'),
    opened_count: of('opened'),
    clicked_count: of('clicked'),
    bounced_count: of('bounced'),
    failed_count: of('failed'),
    skipped_count: of('skipped'),
    unknown_count: of('unknown'),
    unsubscribed_count: of('unsubscribed'),
    complained_count: of('complained'),
    replied_count: of('replied'),
  }
}

function toStatistics(ids: readonly string[], rows: readonly TotalRow[]) {
  const byCampaign = Map.groupBy(rows, ({ campaign_id }) => campaign_id)
  return new Map(
    ids.map((id) => [
      id,
      statisticsOf(new Map((byCampaign.get(id) ?? []).map(({ what, total }) => [what, total] as const))),
    ]),
  )
}

async function readBeside(ctx: ServiceContext, rows: readonly CampaignRow[]): Promise<Beside> {
  const ids = rows.map(({ id }) => id)
  const senders = [...new Set(rows.flatMap(({ senderId }) => senderId ?? []))]
  const [totals, senderRows, followUps, rotated] = await runBatch(ctx.data, [
    statement<TotalRow>(totalsOf(ids)),
    statement<SenderRow>(sql`
      SELECT id, name, settings FROM senders WHERE account_id = ${accountOf(ctx).id}
        AND id IN (SELECT value FROM json_each(${JSON.stringify(senders)}))`),
    statement<{ follows_id: string; total: number; tasks: number }>(sql`
      SELECT follows_id, count(*) AS total, count(*) FILTER (WHERE step_kind <> 'message') AS tasks FROM campaigns WHERE follows_id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) GROUP BY follows_id`),
    statement<{ campaign_id: string; sender_id: string }>(sql`
      SELECT campaign_id, sender_id FROM campaign_senders WHERE campaign_id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) ORDER BY campaign_id, place`),
  ])
  const byCampaign = Map.groupBy(rotated, ({ campaign_id }) => campaign_id)
  return {
    totals: toStatistics(ids, totals),
    senders: new Map(senderRows.map((sender) => [sender.id, sender])),
    followUps: new Map(followUps.map(({ follows_id, ...counts }) => [follows_id, counts])),
    rotated: new Map([...byCampaign].map(([id, some]) => [id, some.map(({ sender_id }) => sender_id)])),
  }
}

function listedOf(row: CampaignRow, { totals, senders, followUps, rotated }: Beside): ListedCampaign {
  const statistics = totals.get(row.id) ?? NO_STATISTICS
  const sender = senders.get(row.senderId ?? '')
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    subject: row.subject,
    email_config_id: row.type === 'email' ? row.senderId : null,
    sms_config_id: row.type === 'sms' ? row.senderId : null,
    sender_name: sender?.name ?? null,
    sender_ids: [...(rotated.get(row.id) ?? (row.senderId === null ? [] : [row.senderId]))],
    status: row.status,
    status_reason: row.statusReason,
    statistics,
    rates: ratesOf(row, statistics),
    compliance: {
      spam_score: row.spamScore,
      passed_spam_check: row.spamScore !== null && row.spamScore <= SPAM_SCORE_PASSED_MAX,
      ...lawOf(row, sender ? (JSON.parse(sender.settings) as EmailSettings | SmsSettings) : null),
    },
    track_opens: row.trackOpens,
    track_clicks: row.trackClicks,
    follow_up_count: followUps.get(row.id)?.total ?? 0,
    task_count: followUps.get(row.id)?.tasks ?? 0,
    scheduled_at: row.scheduledAt,
    started_at: row.startedAt,
    sent_at: row.sentAt,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  }
}

/**
 * Whether the message shows recipients how to unsubscribe: either it is added, or the content contains it.
 *
 * @param stopsByReply for a text message, whether a STOP reply to its sender is received
 */
export const offersWayOut = (
  { type, includeUnsubscribe, content }: Pick<CampaignRow, 'type' | 'includeUnsubscribe' | 'content'>,
  stopsByReply = false,
): boolean => includeUnsubscribe || (type === 'email' ? showsUnsubscribe(content) : showsStop(content, stopsByReply))

/**
 * Derives legal compliance from the settings of a campaign. Every recipient has a consent or a source of the address,
 * since none is added without, and messages state it (GDPR, articles 6, 7 and 14); recipients can object (article 21)
 * if they can unsubscribe. CAN-SPAM applies to email: it requires a postal address and a way to unsubscribe (15 U.S.C.
 * 7704(a)).
 */
function lawOf(row: CampaignRow, sender: EmailSettings | SmsSettings | null) {
  const hasWayOut = offersWayOut(row)
  const postalAddress = sender && 'postalAddress' in sender ? sender.postalAddress : null
  return {
    gdpr_compliant: hasWayOut,
    can_spam_compliant: row.type === 'sms' || (hasWayOut && Boolean(postalAddress?.trim())),
  }
}
