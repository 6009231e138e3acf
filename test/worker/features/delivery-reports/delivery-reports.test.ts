import { env, exports } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { updateSmsConfig } from '../../../../src/contracts/senders/senders.ts'
import { recipientEvents } from '../../../../src/db/schema/data/campaigns.ts'
import { readReportToken, reportUrl } from '../../../../src/domain/delivery-reports/report-links.ts'
import { recordSmsReport } from '../../../../src/domain/recipients/outcomes/record-sms-report.ts'
import { shortLinks } from '../../../../src/http/short-links.ts'
import type { HttpEnv } from '../../../../src/http/surface-types.ts'
import type { AcceptedSms } from '../../../support/sms-providers.ts'
import { dataOf } from '../../support/factories.ts'
import { recipientsOf, sendAll, statesOf } from '../campaigns/sending/support.ts'
import { hears } from '../inbound-mail/support.ts'
import { SIGNED_QUERY, signedByTwilio, texted } from './support.ts'

const takenFor = async (number: string) =>
  (await fetch(`${env.SMS_ORIGIN}/messages?to=${encodeURIComponent(number)}`)).json<AcceptedSms[]>()
const tell = (request: Request) => exports.default.fetch(request)
const eventsOf = async (accountId: string) =>
  (await dataOf(accountId).select().from(recipientEvents).where(eq(recipientEvents.accountId, accountId))).map(
    ({ kind }) => kind,
  )

test('text messages are sent once, with opt-out instructions and a URL for delivery reports', async () => {
  const { account, ctx, id, addresses } = await texted('twilio', '11', '12')
  expect(await statesOf(account.id, id)).toEqual({ sent: 2 })
  const [sms] = await takenFor(addresses[0]!)
  expect(sms!.text).toBe('Hello Ada Reply STOP to opt out')
  const token = sms!.reportUrl!.split('/').at(-1)!
  const [row] = await recipientsOf(account.id, id)
  expect(await readReportToken(ctx, 'twilio', token)).toMatchObject({ accountId: account.id, recipientId: row!.id })
  expect(await readReportToken(ctx, 'vonage', token)).toBeNull()
})

test('a delivery status is stored once, however often and in whatever order it is reported', async () => {
  const { account, id, addresses } = await texted('twilio', '21')
  const [sms] = await takenFor(addresses[0]!)
  const [{ messageId } = { messageId: '' }] = await recipientsOf(account.id, id)
  const report = (MessageStatus: string, more = {}) =>
    signedByTwilio(sms!.reportUrl!, { MessageSid: messageId!, MessageStatus, To: addresses[0]!, ...more })
  expect((await tell(await report('delivered'))).status).toBe(200)
  const again = await Promise.all(Array.from({ length: 20 }, async () => tell(await report('delivered'))))
  expect(again.every(({ status }) => status === 200)).toBe(true)
  await tell(await report('undelivered', { ErrorCode: '30003' }))
  await tell(await report('sent'))
  expect((await recipientsOf(account.id, id))[0]).toMatchObject({ state: 'delivered', deliveredAt: expect.any(String) })
  expect(await eventsOf(account.id)).toEqual(['delivered'])
})

test('events lost in a crash are published when the provider repeats its report', async () => {
  const { account, ctx, publishedEvents, id } = await texted('twilio', '22')
  const [row] = await recipientsOf(account.id, id)
  await hears(account.id)
  const message = { accountId: account.id, senderId: '', recipientId: row!.id }
  const report = { id: row!.messageId!, status: 'delivered' as const, reason: null, isOptOut: false }
  const dying = { ...ctx, queues: { ...ctx.queues, send: () => Promise.reject(new Error('died')) } }
  await expect(recordSmsReport(dying, message, report)).rejects.toThrow('died')
  expect(await statesOf(account.id, id)).toEqual({ delivered: 1 })
  await recordSmsReport(ctx, message, report)
  const ofMessage = publishedEvents().filter(({ kind }) => kind.startsWith('recipient.'))
  expect(ofMessage).toMatchObject([{ kind: 'recipient.delivered', recipient_id: row!.id, channel: 'sms' }])
})

test('a failure is reported with its reason, and a number that opted out is suppressed', async () => {
  const { account, id, addresses } = await texted('twilio', '31')
  const [sms] = await takenFor(addresses[0]!)
  const [{ messageId } = { messageId: '' }] = await recipientsOf(account.id, id)
  const failed = { MessageSid: messageId!, MessageStatus: 'undelivered', ErrorCode: '21610' }
  await tell(await signedByTwilio(sms!.reportUrl!, failed))
  expect((await recipientsOf(account.id, id))[0]).toMatchObject({
    state: 'failed',
    stateReason: expect.stringMatching(/21610/),
  })
  const listed = sql`SELECT reason, channel FROM suppressions WHERE account_id = ${account.id}`
  expect(await dataOf(account.id).all(listed)).toEqual([{ reason: 'unsubscribed', channel: 'sms' }])
})

