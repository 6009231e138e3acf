import { sql } from 'drizzle-orm'
import type {
  Audience,
  AudienceCampaign,
  AudienceProgress,
  AudienceStart,
} from '../../../contracts/campaigns/audience.ts'
import type { Campaign } from '../../../contracts/campaigns/campaign.ts'
import type { FollowUpInput } from '../../../contracts/campaigns/follow-ups.ts'
import type { Channel } from '../../../contracts/senders/channel.ts'
import { authorize } from '../../../core/authorize.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { statement } from '../../../db/batch.ts'
import { audienceBuilds } from '../../../db/schema/data/audiences.ts'
import { invalid, notFound, raise } from '../../../lib/errors.ts'
import { createCampaign, deleteNewCampaign } from '../change-campaign.ts'
import { requireCampaign, toCampaign } from '../queries.ts'
import { assertSendable } from '../sending/change-status.ts'
import { continueBuild } from './build-audience.ts'
import { nextDueAt, readAudienceProgress } from './builds.ts'
import { matchesOf, noneExcluded } from './walk-audience.ts'

/** Steps within the request: about two thousand contacts. Larger audiences continue in the queue. */
const STEPS_AT_ONCE = 10

/**
 * Creates a campaign for everybody in an audience. Its recipients are those that the preview of the same audience
 * counts; contacts found later are not among them.
 *
 * @throws feature_not_in_plan, not_found for a sender of another account, validation_failed with what prevents the
 * campaign from being sent if it is to start; then nothing is created
 */
export async function writeToAudience(
  ctx: ServiceContext,
  { audience, start, ...content }: AudienceCampaign,
  followUps: readonly FollowUpInput[] = [],
): Promise<{ campaign: Campaign; audience: AudienceProgress }> {
  if (start) authorize(ctx, 'campaigns:send')
  assertTimeAhead(ctx, start)
  const build = await newBuild(ctx, content.type, audience, start ?? null)
  const onePerOrganization = audience.one_per_organization
  const { campaign } = await createCampaign(
    ctx,
    { ...content, one_per_organization: onePerOrganization },
    followUps,
    ({ id, createdAt }) => [statement(ctx.data.insert(audienceBuilds).values({ ...build, campaignId: id, createdAt }))],
  )
  const { id } = campaign
  try {
    if (start) await assertSendable(ctx, await requireCampaign(ctx, id), ['no_recipients', 'recipients_incomplete'])
  } catch (error) {
    await deleteNewCampaign(ctx, id)
    throw error
  }
  const isOver = await continueBuild(ctx, id, STEPS_AT_ONCE)
  if (!isOver) await ctx.queues.send('campaign-recipients', { account_id: accountOf(ctx).id, campaign_id: id })
  return {
    campaign: await toCampaign(ctx, await requireCampaign(ctx, id)),
    audience: (await readAudienceProgress(ctx, id)) ?? raise(notFound('Campaign')),
  }
}

function assertTimeAhead(ctx: ServiceContext, start: AudienceStart | null | undefined): void {
  if (!start?.scheduled_at || Date.parse(start.scheduled_at) > ctx.clock.now().getTime()) return
  throw invalid({ 'start.scheduled_at': ['Choose a time that is still to come'] })
}

/** A build of everybody who matches now. */
async function newBuild(ctx: ServiceContext, type: Channel, audience: Audience, start: AudienceStart | null) {
  const matches = await matchesOf(ctx, audience, type)
  const [found] = matches
    ? await ctx.data.all<{ total: number; bound: number | null }>(
        sql`SELECT count(*) AS total, max(seq) AS bound FROM (${matches.after(0, -1)})`,
      )
    : []
  return {
    accountId: accountOf(ctx).id,
    audience,
    state: 'choosing' as const,
    bound: found?.bound ?? 0,
    total: found?.total ?? 0,
    excluded: noneExcluded(),
    start,
    dueAt: nextDueAt(ctx),
  }
}
