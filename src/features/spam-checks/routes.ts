import { Hono } from 'hono'
import * as contract from '../../contracts/spam-checks/spam-checks.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { analyseContent } from '../../outreach/spam/analyse-content.ts'
import { checkCampaign } from './check-campaign.ts'
import { readSpamStatistics } from './read-spam-statistics.ts'

export const spamCheckRoutes = new Hono<HttpEnv>()

mount(spamCheckRoutes, contract.analyzeSpam, async ({ body: { type, subject, content, include_unsubscribe } }) => ({
  data: { analysis: analyseContent({ channel: type, subject, content, addsUnsubscribe: include_unsubscribe }) },
}))
mount(spamCheckRoutes, contract.checkCampaignSpam, async ({ ctx, params }) => ({
  data: { spam_report: await checkCampaign(ctx, params.id) },
}))
mount(spamCheckRoutes, contract.getSpamStatistics, async ({ ctx }) => ({ data: await readSpamStatistics(ctx) }))
