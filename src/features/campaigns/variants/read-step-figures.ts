import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { VariantFigures } from '../../../contracts/campaigns/steps.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { inVariant, variantNamesOf } from '../../../outreach/compose/step-message.ts'
import type { NamedFigures } from '../../../outreach/outcomes/judge-variants.ts'
import { figuresOf, readSubjectFigures } from '../subject-test/settle-subject.ts'

/** Returns the results of each variant of a step, from the messages that were sent with it. */
export async function readStepFigures(ctx: ServiceContext, campaign: CampaignRow): Promise<NamedFigures[]> {
  const rows = await readSubjectFigures(ctx, campaign, undefined, sql`step_variant`)
  return variantNamesOf(campaign).map((variant) => ({ ...figuresOf(rows, variant), variant }))
}

/** The same with their subjects, for people; null for a step without variants. */
export async function readVariants(
  ctx: ServiceContext,
  campaign: CampaignRow,
): Promise<z.infer<typeof VariantFigures>[] | null> {
  if (variantNamesOf(campaign).length < 2) return null
  const figures = await readStepFigures(ctx, campaign)
  return figures.map(({ variant, sent, opened, prefetched, clicked, replied }) => ({
    ...{ variant, subject: inVariant(campaign, variant).subject },
    ...{ sent, opened, prefetched, clicked, replied },
  }))
}
