import { and, eq, isNull } from 'drizzle-orm'
import type { SpamAnalysis } from '../../contracts/spam-checks/spam-checks.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { campaigns } from '../../db/schema/data/campaigns.ts'
import { conflict, notFound, raise } from '../../lib/errors.ts'
import { analyseContent } from '../../outreach/spam/analyse-content.ts'

/**
 * Analyses a campaign's content and stores the score. If the campaign changed meanwhile, the score is not stored.
 *
 * @throws not_found, conflict when the campaign changed meanwhile
 */
export async function checkCampaign(ctx: ServiceContext, id: string): Promise<SpamAnalysis> {
  const isOwn = and(eq(campaigns.id, id), eq(campaigns.accountId, accountOf(ctx).id), isNull(campaigns.followsId))
  const [campaign] = await ctx.data
    .select({
      type: campaigns.type,
      subject: campaigns.subject,
      content: campaigns.content,
      includeUnsubscribe: campaigns.includeUnsubscribe,
      revision: campaigns.revision,
    })
    .from(campaigns)
    .where(isOwn)
  if (!campaign) throw notFound('Campaign')
  const analysis = analyseContent({
    channel: campaign.type,
    subject: campaign.subject ?? '',
    content: campaign.content,
    addsUnsubscribe: campaign.includeUnsubscribe,
  })
  const [kept] = await ctx.data
    .update(campaigns)
    .set({ spamScore: scoreToKeep(analysis.spam_score) })
    .where(and(isOwn, eq(campaigns.revision, campaign.revision)))
    .returning({ id: campaigns.id })
  return kept ? analysis : raise(conflict('The campaign has changed. Please reload and try again.'))
}

/** Rounds down, so that the score stays on the same side of every threshold: 59.6 passes, but 60 would not. */
const scoreToKeep = (score: number): number => Math.floor(score)
