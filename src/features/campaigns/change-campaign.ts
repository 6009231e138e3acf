import { and, eq, sql } from 'drizzle-orm'
import type { Campaign } from '../../contracts/campaigns/campaign.ts'
import { CampaignContent, type UpdateCampaign } from '../../contracts/campaigns/campaign-input.ts'
import { DOMAIN_LIMIT_DEFAULT, GAP_DEFAULT, SubjectTest } from '../../contracts/campaigns/campaign-settings.ts'
import type { FollowUpInput } from '../../contracts/campaigns/follow-ups.ts'
import type { AddedRecipients } from '../../contracts/campaigns/recipients.ts'
import { VariantTest } from '../../contracts/campaigns/steps.ts'
import type { Channel } from '../../contracts/senders/channel.ts'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import { campaigns } from '../../db/schema/data/campaigns.ts'
import { assertFeature } from '../../domain/billing/plan-limits.ts'
import type { CampaignRow } from '../../domain/campaigns/campaign-row.ts'
import { inSequence } from '../../domain/campaigns/family.ts'
import { deleteRecipients } from '../../domain/recipients/delete-recipients.ts'
import { NO_COUNTS } from '../../domain/recipients/store-recipients.ts'
import { applyChange, applyPart } from '../../lib/apply-change.ts'
import { conflict, invalid, notFound } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { attachedBytes } from './attachments/list-attachments.ts'
import { hasNoAttachments, removeAllAttachments } from './attachments/remove-attachments.ts'
import { deletePicks, isBuilding } from './audience/builds.ts'
import { requireSendersOf, senderIdsOf, writeSenders } from './campaign-senders.ts'
import { passOnSettings, wordingOf, writeFollowUp } from './follow-ups/write-follow-ups.ts'
import { readTotals, requireCampaign, toCampaign } from './queries.ts'
import { addRecipients, type Choice, isEmptyChoice } from './recipients/add-recipients.ts'
import { assertWording } from './unknown-fields.ts'

const EDITABLE = ['draft', 'scheduled', 'paused'] as const
const DELETABLE = ['draft', 'sent', 'failed', 'cancelled'] as const
const UNTOUCHABLE = 'A campaign can be changed while it is a draft, scheduled or paused.'
const UNDELETABLE = 'Cancel the campaign before you delete it.'
const CHANGED_MEANWHILE = 'The campaign has changed. Please reload and try again.'

/** @throws feature_not_in_plan if the plan does not include campaigns of this channel */
export const assertChannel = (ctx: ServiceContext, type: Channel): void =>
  assertFeature(accountOf(ctx), type === 'email' ? 'email_campaigns' : 'sms_campaigns')

/**
 * Creates a draft, with the given recipients and follow-ups.
 *
 * @param writtenWith further statements of the transaction that stores the campaign
 * @throws feature_not_in_plan, not_found for a sender that does not belong to the account
 */
export async function createCampaign(
  ctx: ServiceContext,
  input: CampaignContent & Choice,
  followUps: readonly FollowUpInput[] = [],
  writtenWith: (row: { readonly id: string; readonly createdAt: string }) => readonly Statement<never>[] = () => [],
): Promise<{ campaign: Campaign; recipients: AddedRecipients }> {
  assertChannel(ctx, input.type)
  const id = newId()
  const at = ctx.clock.now().toISOString()
  const senderIds = await requireSendersOf(ctx, input)
  await assertTopic(ctx, input)
  const row = {
    ...{ id, accountId: accountOf(ctx).id, ...columnsOf(input), ...paceOf(input, senderIds) },
    ...{ senderId: senderIds[0] ?? null, createdAt: at, updatedAt: at },
  }
  await runBatch(ctx.data, [
    statement(ctx.data.insert(campaigns).values(row)),
    ...followUps.map((one, place) => writeFollowUp(row, { ...one, id: newId(), step: place + 2 }, at)),
    ...writeSenders(row, senderIds),
    ...writtenWith(row),
  ])
  const recipients = await addFirst(ctx, id, input)
  return { campaign: await toCampaign(ctx, await requireCampaign(ctx, id)), recipients }
}

/**
 * Adds the first recipients of a new campaign. If that fails, the campaign is deleted again, so that the caller can
 * retry.
 */
async function addFirst(ctx: ServiceContext, id: string, choice: Choice): Promise<AddedRecipients> {
  if (isEmptyChoice(choice)) return { ...NO_COUNTS, total_recipients: 0 }
  try {
    return await addRecipients(ctx, id, choice)
  } catch (error) {
    await deleteRows(ctx, id)
    throw error
  }
}

/**
 * Changes the content and settings of a campaign; omitted fields keep their values. While it is paused, only its name,
 * content and pace can be changed, because some recipients already received it from that sender and under those
 * settings.
 *
 * @throws not_found, conflict if its status does not allow the change or it was changed concurrently
 */
