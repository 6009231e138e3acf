import { exports } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as replies from '../../../../src/contracts/replies/replies.ts'
import { updateSmsConfig } from '../../../../src/contracts/senders/senders.ts'
import { readSmsConfig } from '../../../../src/features/senders/queries.ts'
import { actingFor, dataOf } from '../../support/factories.ts'
import { addCampaign, recipientsOf, sendAll, statesOf } from '../campaigns/sending/support.ts'
import { hmac, SECRET, SIGNED_QUERY, signedByTwilio, texted } from '../delivery-reports/support.ts'

const tell = (request: Request) => exports.default.fetch(request)
type Texted = Awaited<ReturnType<typeof texted>>
const answersUrlOf = async ({ account, senderId }: Pick<Texted, 'account' | 'senderId'>) =>
  (await readSmsConfig(await actingFor(account.id), senderId)).answers_url!
const listedOf = ({ account }: Pick<Texted, 'account'>) =>
  dataOf(account.id).all<{ reason: string; channel: string }>(
    sql`SELECT reason, channel FROM suppressions WHERE account_id = ${account.id}`,
  )
const inboxOf = async ({ account }: Pick<Texted, 'account'>) =>
  (await account.call(replies.listReplies, {})).data.replies

test('a reply by text message is added to the inbox once, and marks its recipient', async () => {
  const campaign = await texted('twilio', '11')
  const url = await answersUrlOf(campaign)
  const [from] = campaign.addresses as [string]
  const answer = () =>
    signedByTwilio(url, { MessageSid: 'SM1', From: from, To: '+15005550006', Body: 'Call me, please' })
  const told = await tell(await answer())
  expect([told.status, told.headers.get('content-type'), await told.text()]).toEqual([
    ...[200, 'text/xml'],
    '<?xml version="1.0" encoding="UTF-8"?><Response/>',
  ])
  await Promise.all(Array.from({ length: 10 }, async () => tell(await answer())))
  expect(await inboxOf(campaign)).toMatchObject([
    { channel: 'sms', from_address: from, text: 'Call me, please', kind: 'reply', subject: null },
  ])
  expect((await recipientsOf(campaign.account.id, campaign.id))[0]).toMatchObject({ repliedAt: expect.any(String) })
  expect(await listedOf(campaign)).toEqual([])
})

test.each(['STOP', 'stop.', 'Stop all', 'Please remove me from your list', 'Arrêt'])(
  'a person who replies %j gets no more messages from any campaign',
  async (Body) => {
    const campaign = await texted('twilio', '12')
    const [From] = campaign.addresses as [string]
    await tell(await signedByTwilio(await answersUrlOf(campaign), { MessageSid: 'SM2', From, Body }))
    expect(await listedOf(campaign)).toEqual([{ reason: 'unsubscribed', channel: 'sms' }])
    const [row] = await recipientsOf(campaign.account.id, campaign.id)
    expect(row).toMatchObject({ repliedAt: expect.any(String), unsubscribedAt: expect.any(String) })
    const { account, senderId, ctx } = campaign
    const next = await addCampaign(account.id, { senderId, type: 'sms', subject: null, content: 'Again', to: [From] })
    await sendAll(ctx, account.id, next.id)
    expect(await statesOf(account.id, next.id)).toEqual({ skipped: 1 })
  },
)

test('an opt-out is honoured even if the reason for the message is unknown, and if the provider reports it', async () => {
  const campaign = await texted('twilio', '13')
  const url = await answersUrlOf(campaign)
  const From = '+491701234567'
  await tell(await signedByTwilio(url, { MessageSid: 'SM3', From, Body: 'Hello?' }))
  expect(await listedOf(campaign)).toEqual([])
  await tell(await signedByTwilio(url, { MessageSid: 'SM4', From, Body: 'Lass das', OptOutType: 'STOP' }))
  expect(await listedOf(campaign)).toEqual([{ reason: 'unsubscribed', channel: 'sms' }])
  expect(await inboxOf(campaign)).toEqual([])
})

test('a message with a missing signature, or for another sender or provider, changes nothing', async () => {
  const campaign = await texted('twilio', '14')
  const url = await answersUrlOf(campaign)
  const fields = { MessageSid: 'SM5', From: campaign.addresses[0]!, Body: 'STOP' }
  const right = (await signedByTwilio(url, fields)).headers
  const changed = new URLSearchParams({ ...fields, From: '+491701234567' })
  for (const request of [
    new Request(url, { method: 'POST', body: new URLSearchParams(fields) }),
    await signedByTwilio(url, fields, 'another'),
    new Request(url, { method: 'POST', headers: right, body: changed }),
  ])
    expect((await tell(request)).status).toBe(401)
  for (const other of [url.replace('twilio', 'custom'), url.slice(0, -2)])
    expect((await tell(await signedByTwilio(other, fields))).status).toBe(404)
  expect(await listedOf(campaign)).toEqual([])
})

