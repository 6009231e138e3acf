import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as contract from '../../../../../src/contracts/campaigns/campaigns.ts'
import * as sending from '../../../../../src/contracts/campaigns/sending.ts'
import * as senders from '../../../../../src/contracts/senders/senders.ts'
import { plans } from '../../../../../src/db/schema/control/plans.ts'
import { sendBatch } from '../../../../../src/features/campaigns/sending/send-batch.ts'
import { db } from '../../../support/factories.ts'
import { addCampaign, addSender, arrivals, campaignOf, mintCampaigner, quietContext, statesOf } from './support.ts'

test('a campaign whose plan no longer includes campaigns pauses with the reason, sends nothing, and stays readable', async () => {
  const account = await mintCampaigner()
  const senderId = await addSender(account.id)
  const { id, job, addresses } = await addCampaign(account.id, { senderId, to: 3 })
  await db
    .update(plans)
    .set({ hasEmailCampaigns: false })
    .where(sql`id IN (SELECT plan_id FROM subscriptions WHERE account_id = ${account.id})`)
  const { ctx, publishedEvents } = quietContext(account.id)
  await sendBatch(ctx, job)
  expect(await campaignOf(account.id, id)).toMatchObject({
    status: 'paused',
    statusReason: 'Your plan no longer includes these campaigns.',
  })
  expect(publishedEvents()).toContainEqual(expect.objectContaining({ kind: 'campaign.paused' }))
  expect(await arrivals(addresses)).toEqual([0, 0, 0])
  expect(await statesOf(account.id, id)).toEqual({ pending: 3 })
  expect((await account.call(contract.getCampaign, { params: { id } })).data).toMatchObject({
    campaign: { id, status: 'paused' },
  })
  expect(JSON.stringify(await account.call(senders.listEmailConfigs, {}))).toContain(senderId)
  const refused = await account.fail(sending.resumeCampaign, { params: { id } })
  expect(JSON.stringify(refused)).toContain('Email campaigns are not part of your plan. Upgrade to use them.')
  expect(await campaignOf(account.id, id)).toMatchObject({ status: 'paused' })
})
