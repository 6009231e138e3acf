import { type SQL, sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { conflict, notFound } from '../../../lib/errors.ts'
import { sleep } from '../../../lib/sleep.ts'
import { requireCampaign } from '../queries.ts'
import { releaseAttachments } from './release-attachments.ts'
import { assertChangeable, isChangeable, isThere } from './stored.ts'

/** Removes an attachment from a campaign. @throws not_found, conflict once sending began */
export async function removeAttachment(ctx: ServiceContext, campaignId: string, id: string): Promise<void> {
  const campaign = await requireCampaign(ctx, campaignId)
  const isOwn = sql`id = ${id} AND campaign_id = ${campaignId} AND account_id = ${accountOf(ctx).id} AND ${isThere}`
  if ((await releaseAttachments(ctx, sql`${isOwn} AND ${isChangeable(campaignId)}`)) > 0) return
  const there = await ctx.data.all(sql`SELECT 1 FROM campaign_attachments WHERE ${isOwn}`)
  if (there.length === 0) throw notFound('Attachment')
  assertChangeable(campaign)
  throw conflict('The campaign has changed. Please reload and try again.')
}

/** How often, and how many milliseconds apart, to check whether a concurrent upload or removal is over. */
const LOOKS_MAX = 40
const LOOK_MS = 50

/**
 * Removes all attachments of a campaign before the campaign is deleted. Without their rows, the objects could not be
 * found any more.
 *
 * @param mayDelete a condition that every statement repeats
 * @throws conflict if a file is still being added or removed
 */
export async function removeAllAttachments(ctx: ServiceContext, campaignId: string, mayDelete: SQL): Promise<void> {
  const isOwn = sql`campaign_id = ${campaignId} AND account_id = ${accountOf(ctx).id}`
  for (let look = 1; ; look++) {
    await releaseAttachments(ctx, sql`${isOwn} AND ${isThere} AND ${mayDelete}`)
    const left = await ctx.data.all(sql`SELECT 1 FROM campaign_attachments WHERE ${isOwn} AND ${mayDelete} LIMIT 1`)
    if (left.length === 0) return
    if (look === LOOKS_MAX)
      throw conflict('A file of this campaign is being changed. Please try again in a few minutes.')
    await sleep(LOOK_MS)
  }
}

/**
 * SQL condition: the campaign has no attachments, not even one that is being uploaded. Checked when a campaign is
 * deleted.
 */
export const hasNoAttachments = (campaignId: string) =>
  sql`NOT EXISTS (SELECT 1 FROM campaign_attachments WHERE campaign_id = ${campaignId})`
