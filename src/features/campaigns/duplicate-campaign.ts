import { sql } from 'drizzle-orm'
import type { Campaign } from '../../contracts/campaigns/campaign.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { campaigns } from '../../db/schema/data/campaigns.ts'
import type { CampaignRow } from '../../domain/campaigns/campaign-row.ts'
import { type Candidate, storeRecipients } from '../../domain/recipients/store-recipients.ts'
import { newId } from '../../lib/ids.ts'
import { nextTurn } from '../../lib/steps.ts'
import { copyAttachments } from './attachments/copy-attachments.ts'
import { copySenders } from './campaign-senders.ts'
import { assertChannel, deleteCampaign } from './change-campaign.ts'
import { HOUR_SECONDS, writeFollowUp } from './follow-ups/write-follow-ups.ts'
import { readFollowUps, requireCampaign, toCampaign } from './queries.ts'

/** Recipients copied per step. */
const STRETCH = 4_000

/**
 * Creates a draft with the same content and follow-ups. If requested, it copies the recipients that may still be
 * contacted, all as pending.
 *
 * @throws not_found, feature_not_in_plan
 */
export async function duplicateCampaign(
  ctx: ServiceContext,
  id: string,
  { name, with_recipients }: { readonly name: string; readonly with_recipients: boolean },
): Promise<Campaign> {
  const original = await requireCampaign(ctx, id)
  assertChannel(ctx, original.type)
  const at = ctx.clock.now().toISOString()
  const copy = {
    ...original,
    id: newId(),
    name,
    status: 'draft' as const,
    statusReason: null,
    scheduledAt: null,
    startedAt: null,
    sentAt: null,
    nextAt: null,
    batchId: null,
    troubles: 0,
    deaths: 0,
    sentBefore: 0,
    bouncedBefore: 0,
    subjectWinner: null,
    subjectDecidedBy: null,
    splitAt: null,
    revision: 0,
    createdAt: at,
    updatedAt: at,
  }
  const followUps = await readFollowUps(ctx, original)
  await runBatch(ctx.data, [
    statement(ctx.data.insert(campaigns).values(copy)),
    ...followUps.map((row) => writeFollowUp(copy, textOf(row), at)),
    copySenders(original.id, copy.id),
  ])
  try {
    await copyAttachments(ctx, original, copy)
    if (with_recipients) await copyRecipients(ctx, original, copy)
  } catch (error) {
    await deleteCampaign(ctx, copy.id)
    throw error
  }
  return toCampaign(ctx, await requireCampaign(ctx, copy.id))
}

const textOf = ({ step, afterSeconds, subject, content, textContent, stopsOnClick }: CampaignRow) => ({
  ...{ id: newId(), step, subject, content, text_content: textContent },
  ...{ after_hours: (afterSeconds ?? 0) / HOUR_SECONDS, stop_on_click: stopsOnClick },
})

interface Row extends Omit<Candidate, 'address' | 'fields' | 'dataSource'> {
  address: string
  fields: string | null
  data_source: string
}

/** Copies recipients. Erased ones have no address any more and are skipped. */
async function copyRecipients(ctx: ServiceContext, from: CampaignRow, to: CampaignRow): Promise<void> {
  let after = ''
  for (;;) {
    const rows = await ctx.data.all<Row>(sql`
      SELECT address, name, company, fields, contact, organization, data_source, consent, time_zone AS "timeZone" FROM recipients
      WHERE campaign_id = ${from.id} AND account_id = ${accountOf(ctx).id} AND address > ${after} ORDER BY address LIMIT ${STRETCH}`)
    const candidates = rows
      .filter(({ address }) => !address.startsWith('erased:'))
      .map(({ fields, data_source, ...row }) => ({
        ...row,
        fields: fields === null ? {} : (JSON.parse(fields) as Record<string, string>),
        dataSource: data_source,
      }))
    await storeRecipients(ctx, to, candidates)
    if (rows.length < STRETCH) return
    after = rows.at(-1)!.address
    await nextTurn()
  }
}
