import { sql } from 'drizzle-orm'
import type { VariantName } from '../../../contracts/campaigns/steps.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch } from '../../../db/batch.ts'
import { isHeld } from '../../../domain/campaigns/batch.ts'
import { stepVariantStatement } from '../../../domain/recipients/batch-steps.ts'
import { nextTurn } from '../../../lib/steps.ts'
import { variantNamesOf } from '../../../outreach/compose/step-message.ts'
import { winningVariant } from '../../../outreach/outcomes/judge-variants.ts'
import type { TakenCampaign } from '../sending/acquire-batch.ts'
import { readStepFigures } from './read-step-figures.ts'

/** Recipients that one statement assigns to variants. */
const ROWS_AT_ONCE = 5_000

/**
 * Prepares the variants of a step before a batch: finds the best one once there is enough to go by, and assigns a
 * variant to each waiting recipient without one: the best, or an equal share of each in a random order. An assigned
 * variant stays once a delivery was tried. The best one is found once, unless a person changes the variants.
 *
 * @returns the campaign after these changes
 */
export async function prepareVariants(ctx: ServiceContext, taken: TakenCampaign): Promise<TakenCampaign> {
  const { campaign } = taken
  const names = variantNamesOf(campaign)
  if (names.length < 2 || campaign.stepKind !== 'message') return taken
  const winner = campaign.variantWinner ?? (await settleWinner(ctx, taken))
  await assignVariants(ctx, taken, winner === null ? names : [winner])
  return { campaign: { ...campaign, variantWinner: winner } }
}

/** Stores the best variant, if one is. A single statement, so that a later decision cannot change it. */
async function settleWinner(ctx: ServiceContext, { campaign }: TakenCampaign): Promise<VariantName | null> {
  // Nothing can have changed before the first message.
  if (campaign.variantTest === null || campaign.sentAt === null) return null
  const winner = winningVariant(campaign.variantTest, await readStepFigures(ctx, campaign))
  if (winner === null) return null
  const [row] = await ctx.data.all<{ variant_winner: VariantName }>(sql`
    UPDATE campaigns SET variant_winner = coalesce(variant_winner, ${winner}), updated_at = ${ctx.clock.now().toISOString()}
    WHERE id = ${campaign.id} AND batch_id = ${campaign.batchId} RETURNING variant_winner`)
  return row?.variant_winner ?? null
}

async function assignVariants(
  ctx: ServiceContext,
  { campaign }: TakenCampaign,
  names: readonly VariantName[],
): Promise<void> {
  for (;;) {
    const [given] = await runBatch(ctx.data, [
      stepVariantStatement(
        { campaignId: campaign.id, batchId: campaign.batchId },
        names,
        ROWS_AT_ONCE,
        isHeld(campaign),
      ),
    ])
    if (given.length < ROWS_AT_ONCE) return
    await nextTurn()
  }
}
