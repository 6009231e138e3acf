import { z } from 'zod'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { Pagination, pageQuery } from '../pagination.ts'
import { Channel } from '../senders/channel.ts'
import { Campaign, ListedCampaign } from './campaign.ts'
import { CreateCampaign, campaignFields, UpdateCampaign } from './campaign-input.ts'
import { CampaignStatus } from './campaign-states.ts'
import { CAMPAIGN_LIST_DEFAULT } from './limits.ts'
import { AddedRecipients } from './recipients.ts'

export const one = data(z.object({ campaign: Campaign }))

export const listCampaigns = endpoint({
  method: 'get',
  path: '/dashboard/campaigns',
  permission: 'campaigns:view',
  query: pageQuery(CAMPAIGN_LIST_DEFAULT).extend({
    status: z.union([CampaignStatus, z.literal('all'), z.literal('')]).optional(),
    type: z.union([Channel, z.literal('all'), z.literal('')]).optional(),
    search: z.string().max(200).optional(),
  }),
  returns: data(z.object({ campaigns: z.array(ListedCampaign), pagination: Pagination })),
})

export const createCampaign = endpoint({
  method: 'post',
  path: '/dashboard/campaigns',
  permission: 'campaigns:edit',
  body: CreateCampaign,
  status: 201,
  returns: data(z.object({ campaign: Campaign, recipients: AddedRecipients })),
})

export const getCampaign = endpoint({
  method: 'get',
  path: '/dashboard/campaigns/:id',
  permission: 'campaigns:view',
  params: IdParams,
  returns: one,
})

/**
 * @throws conflict unless it is a draft, scheduled or paused; a paused one accepts changes to name, content and pace
 * only
 */
export const updateCampaign = endpoint({
  method: 'put',
  path: '/dashboard/campaigns/:id',
  permission: 'campaigns:edit',
  params: IdParams,
  body: UpdateCampaign,
  returns: one,
})

/** Deletes drafts and campaigns that are sent, failed or cancelled. */
export const deleteCampaign = endpoint({
  method: 'delete',
  path: '/dashboard/campaigns/:id',
  permission: 'campaigns:edit',
  params: IdParams,
  returns: nothing,
})

export const duplicateCampaign = endpoint({
  method: 'post',
  path: '/dashboard/campaigns/:id/duplicate',
  permission: 'campaigns:edit',
  params: IdParams,
  body: z.object({ name: campaignFields.name, with_recipients: z.boolean().default(false) }),
  status: 201,
  returns: one,
})