export async function updateCampaign(ctx: ServiceContext, id: string, input: UpdateCampaign): Promise<Campaign> {
  const before = await requireCampaign(ctx, id)
  if (!isOneOf(EDITABLE, before.status)) throw conflict(UNTOUCHABLE)
  const formerIds = await senderIdsOf(ctx, before)
  const content = changed(before, formerIds, input)
  const senderIds = await requireSendersOf(ctx, content)
  await assertTopic(ctx, content)
  const senderId = senderIds[0] ?? null
  const after = { ...columnsOf(content), ...paceOf(content, senderIds), senderId }
  if (after.type !== before.type) await assertNoRecipients(ctx, before)
  const isChanged = (column: (typeof SETTLED)[number]) =>
    JSON.stringify(after[column]) !== JSON.stringify(before[column])
  const areSendersChanged = JSON.stringify(senderIds) !== JSON.stringify(formerIds)
  if (before.status === 'paused' && (areSendersChanged || SETTLED.some(isChanged)))
    throw conflict('While a campaign is paused, only its name, content and pace can be changed.')
  const isSame = WRITTEN.every((column) => after[column] === before[column])
  if (before.status === 'scheduled' && !isSame) await assertWording(ctx, { ...before, ...after })
  const isAsRead = sql`revision = ${before.revision} AND status IN (SELECT value FROM json_each(${JSON.stringify(
    before.status === 'paused' ? ['paused'] : ['draft', 'scheduled'],
  )}))`
  const written = areSendersChanged ? writeSenders(before, senderIds, isAsRead) : []
  const rows = await runBatch<readonly Statement<{ id: string }>[]>(ctx.data, [
    ...written,
    statement<{ id: string }>(
      ctx.data
        .update(campaigns)
        .set({
          ...after,
          ...(isSame ? {} : { spamScore: null }),
          ...(JSON.stringify(after.variants) === JSON.stringify(before.variants) ? {} : { variantWinner: null }),
          revision: before.revision + 1,
          updatedAt: ctx.clock.now().toISOString(),
        })
        .where(and(eq(campaigns.id, id), isAsRead))
        .returning({ id: campaigns.id }),
    ),
    passOnSettings(id),
  ])
  if (rows[written.length]?.length === 0) throw conflict(CHANGED_MEANWHILE)
  return toCampaign(ctx, await requireCampaign(ctx, id))
}

/** Returns the content of a campaign with an update applied. @throws validation_failed */
function changed(
  before: CampaignRow,
  formerIds: readonly string[],
  { subject_test, variant_test, window, sending_gap, ...change }: UpdateCampaign,
): CampaignContent {
  const named = before.type === 'email' ? change.email_config_id : change.sms_config_id
  // Naming another sender, or another type, ends a rotation; naming the same one keeps it.
  const keeps = (named === undefined || named === before.senderId) && (change.type ?? before.type) === before.type
  const rotated = keeps && formerIds.length > 1 ? [...formerIds] : null
  const former = {
    name: before.name,
    type: before.type,
    subject: before.subject,
    subject_b: before.subjectB,
    subject_test: change.subject_b === null ? null : before.subjectTest,
    variants: [...(before.variants ?? [])],
    variant_test: before.variantTest,
    stop_organization: before.stopsOrganization,
    window: before.window,
    content: before.content,
    text_content: before.textContent,
    format: before.format,
    email_config_id: before.type === 'email' ? before.senderId : null,
    sms_config_id: before.type === 'sms' ? before.senderId : null,
    sender_ids: rotated,
    sending_gap: before.gap,
    domain_limit: before.domainLimit,
    topic_id: before.topicId,
    require_opt_in: before.requireOptIn,
    one_per_organization: before.onePerOrganization,
    include_unsubscribe: before.includeUnsubscribe,
    unsubscribe_url: before.unsubscribeUrl,
    track_opens: before.trackOpens,
    track_clicks: before.trackClicks,
    batch_size: before.batchSize,
    batch_delay: before.batchDelay,
  }
  return applyChange(CampaignContent, former, {
    ...(change.sender_ids ? { email_config_id: null, sms_config_id: null } : {}),
    ...change,
    sending_gap: applyPart(before.gap, sending_gap),
    subject_test: applyPart(before.subjectTest, subject_test),
    variant_test: applyPart(before.variantTest, variant_test),
    window: applyPart(before.window, window),
  })
}

/** `SETTLED`: fields that cannot change while paused. `WRITTEN`: fields whose change invalidates the spam score. */
const SETTLED = [
  ...(['type', 'senderId', 'requireOptIn', 'onePerOrganization', 'includeUnsubscribe', 'unsubscribeUrl'] as const),
  ...(['subjectB', 'subjectTest', 'topicId', 'stopsOrganization'] as const),
] as const
const WRITTEN = ['subject', 'content', 'textContent', 'format', 'type'] as const

