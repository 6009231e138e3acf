import { and, asc, eq, sql } from 'drizzle-orm'
import type { CampaignAttachment } from '../../../contracts/campaigns/campaign-attachments.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { campaignAttachments } from '../../../db/schema/data/campaign-attachments.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { requireCampaign } from '../queries.ts'
import { type AttachmentRow, isThere, toAttachment } from './stored.ts'

type Of = Pick<CampaignRow, 'id' | 'accountId'>

/** Returns the attachments of a campaign, oldest first. @throws not_found */
export async function listAttachments(ctx: ServiceContext, campaignId: string): Promise<CampaignAttachment[]> {
  return (await attachmentsOf(ctx, await requireCampaign(ctx, campaignId))).map(toAttachment)
}

export const attachmentsOf = (ctx: ServiceContext, { id, accountId }: Of): Promise<AttachmentRow[]> =>
  ctx.data
    .select()
    .from(campaignAttachments)
    .where(and(eq(campaignAttachments.campaignId, id), eq(campaignAttachments.accountId, accountId), isThere))
    .orderBy(asc(campaignAttachments.createdAt), asc(campaignAttachments.id))

/** Returns the total size of the attachments in bytes. */
export async function attachedBytes(ctx: ServiceContext, { id, accountId }: Of): Promise<number> {
  const [row] = await ctx.data.all<{ bytes: number }>(sql`
    SELECT coalesce(sum(size), 0) AS bytes FROM campaign_attachments WHERE campaign_id = ${id} AND account_id = ${accountId} AND ${isThere}`)
  return row?.bytes ?? 0
}
