import { type SQL, sql } from 'drizzle-orm'
import type { AudienceState, ExcludedCounts } from '../../../contracts/campaigns/audience.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, type Statement, statement } from '../../../db/batch.ts'
import { jsonLists } from '../../../db/json-lists.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { storeRecipients } from '../../../domain/recipients/store-recipients.ts'
import { AppError } from '../../../lib/errors.ts'
import { readTotals } from '../queries.ts'
import { candidatesOfPicks } from '../recipients/of-contacts.ts'
import { sendCampaign } from '../sending/change-status.ts'
import { type BuildRow, nextDueAt } from './builds.ts'
import type { Pick } from './judge-member.ts'
import { add, judgeNext, matchesOf, noneExcluded, termsOf } from './walk-audience.ts'

/** Matches examined, or recipients added, per step. */
export const STRETCH = 500

/**
 * Does the next step of a build. Each step takes effect once, however often and by however many workers it is done: it
 * changes the row only from the state and position in which it was read.
 */
export async function doStep(ctx: ServiceContext, campaign: CampaignRow, build: BuildRow): Promise<void> {
  try {
    if (build.state === 'choosing') await choose(ctx, campaign, build)
    else if (build.state === 'adding') await addRecipients(ctx, campaign, build)
    else await start(ctx, campaign, build)
  } catch (error) {
    // A full campaign, or one that somebody started or changed meanwhile; other errors are tried again.
    if (!(error instanceof AppError)) throw error
    await moveOn(ctx, build, { state: build.state === 'starting' ? 'done' : 'failed', problem: error.message })
  }
}

async function choose(ctx: ServiceContext, campaign: CampaignRow, build: BuildRow): Promise<void> {
  const { audience, position, bound } = build
  const matches = await matchesOf(ctx, audience, campaign.type)
  if (matches === null) return moveOn(ctx, build, { state: 'adding' })
  const terms = termsOf(ctx, audience, campaign)
  const walk = { after: position, bound, limit: STRETCH, exceptId: campaign.id }
  const judged = await judgeNext(ctx, matches, terms, walk)
  const excluded = { ...noneExcluded(), ...build.excluded }
  add(excluded, judged.excluded)
  await moveOn(
    ctx,
    build,
    {
      state: judged.examined < STRETCH ? 'adding' : 'choosing',
      position: judged.last ?? position,
      examined: build.examined + judged.examined,
      passed: build.passed + judged.members.size,
      excluded,
    },
    storePicks(build, [...judged.members.keys()]),
  )
}

/** Statements that give each place to the best pick. */
const storePicks = (build: BuildRow, picks: readonly Pick[]) =>
  jsonLists(picks).map((list) =>
    statement(sql`
      INSERT INTO audience_picks (campaign_id, account_id, place, rank, contact, item)
      SELECT ${build.campaignId}, ${build.accountId}, value ->> 'place', value ->> 'rank', value ->> 'contact', value ->> 'item'
      FROM json_each(${list}) WHERE ${isAsRead(build)}
      ON CONFLICT (campaign_id, place) DO UPDATE SET rank = excluded.rank, contact = excluded.contact, item = excluded.item
      WHERE (excluded.rank, -coalesce(excluded.contact, 0), -excluded.item) > (audience_picks.rank, -coalesce(audience_picks.contact, 0), -audience_picks.item)`),
  )

/** Adds the next picks to the recipients, the best first, then forgets them. */
async function addRecipients(ctx: ServiceContext, campaign: CampaignRow, build: BuildRow): Promise<void> {
  const picks = await ctx.data.all<Pick>(sql`
    SELECT place, rank, contact, item FROM audience_picks WHERE campaign_id = ${campaign.id}
    ORDER BY rank DESC, contact, item LIMIT ${STRETCH}`)
  if (picks.length === 0) return endAdding(ctx, campaign, build)
  const candidates = await candidatesOfPicks(ctx, campaign.type, picks, build.audience.consent ?? null)
  await storeRecipients(ctx, campaign, candidates)
  const places = JSON.stringify(picks.map(({ place }) => place))
  await ctx.data.run(sql`
    DELETE FROM audience_picks WHERE campaign_id = ${campaign.id} AND place IN (SELECT value FROM json_each(${places}))`)
  await ctx.data.run(sql`UPDATE audience_builds SET due_at = ${nextDueAt(ctx)} WHERE ${isRow(build)}`)
}

/** Picks that are no recipients share a mailbox with a better one. */
async function endAdding(ctx: ServiceContext, campaign: CampaignRow, build: BuildRow): Promise<void> {
  const totals = await readTotals(ctx, [campaign.id])
  const added = totals.get(campaign.id)?.total_recipients ?? 0
  const excluded: ExcludedCounts = { ...noneExcluded(), ...build.excluded }
  excluded[build.audience.one_per_organization ? 'same_organization' : 'duplicate'] += build.replaced
  excluded.duplicate += Math.max(0, build.passed - build.replaced - added)
  await moveOn(ctx, build, { state: build.start ? 'starting' : 'done', excluded })
}

async function start(ctx: ServiceContext, campaign: CampaignRow, build: BuildRow): Promise<void> {
  // Anything else was done by an earlier worker, or by a person meanwhile.
  if (build.start && campaign.status === 'draft') {
    const at = build.start.scheduled_at
    const isPast = at !== null && Date.parse(at) <= ctx.clock.now().getTime()
    await sendCampaign(ctx, campaign.id, { scheduled_at: isPast ? null : at })
  }
  await moveOn(ctx, build, { state: 'done' })
}

interface Move {
  readonly state: AudienceState
  readonly position?: number
  readonly examined?: number
  readonly passed?: number
  readonly excluded?: ExcludedCounts
  readonly problem?: string
}

/** Changes a build that is still as it was read, after other statements in the same transaction. */
async function moveOn(
  ctx: ServiceContext,
  build: BuildRow,
  { state, position, examined, passed, excluded, problem }: Move,
  before: readonly Statement<unknown>[] = [],
): Promise<void> {
  const isOpen = state !== 'done' && state !== 'failed'
  const picked = sql`(SELECT count(*) FROM audience_picks WHERE campaign_id = ${build.campaignId})`
  await runBatch(ctx.data, [
    ...before,
    statement(sql`
      UPDATE audience_builds SET state = ${state}, position = ${position ?? build.position}, examined = ${examined ?? build.examined},
        passed = ${passed ?? build.passed}, replaced = ${build.state === 'choosing' && state === 'adding' ? sql`${passed ?? build.passed} - ${picked}` : build.replaced}, excluded = ${JSON.stringify(excluded ?? build.excluded)}, problem = ${problem ?? build.problem},
        due_at = ${isOpen ? nextDueAt(ctx) : null}
      WHERE ${isRow(build)}`),
  ])
}

const isRow = ({ campaignId, state, position }: BuildRow): SQL =>
  sql`campaign_id = ${campaignId} AND state = ${state} AND position = ${position}`
const isAsRead = (build: BuildRow): SQL => sql`EXISTS (SELECT 1 FROM audience_builds WHERE ${isRow(build)})`
