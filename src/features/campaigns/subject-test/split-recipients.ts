import { eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch } from '../../../db/batch.ts'
import { campaigns } from '../../../db/schema/data/campaigns.ts'
import { isHeld } from '../../../domain/campaigns/batch.ts'
import { variantStatement } from '../../../domain/recipients/batch-steps.ts'
import { nextTurn } from '../../../lib/steps.ts'
import { testedOf, triesSubjects } from '../../../outreach/outcomes/judge-subject-test.ts'
import type { TakenCampaign } from '../sending/acquire-batch.ts'

/** Recipients that one statement assigns to a subject. */
const ROWS_AT_ONCE = 5_000

/**
 * The end of a row's id is random, fixed when the row is created, and unique to the campaign. It orders recipients
 * independently of their properties, and a repetition yields the same order.
 */
const LOT = sql`substr(id, -12)`

/**
 * Assigns subjects to the test recipients before the first one is claimed: the first recipients in the random order,
 * half of them per subject. It works page by page and can be repeated after a crash with the same result.
 *
 * @returns the campaign after these changes
 */
export async function splitRecipients(ctx: ServiceContext, taken: TakenCampaign): Promise<TakenCampaign> {
  const { campaign } = taken
  if (!triesSubjects(campaign) || campaign.splitAt !== null || campaign.followsId !== null) return taken
  const { id } = campaign
  const isWaiting = sql`campaign_id = ${id} AND state = 'pending'`
  const [counted] = await ctx.data.all<{ total: number }>(
    sql`SELECT count(*) AS total FROM recipients WHERE ${isWaiting}`,
  )
  const { a, b } = testedOf(counted!.total, campaign.subjectTest!)
  const lotAt = (place: number) =>
    sql`SELECT ${LOT} FROM recipients WHERE ${isWaiting} ORDER BY 1 LIMIT 1 OFFSET ${place - 1}`
  if (a + b > 0) {
    const [limits] = await ctx.data.all<{ last_a: string; last: string }>(
      sql`SELECT (${lotAt(a)}) AS last_a, (${lotAt(a + b)}) AS last`,
    )
    for (let after = ''; ; ) {
      const [given] = await runBatch(ctx.data, [
        variantStatement(
          sql`CASE WHEN ${LOT} <= ${limits!.last_a} THEN 'a' ELSE 'b' END`,
          sql`id IN (SELECT id FROM recipients WHERE ${isWaiting} AND id > ${after} AND ${LOT} <= ${limits!.last} ORDER BY id LIMIT ${ROWS_AT_ONCE})
            AND ${isHeld(campaign)}`,
        ),
      ])
      if (given.length < ROWS_AT_ONCE) break
      await nextTurn()
      after = given
        .map((row) => row.id)
        .toSorted()
        .at(-1)!
    }
  }
  await ctx.data.run(sql`
    UPDATE campaigns SET split_at = ${ctx.clock.now().toISOString()} WHERE id = ${id} AND batch_id = ${campaign.batchId} AND split_at IS NULL`)
  const [row] = await ctx.data.select().from(campaigns).where(eq(campaigns.id, id))
  return row ? { campaign: { ...row, batchId: campaign.batchId } } : taken
}