/**
 * Deletes a campaign with its follow-ups, its recipients and their events. Unsubscribed addresses stay suppressed.
 *
 * @throws not_found, conflict unless it is a draft or has ended
 */
export async function deleteCampaign(ctx: ServiceContext, id: string): Promise<void> {
  const { status, name } = await requireCampaign(ctx, id)
  if (!isOneOf(DELETABLE, status)) throw conflict(UNDELETABLE)
  await deleteRows(ctx, id, name)
  const left = await ctx.data.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.id, id))
  if (left.length > 0) throw conflict(UNDELETABLE)
}

/** Deletes a campaign again that could not be completed when it was created. */
export const deleteNewCampaign = (ctx: ServiceContext, id: string): Promise<void> => deleteRows(ctx, id)

/**
 * Deletes the dependent rows first, in small batches, so that other queries do not wait long. If it is interrupted,
 * calling it again deletes the rest.
 */
async function deleteRows(ctx: ServiceContext, id: string, name?: string): Promise<void> {
  const mayDelete = sql`EXISTS (SELECT 1 FROM campaigns WHERE id = ${id} AND account_id = ${accountOf(ctx).id}
    AND status IN (SELECT value FROM json_each(${JSON.stringify(DELETABLE)})))`
  await removeAllAttachments(ctx, id, mayDelete)
  await deletePicks(ctx, id, mayDelete)
  await deleteRecipients(ctx, sql`campaign_id IN (SELECT id FROM campaigns WHERE ${inSequence(id)}) AND ${mayDelete}`)
  await runBatch(ctx.data, [
    statement(sql`DELETE FROM campaigns WHERE id = ${id} AND ${mayDelete} AND ${hasNoAttachments(id)}`),
    ...(name === undefined ? [] : [auditStatement(ctx, { action: 'campaign.delete', objectId: id, before: { name } })]),
  ])
}

/** @throws not_found for a topic of another account */
async function assertTopic(ctx: ServiceContext, { topic_id }: Pick<CampaignContent, 'topic_id'>): Promise<void> {
  if (topic_id === null) return
  const [topic] = await ctx.data.all(
    sql`SELECT 1 FROM topics WHERE id = ${topic_id} AND account_id = ${accountOf(ctx).id}`,
  )
  if (!topic) throw notFound('Topic')
}

async function assertNoRecipients(ctx: ServiceContext, campaign: CampaignRow): Promise<void> {
  const { id } = campaign
  if ((await attachedBytes(ctx, campaign)) > 0)
    throw invalid({ type: ['Remove the files first: text messages have none.'] })
  const totals = await readTotals(ctx, [id])
  if (totals.get(id)?.total_recipients || (await isBuilding(ctx, id)))
    throw invalid({ type: ['Remove the recipients first: they are addresses of the other kind.'] })
}

/** Returns the rule for a subject test. With two subjects and no rule, the default rule applies. */
function subjectTestOf({ type, subject_b, subject_test }: CampaignContent): SubjectTest | null {
  if (type !== 'email') return null
  return subject_test ?? (subject_b === null ? null : SubjectTest.parse({}))
}

/** The pace of each sender. What a new campaign leaves open depends on whether it rotates several. */
const paceOf = ({ sending_gap, domain_limit }: CampaignContent, senderIds: readonly string[]) => {
  const rotates = senderIds.length > 1
  return {
    gap: sending_gap === undefined ? (rotates ? GAP_DEFAULT : null) : sending_gap,
    domainLimit: domain_limit === undefined ? (rotates ? DOMAIN_LIMIT_DEFAULT : null) : domain_limit,
  }
}

const columnsOf = (input: CampaignContent) => ({
  name: input.name,
  type: input.type,
  subject: input.type === 'email' ? input.subject : null,
  subjectB: input.type === 'email' ? input.subject_b : null,
  subjectTest: subjectTestOf(input),
  window: input.window,
  variants: input.variants.length > 0 ? input.variants.map((one) => wordingOf(input.type, one)) : null,
  variantTest: input.variants.length > 0 ? (input.variant_test ?? VariantTest.parse({})) : null,
  stopsOrganization: input.stop_organization,
  content: input.content,
  // A plain message is its own text part.
  textContent: input.type === 'email' && input.format === 'html' ? input.text_content : null,
  format: input.type === 'email' ? input.format : ('html' as const),
  topicId: input.topic_id,
  requireOptIn: input.require_opt_in,
  onePerOrganization: input.one_per_organization,
  includeUnsubscribe: input.include_unsubscribe,
  unsubscribeUrl: input.unsubscribe_url,
  trackOpens: input.track_opens,
  trackClicks: input.track_clicks,
  batchSize: input.batch_size,
  batchDelay: input.batch_delay,
})

const isOneOf = (statuses: readonly string[], status: string) => statuses.includes(status)
