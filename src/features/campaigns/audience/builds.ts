import { eq, type SQL, sql } from 'drizzle-orm'
import type { AudienceProgress } from '../../../contracts/campaigns/audience.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { audienceBuilds } from '../../../db/schema/data/audiences.ts'
import { nextTurn } from '../../../lib/steps.ts'
import { readTotals } from '../queries.ts'

export type BuildRow = typeof audienceBuilds.$inferSelect

/** States of a build that a worker has to continue. */
export const OPEN_STATES = ['choosing', 'adding', 'starting'] as const
/** How long a worker may take for one step before the clock continues the build. */
const STEP_MS = 2 * 60_000
const PICKS_AT_ONCE = 2_000

export const nextDueAt = ({ clock }: ServiceContext): string => new Date(clock.now().getTime() + STEP_MS).toISOString()

/** Returns the build of one of the account's campaigns; null if it has none. */
export async function readBuild(ctx: ServiceContext, campaignId: string): Promise<BuildRow | null> {
  const [row] = await ctx.data.select().from(audienceBuilds).where(eq(audienceBuilds.campaignId, campaignId))
  return row?.accountId === accountOf(ctx).id ? row : null
}

/** Whether the recipients of a campaign are still being chosen or added. */
export async function isBuilding(ctx: ServiceContext, campaignId: string): Promise<boolean> {
  const build = await readBuild(ctx, campaignId)
  return build?.state === 'choosing' || build?.state === 'adding'
}

/** Returns how far the recipients of a campaign are; null if they do not come from an audience. */
export async function readAudienceProgress(ctx: ServiceContext, campaignId: string): Promise<AudienceProgress | null> {
  const row = await readBuild(ctx, campaignId)
  if (!row) return null
  const { state, total, examined, excluded, problem } = row
  const totals = await readTotals(ctx, [campaignId])
  return { state, total, examined, recipients: totals.get(campaignId)?.total_recipients ?? 0, excluded, problem }
}

/** Deletes what has been chosen for a campaign, in small steps. */
export async function deletePicks({ data }: ServiceContext, campaignId: string, mayDelete: SQL): Promise<void> {
  for (;;) {
    const gone = await data.all(sql`
      DELETE FROM audience_picks WHERE campaign_id = ${campaignId} AND ${mayDelete} AND place IN (
        SELECT place FROM audience_picks WHERE campaign_id = ${campaignId} LIMIT ${PICKS_AT_ONCE}) RETURNING 1`)
    if (gone.length < PICKS_AT_ONCE) return
    await nextTurn()
  }
}
