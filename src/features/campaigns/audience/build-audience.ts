import { sql } from 'drizzle-orm'
import type { CampaignRecipientsJob } from '../../../contracts/queues.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { asAccount } from '../../../core/for-account.ts'
import { isAtHome } from '../../../db/account-tables.ts'
import { loadAccount } from '../../../domain/access/load-account.ts'
import { AppError } from '../../../lib/errors.ts'
import { nextTurn } from '../../../lib/steps.ts'
import { requireCampaign } from '../queries.ts'
import { doStep } from './build-step.ts'
import { OPEN_STATES, readBuild } from './builds.ts'

/** Steps per queue message; the next message continues. */
const STEPS_MAX = 6
const DUE_AT_ONCE = 200

/** Continues to choose or add the recipients of a campaign. A repeated message changes nothing. */
export async function buildRecipients(
  background: ServiceContext,
  { account_id, campaign_id }: CampaignRecipientsJob,
): Promise<void> {
  const account = await loadAccount(background.db, account_id, background.clock.now())
  if (!account) return
  const ctx = asAccount(background, account)
  if (await continueBuild(ctx, campaign_id, STEPS_MAX)) return
  await ctx.queues.send('campaign-recipients', { account_id, campaign_id })
}

/**
 * Does the next steps of a build.
 *
 * @returns whether it has ended, or there is none
 */
export async function continueBuild(ctx: ServiceContext, campaignId: string, stepsMax: number): Promise<boolean> {
  for (let steps = 0; steps < stepsMax; steps++) {
    const build = await readBuild(ctx, campaignId)
    if (!build || !OPEN_STATES.some((state) => state === build.state)) return true
    const campaign = await requireCampaign(ctx, campaignId).catch(orNone)
    if (!campaign) return true
    await doStep(ctx, campaign, build)
    await nextTurn()
  }
  return false
}

/** The campaign was deleted meanwhile. */
function orNone(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null
  throw error
}

/** Continues builds whose worker crashed or whose message was lost. A clock job for each data database. */
export async function resumeStalledBuilds(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now().toISOString()
  const due = await ctx.data.all<{ account_id: string; campaign_id: string }>(sql`
    SELECT account_id, campaign_id FROM audience_builds WHERE due_at <= ${now} AND ${isAtHome} ORDER BY due_at LIMIT ${DUE_AT_ONCE}`)
  await Promise.all(due.map((job) => ctx.queues.send('campaign-recipients', job)))
}
