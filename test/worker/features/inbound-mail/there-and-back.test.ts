import { expect, test } from 'vitest'
import {
  inboundAddress,
  readMailAddress,
  readReturnPath,
} from '../../../../src/domain/delivery-reports/mail-addresses.ts'
import { sendBatch } from '../../../../src/features/campaigns/sending/send-batch.ts'
import {
  addCampaign,
  addSender,
  arrivedAt,
  mintCampaigner,
  quietContext,
  recipientsOf,
} from '../campaigns/sending/support.ts'
import { dsnOf, mailOf, recipientOf, repliesOf, route } from './support.ts'

test('a campaign receives the reply to one message and the bounce of another', async () => {
  const account = await mintCampaigner()
  const settings = {
    bounceAddress: 'bounces@blue-harbour.test',
    collectsReplies: true,
    replyTo: 'desk@blue-harbour.test',
  }
  const senderId = await addSender(account.id, { settings })
  const campaign = await addCampaign(account.id, { senderId, to: 2 })
  const { ctx } = quietContext(account.id)
  await sendBatch(ctx, campaign.job)
  const [first, second] = await recipientsOf(account.id, campaign.id)
  const [[taken], [other]] = await Promise.all([arrivedAt(first!.address), arrivedAt(second!.address)])
  const replyTo = /^Reply-To:\s+<?([^>\s]+)/im.exec(taken!.raw)![1]!
  expect(await readMailAddress(ctx, replyTo)).toEqual({ accountId: account.id, recipientId: first!.id })
  expect(await readReturnPath(ctx, account.id, other!.from)).toBe(second!.id)

  expect(await route(ctx, replyTo, mailOf({ from: first!.address }))).toBeNull()
  expect(await repliesOf(account.id)).toMatchObject([{ recipientId: first!.id }])
  const inbound = (await inboundAddress(ctx, account.id))!
  expect(await route(ctx, inbound, dsnOf({ to: other!.from }))).toBeNull()
  expect(await recipientOf({ accountId: account.id, recipientId: second!.id })).toMatchObject({ state: 'bounced' })
})