test.each([
  ['messagebird', (from: string) => `?id=m1&originator=${from}&body=STOP`],
  ['vonage', (from: string) => `?messageId=m1&msisdn=${from}&text=STOP`],
] as const)('%s delivers signed replies in its query', async (provider, query) => {
  const campaign = await texted(provider, '15')
  const url = await answersUrlOf(campaign)
  // These providers write numbers without the plus.
  const given = `${url}${query(campaign.addresses[0]!.slice(1))}`
  // Without a key nothing is trusted, except a STOP, which always counts.
  expect((await tell(new Request(given.replace('STOP', 'Yes')))).status).toBe(401)
  const body = { report_key: 'the-signing-key' }
  await campaign.account.call(updateSmsConfig, { params: { id: campaign.senderId }, body })
  expect((await tell(new Request(given))).status).toBe(401)
  expect(await listedOf(campaign)).toEqual([])
  expect((await tell(await SIGNED_QUERY[provider](given, 'the-signing-key'))).status).toBe(200)
  expect(await listedOf(campaign)).toEqual([{ reason: 'unsubscribed', channel: 'sms' }])
  expect(await inboxOf(campaign)).toMatchObject([{ kind: 'unsubscribe' }])
})

test('a custom provider delivers signed replies', async () => {
  const campaign = await texted('vonage', '16')
  await dataOf(campaign.account.id).run(
    sql`UPDATE senders SET settings = json_set(settings, '$.provider', 'custom') WHERE id = ${campaign.senderId}`,
  )
  const url = await answersUrlOf(campaign)
  const body = JSON.stringify({ id: 'c1', from: campaign.addresses[0], text: 'I am interested' })
  const post = async (signature: string) =>
    (
      await tell(
        new Request(url, {
          ...{ method: 'POST', body },
          headers: { 'content-type': 'application/json', 'x-signature': signature },
        }),
      )
    ).status
  expect(await post('')).toBe(401)
  expect(await post(await hmac('SHA-256', SECRET, body))).toBe(200)
  expect(await inboxOf(campaign)).toMatchObject([{ kind: 'reply', text: 'I am interested' }])
})

test('a provider that cannot sign is trusted by its URL if its sender allows that; its STOP always counts', async () => {
  const campaign = await texted('vonage', '17')
  const own = (custom: object) =>
    dataOf(campaign.account.id).run(
      sql`UPDATE senders SET settings = json_set(settings, '$.provider', 'custom', '$.custom', json(${JSON.stringify(custom)})) WHERE id = ${campaign.senderId}`,
    )
  await own({ proof: 'signature' })
  const url = await answersUrlOf(campaign)
  const post = async (id: string, message: string, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams({ message_id: id, sender: campaign.addresses[0]!.slice(1), message })
    return (await tell(new Request(url, { method: 'POST', body, headers }))).status
  }
  expect(await post('c1', 'I am interested')).toBe(401)
  expect(await post('c2', 'Stop', { 'x-signature': 'wrong' })).toBe(401)
  await own({ proof: 'address' })
  expect(await post('c3', 'I am interested')).toBe(200)
  expect(await inboxOf(campaign)).toMatchObject([{ kind: 'reply', text: 'I am interested' }])
  await own({ proof: 'signature' })
  expect(await post('c4', 'STOP.')).toBe(200)
  expect(await listedOf(campaign)).toEqual([{ reason: 'unsubscribed', channel: 'sms' }])
})

test('a STOP counts without a signature if no key is configured to verify it', async () => {
  const campaign = await texted('vonage', '17')
  const url = await answersUrlOf(campaign)
  const query = `?messageId=m1&msisdn=${campaign.addresses[0]!.slice(1)}&text=STOP`
  expect((await tell(new Request(`${url}${query}`))).status).toBe(200)
  expect(await listedOf(campaign)).toEqual([{ reason: 'unsubscribed', channel: 'sms' }])
})

test('a provider that cannot sign reports on all messages of a sender at the URL that its card shows', async () => {
  const campaign = await texted('vonage', '18')
  const { account, senderId, id } = campaign
  await dataOf(account.id).run(sql`
    UPDATE senders SET settings = json_set(settings, '$.provider', 'custom', '$.custom', json('{"proof":"address"}')) WHERE id = ${senderId}`)
  const url = await answersUrlOf(campaign)
  const [{ messageId } = { messageId: '' }] = await recipientsOf(account.id, id)
  const report = (message_id: string) => {
    const fields = {
      type: 'outbound',
      id: '1',
      message_id,
      message: 'Reply STOP',
      status: 'DELIVERED | Message delivered to handset',
    }
    return tell(
      new Request(url, {
        method: 'POST',
        body: JSON.stringify(fields),
        headers: { 'content-type': 'application/json' },
      }),
    )
  }
  expect((await report('not-ours')).status).toBe(200)
  expect(await statesOf(account.id, id)).toEqual({ sent: 1 })
  expect((await report(messageId!)).status).toBe(200)
  expect(await statesOf(account.id, id)).toEqual({ delivered: 1 })
  expect(await inboxOf(campaign)).toEqual([])
})
