import { sql } from 'drizzle-orm'
import type { StepCondition, StepKind, StepVariant } from '../../../../../src/contracts/campaigns/steps.ts'
import type { ServiceContext } from '../../../../../src/core/context.ts'
import { runBatch } from '../../../../../src/db/batch.ts'
import { writeFollowUp } from '../../../../../src/features/campaigns/follow-ups/write-follow-ups.ts'
import { sendBatch } from '../../../../../src/features/campaigns/sending/send-batch.ts'
import { newId } from '../../../../../src/lib/ids.ts'
import { dataOf } from '../../../support/factories.ts'
import { addCampaign, campaignOf } from '../sending/support.ts'

export const HOUR_MS = 3_600_000

interface FollowUpGiven {
  readonly hours: number
  readonly subject?: string | null
  readonly stopsOnClick?: boolean
  readonly content?: string
  readonly kind?: StepKind
  readonly condition?: StepCondition
  readonly variants?: StepVariant[]
}

/** A due campaign with follow-ups. @returns the IDs of the steps in order */
export async function addSequence(
  accountId: string,
  { follow, ...given }: Parameters<typeof addCampaign>[1] & { readonly follow: readonly FollowUpGiven[] },
) {
  const campaign = await addCampaign(accountId, given)
  const row = await campaignOf(accountId, campaign.id)
  const steps = follow.map((one, place) => ({
    ...{ id: newId(), step: place + 2, after_hours: one.hours, subject: one.subject ?? null },
    ...{ content: `<p>Still there? ${place + 2}</p>`, text_content: null, stop_on_click: one.stopsOnClick ?? false },
    ...(one.content !== undefined && { content: one.content }),
    ...(one.kind && { kind: one.kind }),
    ...(one.condition && { condition: one.condition }),
    ...(one.variants && { variants: one.variants }),
  }))
  const data = dataOf(accountId)
  if (steps.length > 0)
    await runBatch(
      data,
      steps.map((step) => writeFollowUp(row, step, row.createdAt)),
    )
  await data.run(sql`UPDATE campaigns SET started_at = ${row.startedAt} WHERE follows_id = ${campaign.id}`)
  return { ...campaign, steps: [campaign.id, ...steps.map(({ id }) => id)] }
}

/** A clock for one test. */
export const clockFrom = (at = Date.now()) => ({ now: new Date(at) })

interface Due {
  id: string
  next_at: string
}

/**
 * Lets the clock run: moves to each due time of the campaign and sends the batch. @param until stops there @returns the
 * number of batches
 */
export async function letTimePass(
  ctx: ServiceContext,
  clock: { now: Date },
  accountId: string,
  rootId: string,
  until = Number.POSITIVE_INFINITY,
): Promise<number> {
  for (let batches = 0; batches < 300; batches++) {
    const [due] = await ctx.data.all<Due>(sql`
      SELECT id, next_at FROM campaigns WHERE (id = ${rootId} OR follows_id = ${rootId}) AND next_at IS NOT NULL ORDER BY next_at, step LIMIT 1`)
    const at = due ? Date.parse(due.next_at) : Number.POSITIVE_INFINITY
    if (!due || at > until) {
      if (Number.isFinite(until)) clock.now = new Date(Math.max(clock.now.getTime(), until))
      return batches
    }
    clock.now = new Date(Math.max(clock.now.getTime(), at))
    await sendBatch(ctx, { account_id: accountId, campaign_id: due.id })
  }
  throw new Error('The campaign does not come to an end.')
}

/** Asserts that the counters of a campaign and its follow-ups match their ledgers. */
export async function uncounted(accountId: string): Promise<unknown[]> {
  return dataOf(accountId).all(sql`
    WITH ledger AS (
      SELECT campaign_id, CASE WHEN state IN ('claimed', 'sending') THEN 'pending' ELSE state END AS what, count(*) AS total
      FROM recipients WHERE account_id = ${accountId} GROUP BY 1, 2),
    counted AS (SELECT campaign_id, what, total FROM campaign_totals WHERE account_id = ${accountId} AND total <> 0
      AND what NOT IN ('opened', 'clicked', 'unsubscribed', 'complained', 'replied'))
    SELECT * FROM (SELECT * FROM ledger EXCEPT SELECT * FROM counted) UNION ALL SELECT * FROM (SELECT * FROM counted EXCEPT SELECT * FROM ledger)`)
}
