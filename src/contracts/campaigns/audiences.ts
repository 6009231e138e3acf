import { z } from 'zod'
import { data, endpoint, IdParams } from '../endpoint.ts'
import { AudienceCampaign, AudiencePreview, AudienceProgress, PreviewedAudience } from './audience.ts'
import { Campaign } from './campaign.ts'

const base = '/dashboard/campaigns'

/** Who of an audience would get a campaign's message, and why the others would not. */
export const previewAudience = endpoint({
  method: 'post',
  path: `${base}/audience/preview`,
  permission: 'campaigns:view',
  impersonation: 'allowed',
  body: PreviewedAudience,
  returns: data(AudiencePreview),
})

/**
 * Creates a campaign for everybody in an audience, and starts it if told to once all recipients are added. A large
 * audience is added in the background; `getAudienceProgress` says how far it is.
 */
export const writeToAudience = endpoint({
  method: 'post',
  path: `${base}/audience`,
  permission: 'campaigns:edit',
  body: AudienceCampaign,
  status: 201,
  returns: data(z.object({ campaign: Campaign, audience: AudienceProgress })),
})

/** Null for a campaign whose recipients were added in other ways. */
export const getAudienceProgress = endpoint({
  method: 'get',
  path: `${base}/:id/audience`,
  permission: 'campaigns:view',
  params: IdParams,
  returns: data(z.object({ audience: AudienceProgress.nullable() })),
})
