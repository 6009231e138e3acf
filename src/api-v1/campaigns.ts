import { Hono } from 'hono'
import * as contract from '../contracts/v1/campaigns.ts'
import { readAudienceProgress } from '../features/campaigns/audience/builds.ts'
import { listCampaignsAfter } from '../features/campaigns/list-campaigns.ts'
import { requireCampaign, toCampaign } from '../features/campaigns/queries.ts'
import { sendCampaign } from '../features/campaigns/sending/change-status.ts'
import { mount } from '../http/mount.ts'
import type { HttpEnv } from '../http/surface-types.ts'
import { createNamedCampaign } from './create-campaign.ts'
import { CAMPAIGN_NAMES, namingFields } from './field-names.ts'

export const campaignRoutes = new Hono<HttpEnv>()

mount(campaignRoutes, contract.list, async ({ ctx, query }) => await listCampaignsAfter(ctx, query))
mount(campaignRoutes, contract.create, async ({ ctx, body }) => ({
  data: await namingFields(CAMPAIGN_NAMES, () => createNamedCampaign(ctx, body)),
}))
mount(campaignRoutes, contract.get, async ({ ctx, params }) => ({
  data: await toCampaign(ctx, await requireCampaign(ctx, params.id)),
}))
mount(campaignRoutes, contract.getAudience, async ({ ctx, params }) => {
  const { id } = await requireCampaign(ctx, params.id)
  return { data: { audience: await readAudienceProgress(ctx, id) } }
})
mount(campaignRoutes, contract.send, async ({ ctx, params, body }) => ({
  data: await toCampaign(ctx, await namingFields(CAMPAIGN_NAMES, () => sendCampaign(ctx, params.id, body))),
}))
