import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { recipients } from '../../db/schema/data/campaigns.ts'
import { composeSms } from '../../outreach/compose-message.ts'
import { previewUnsubscribeUrl } from './preview-campaign.ts'
import type { CampaignRow } from './queries.ts'

/** Recipients whose messages are composed: those of the longest fields, which make the longest messages. */
const LOOKED_AT = 50

/** How many parts the longest text message of a campaign comes to. */
export async function longestSms(ctx: ServiceContext, campaign: CampaignRow): Promise<number> {
  const rows = await ctx.data
    .select()
    .from(recipients)
    .where(sql`${recipients.campaignId} = ${campaign.id} AND ${recipients.state} = 'pending'`)
    .orderBy(
      sql`coalesce(length(${recipients.name}), 0) + coalesce(length(${recipients.company}), 0) + coalesce(length(${recipients.fields}), 0) DESC, ${recipients.id}`,
    )
    .limit(LOOKED_AT)
  const urls = { unsubscribe: await previewUnsubscribeUrl(ctx, 'sms') }
  const nobody = { address: '', name: null, company: null, fields: null, dataSource: '', consent: null }
  const all = rows.length > 0 ? rows : [nobody]
  return Math.max(...all.map((recipient) => composeSms({ campaign, recipient, urls }).parts.parts))
}
