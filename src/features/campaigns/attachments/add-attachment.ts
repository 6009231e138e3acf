import { sql } from 'drizzle-orm'
import {
  ATTACHMENT_BYTES_MAX,
  ATTACHMENTS_MAX,
  type CampaignAttachment,
  REFUSED_ATTACHMENTS,
} from '../../../contracts/campaigns/campaign-attachments.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { conflict, invalid, notFound } from '../../../lib/errors.ts'
import { newId } from '../../../lib/ids.ts'
import { sleep } from '../../../lib/sleep.ts'
import { attachmentName, attachmentType } from '../../../outreach/compose/attachment-file.ts'
import { requireCampaign } from '../queries.ts'
import { listAttachments } from './list-attachments.ts'
import { releaseAttachments } from './release-attachments.ts'
import { assertChangeable, GONE, isChangeable, objectKey, WAITING } from './stored.ts'

/** How often, and how many milliseconds apart, to check whether a concurrent removal of the same bytes is over. */
const LOOKS_MAX = 40
const LOOK_MS = 50

/**
 * Adds a file to the attachments of a campaign. The content type is derived from the file name, because the type that
 * the client sends cannot be trusted.
 *
 * @returns all attachments of the campaign
 * @throws not_found, conflict once sending began, validation_failed for text messages, too many files or too many bytes
 */
export async function addAttachment(
  ctx: ServiceContext,
  campaignId: string,
  file: File,
): Promise<CampaignAttachment[]> {
  const campaign = await requireCampaign(ctx, campaignId)
  if (campaign.followsId !== null) throw notFound('Campaign')
  if (campaign.type === 'sms') throw invalid({ file: ['Text messages have no attachments'] })
  assertChangeable(campaign)
  const name = attachmentName(file.name)
  if (REFUSED_ATTACHMENTS.test(name)) throw invalid({ file: ['Mail programs refuse files of this kind'] })
  const bytes = await file.arrayBuffer()
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const id = await reserve(ctx, campaign, { name, size: bytes.byteLength, hash })
  try {
    await store(ctx, campaign, id, hash, bytes)
  } catch (error) {
    // If this fails, `sweepAttachments` removes the row later.
    await releaseAttachments(ctx, sql`id = ${id}`).catch((failed: unknown) =>
      ctx.log.warn('an attachment is left to be swept', { id, error: failed }),
    )
    throw error
  }
  return listAttachments(ctx, campaignId)
}

interface Given {
  readonly name: string
  readonly size: number
  readonly hash: string
}

/**
 * Inserts the row of the attachment. The same statement checks the limits, so concurrent uploads cannot exceed them.
 */
async function reserve(ctx: ServiceContext, campaign: CampaignRow, { name, size, hash }: Given): Promise<string> {
  const id = newId()
  const ofCampaign = sql`FROM campaign_attachments WHERE campaign_id = ${campaign.id} AND hash NOT LIKE ${`${GONE}%`}`
  const [made, [there], [{ is_changeable }]] = (await runBatch(ctx.data, [
    statement<{ id: string }>(sql`
      INSERT INTO campaign_attachments (id, account_id, campaign_id, name, content_type, size, hash, created_at)
      SELECT ${id}, ${accountOf(ctx).id}, ${campaign.id}, ${name}, ${attachmentType(name)}, ${size}, ${WAITING + hash}, ${ctx.clock.now().toISOString()}
      WHERE ${isChangeable(campaign.id)} AND (SELECT count(*) ${ofCampaign}) < ${ATTACHMENTS_MAX}
        AND (SELECT coalesce(sum(size), 0) ${ofCampaign}) + ${size} <= ${ATTACHMENT_BYTES_MAX}
      RETURNING id`),
    statement<{ files: number }>(sql`SELECT count(*) AS files ${ofCampaign}`),
    statement<{ is_changeable: number }>(sql`SELECT ${isChangeable(campaign.id)} AS is_changeable`),
  ])) as [{ id: string }[], [{ files: number }], [{ is_changeable: number }]]
  if (made.length > 0) return id
  if (!is_changeable) assertChangeable(await requireCampaign(ctx, campaign.id))
  if (there.files >= ATTACHMENTS_MAX) throw invalid({ file: [`A campaign has at most ${ATTACHMENTS_MAX} files`] })
  throw invalid({ file: ['The files of a campaign must be at most 5 MB together'] })
}

/**
 * Stores the bytes, then marks the row as stored. A concurrent `releaseAttachments` of the same bytes either sees this
 * waiting row
 * and keeps the object, or has marked its own rows before; in that case this upload waits until that removal is over.
 */
async function store(
  ctx: ServiceContext,
  { id: campaignId }: CampaignRow,
  id: string,
  hash: string,
  bytes: ArrayBuffer,
): Promise<void> {
  const accountId = accountOf(ctx).id
  for (let look = 1; ; look++) {
    const leaving = await ctx.data.all(
      sql`SELECT 1 FROM campaign_attachments WHERE account_id = ${accountId} AND hash = ${GONE + hash} LIMIT 1`,
    )
    if (leaving.length === 0) break
    if (look === LOOKS_MAX) throw conflict('This file is being removed elsewhere. Please try again in a few minutes.')
    await sleep(LOOK_MS)
  }
  await ctx.files.put(objectKey(accountId, hash), bytes)
  const shown = await ctx.data.all(sql`
    UPDATE campaign_attachments SET hash = ${hash} WHERE id = ${id} AND hash = ${WAITING + hash} AND ${isChangeable(campaignId)} RETURNING 1`)
  if (shown.length === 0) throw conflict('The campaign has started or changed. Please reload and try again.')
}
