import type { CampaignAnalytics } from '../../../contracts/campaigns/analytics.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { triesSubjects } from '../../../outreach/outcomes/judge-subject-test.ts'
import { figuresOf, readSubjectFigures } from './settle-subject.ts'

/** Returns the results of both subjects of a test; null without a test. */
export async function readSubjectTest(
  ctx: ServiceContext,
  campaign: CampaignRow,
): Promise<Omit<NonNullable<CampaignAnalytics['subject_test']>[number], 'reply_rate'>[] | null> {
  if (!triesSubjects(campaign)) return null
  const rows = await readSubjectFigures(ctx, campaign)
  return (['a', 'b'] as const).map((variant) => {
    const { sent, opened, prefetched, clicked, replied } = figuresOf(rows, variant)
    const subject = variant === 'a' ? campaign.subject : campaign.subjectB
    return { variant, subject, sent, opened, prefetched, clicked, replied }
  })
}