test('a report with a wrong or missing signature, or with a modified body, changes nothing', async () => {
  const { account, id, addresses, senderId, ctx } = await texted('twilio', '41')
  const [sms] = await takenFor(addresses[0]!)
  const [{ messageId, id: recipientId } = { messageId: '', id: '' }] = await recipientsOf(account.id, id)
  const url = sms!.reportUrl!
  const fields = { MessageSid: messageId!, MessageStatus: 'delivered' }
  const right = await signedByTwilio(url, fields)
  const signature = right.headers.get('x-twilio-signature')!
  const other = new URLSearchParams({ ...fields, MessageStatus: 'failed' })
  const wrong = [
    await signedByTwilio(url, fields, 'another'),
    new Request(url, { method: 'POST', body: new URLSearchParams(fields) }),
    new Request(url, { method: 'POST', headers: { 'x-twilio-signature': signature }, body: other }),
    new Request(`${url}?x=1`, {
      method: 'POST',
      headers: { 'x-twilio-signature': signature },
      body: new URLSearchParams(fields),
    }),
  ]
  for (const request of wrong) expect((await tell(request)).status).toBe(401)
  const foreign = await reportUrl(ctx, 'vonage', { accountId: account.id, senderId, recipientId })
  expect((await tell(await signedByTwilio(foreign, fields))).status).toBe(404)
  expect((await tell(await signedByTwilio(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`, fields))).status).toBe(
    404,
  )
  expect(await statesOf(account.id, id)).toEqual({ sent: 1 })
  expect(await eventsOf(account.id)).toEqual([])
})

test.each([
  ['messagebird', (id: string) => `?id=${id}&status=delivered`],
  ['vonage', (id: string) => `?messageId=${id}&status=delivered&err-code=0`],
] as const)('%s is trusted only for what it signed, and not at all without a key', async (provider, query) => {
  const { account, senderId, id, addresses } = await texted(provider, '61')
  const [sms] = await takenFor(addresses[0]!)
  const [{ messageId } = { messageId: '' }] = await recipientsOf(account.id, id)
  const url = `${sms!.reportUrl}${query(messageId!)}`
  expect((await tell(new Request(url))).status).toBe(401)
  const body = { report_key: 'the-signing-key' }
  await account.call(updateSmsConfig, { params: { id: senderId }, body })
  const other = `${sms!.reportUrl}${query('another')}`
  expect((await tell(await SIGNED_QUERY[provider](other, 'the-signing-key'))).status).toBe(200)
  expect(await statesOf(account.id, id)).toEqual({ sent: 1 })
  expect((await tell(new Request(url))).status).toBe(401)
  expect((await tell(await SIGNED_QUERY[provider](url, 'another'))).status).toBe(401)
  expect(await statesOf(account.id, id)).toEqual({ sent: 1 })
  expect((await tell(await SIGNED_QUERY[provider](url, 'the-signing-key'))).status).toBe(200)
  expect(await statesOf(account.id, id)).toEqual({ delivered: 1 })
})

test('a number that the provider reports as opted out is suppressed, and a message without a response is not sent again', async () => {
  const { account, ctx, id, addresses } = await texted('twilio', '01', '02', '04', '11')
  expect(await statesOf(account.id, id)).toEqual({ failed: 2, unknown: 1, sent: 1 })
  await sendAll(ctx, account.id, id)
  expect(await takenFor(addresses[2]!)).toHaveLength(1)
  const listed = sql`SELECT reason FROM suppressions WHERE account_id = ${account.id}`
  expect(await dataOf(account.id).all(listed)).toEqual([{ reason: 'unsubscribed' }])
})

test('where people cannot reply, the opt-out instruction is a short link to the unsubscribe page', async () => {
  const { account, id, addresses } = await texted('vonage', '13')
  const [sms] = await takenFor(addresses[0]!)
  const [, code] = /^Hello Ada Stop: http:\/\/[^/]+\/s\/(\w{10,14})$/.exec(sms!.text) ?? []
  const open = (given: string) => exports.default.fetch(`${env.APP_URL}/s/${given}`, { redirect: 'manual' })
  const location = new URL((await open(code!)).headers.get('location')!)
  expect(location.pathname).toBe('/unsubscribe')
  const token = location.searchParams.get('token')!
  expect((await exports.default.fetch(`${env.APP_URL}/api/u/${token}`, { method: 'POST' })).status).toBe(200)
  expect((await recipientsOf(account.id, id))[0]).toMatchObject({ unsubscribedAt: expect.any(String) })
  for (const nobodys of [code!.replace(/.$/, (last) => (last === '2' ? '3' : '2')), 'x', `${code}1`])
    expect((await open(nobodys)).headers.get('location')).toBe(`${env.APP_URL}/`)
})

test('a short-link domain serves only short links, and the site serves them below /s', async () => {
  const opened = new Hono<HttpEnv>().use(shortLinks(async (_, code) => `https://opened.example/${code}`))
  const locationOf = async (url: string, method = 'GET') => {
    const response = await opened.fetch(new Request(url, { method }), { ...env, SHORT_URL: 'https://ctry.test' })
    return [response.status, response.headers.get('location')]
  }
  expect(await locationOf('https://ctry.test/1abc')).toEqual([302, 'https://opened.example/1abc'])
  expect(await locationOf('https://ctry.test/api/login')).toEqual([302, env.APP_URL])
  expect(await locationOf(`${env.APP_URL}/s/1abc`)).toEqual([302, 'https://opened.example/1abc'])
  expect(await locationOf(`${env.APP_URL}/1abc`)).toEqual([404, null])
  expect(await locationOf(`${env.APP_URL}/s/1abc`, 'POST')).toEqual([404, null])
})
