import { exports } from 'cloudflare:workers'
import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { MailProvider } from '../../../../src/contracts/senders/email-config.ts'
import { senders } from '../../../../src/db/schema/data/senders.ts'
import { returnPathOf } from '../../../../src/domain/delivery-reports/mail-addresses.ts'
import { mailReportUrl } from '../../../../src/domain/delivery-reports/report-links.ts'
import { placeOfSecrets } from '../../../../src/domain/senders/senders.ts'
import { readSesNotification } from '../../../../src/outreach/inbound/reports/ses-notification.ts'
import { readAmazonSesReports } from '../../../../src/platform/mail-reports/amazon-ses.ts'
import { SNS_CERTIFICATE, snsMessage } from '../../../support/sns-sender.ts'
import { contextOf, dataOf } from '../../support/factories.ts'
import { eventsOf, recipientOf, suppressionsOf, type Waiting, waiting, written } from '../inbound-mail/support.ts'

async function keyed(one: Waiting, reportKey: string): Promise<Waiting> {
  const secrets = { username: 'bea', password: 'right', dkimPrivateKey: null, reportKey }
  const place = placeOfSecrets({ accountId: one.accountId, id: one.senderId })
  const sealed = await contextOf(one.accountId).sealing.seal(JSON.stringify(secrets), place)
  await dataOf(one.accountId).update(senders).set({ secrets: sealed }).where(eq(senders.id, one.senderId))
  return one
}

async function tell(
  one: Pick<Waiting, 'accountId' | 'senderId'>,
  provider: MailProvider,
  body: unknown,
  headers: HeadersInit = {},
) {
  const url = await mailReportUrl(contextOf(one.accountId), provider, one)
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return (await exports.default.fetch(new Request(url, { method: 'POST', body: text, headers }))).status
}
const seconds = () => Math.floor(Date.now() / 1_000)

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const SENDGRID_KEY = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
const signedBySendgrid = (of: string, at = seconds()) => ({
  'x-twilio-email-event-webhook-timestamp': String(at),
  'x-twilio-email-event-webhook-signature': createSign('sha256').update(`${at}${of}`).sign(privateKey, 'base64'),
})
/** As SendGrid posts it, for a sender that has the key. */
async function tellSigned(one: Waiting, body: unknown): Promise<number> {
  await keyed(one, SENDGRID_KEY)
  const text = JSON.stringify(body)
  return tell(one, 'sendgrid', text, signedBySendgrid(text))
}
const password = { authorization: `Basic ${btoa('postmark:the-password')}` }

const sendgrid = (one: Waiting, more: object = {}) => [
  {
    email: one.address,
    'smtp-id': `<${one.messageId}>`,
    event: 'bounce',
    type: 'bounce',
    status: '5.1.1',
    reason: '550 5.1.1 no such user',
    ...more,
  },
]

test('a reported bounce is stored once, however often it is reported', async () => {
  const one = await waiting()
  const responses = await Promise.all(Array.from({ length: 20 }, () => tellSigned(one, sendgrid(one))))
  expect(responses).toEqual(Array(20).fill(200))
  expect(await recipientOf(one)).toMatchObject({ state: 'bounced', bouncedAt: expect.any(String) })
  expect(await suppressionsOf(one.accountId)).toEqual([{ reason: 'bounced' }])
  expect(await eventsOf(one.accountId)).toMatchObject([{ kind: 'bounced' }])
})

test('a delay is an event, a complaint suppresses, and a delivery is reported', async () => {
  const one = await waiting()
  await tellSigned(one, [
    ...sendgrid(one, { event: 'deferred', response: '451 4.4.1 try again' }),
    ...sendgrid(one, { event: 'delivered' }),
    ...sendgrid(one, { event: 'spamreport' }),
  ])
  expect(await recipientOf(one)).toMatchObject({ state: 'delivered', complainedAt: expect.any(String) })
  expect((await eventsOf(one.accountId)).map(({ kind }) => kind).toSorted()).toEqual([
    'complained',
    'deferred',
    'delivered',
  ])
  expect(await suppressionsOf(one.accountId)).toEqual([{ reason: 'complained' }])
})

test.each(['mailgun', 'postmark', 'sendgrid'] as const)(
  'reports of %s are rejected without a key',
  async (provider) => {
    const one = await waiting()
    const bodies = {
      mailgun: {
        signature: { timestamp: String(seconds()), token: 't', signature: 'a'.repeat(64) },
        'event-data': {
          event: 'complained',
          recipient: one.address,
          message: { headers: { 'message-id': one.messageId } },
        },
      },
      postmark: { RecordType: 'SpamComplaint', Email: one.address },
      sendgrid: sendgrid(one),
    }
    expect(await tell(one, provider, bodies[provider])).toBe(401)
    expect(await tell(one, provider, bodies[provider], { ...password, ...signedBySendgrid('') })).toBe(401)
    expect(await recipientOf(one)).toMatchObject({ state: 'sent', complainedAt: null })
  },
)

test('with a key, unsigned, modified or old reports are rejected and change nothing', async () => {
  const one = await keyed(await waiting(), SENDGRID_KEY)
  const body = JSON.stringify(sendgrid(one))
  const signed = (at: number, of = body) => signedBySendgrid(of, at)
  expect(await tell(one, 'sendgrid', body)).toBe(401)
  expect(await tell(one, 'sendgrid', `${body} `, signed(seconds()))).toBe(401)
  expect(await tell(one, 'sendgrid', body, signed(seconds() - 400))).toBe(401)
  expect((await recipientOf(one)).state).toBe('sent')
  expect(await tell(one, 'sendgrid', body, signed(seconds()))).toBe(200)
  expect((await recipientOf(one)).state).toBe('bounced')
})

test('Mailgun signs the timestamp and token', async () => {
  const one = await keyed(await waiting(), 'signing-key')
  const body = (at: number, key: string) => ({
    signature: {
      timestamp: String(at),
      token: 't',
      signature: createHmac('sha256', key).update(`${at}t`).digest('hex'),
    },
    'event-data': {
      event: 'failed',
      severity: 'permanent',
      reason: 'bounce',
      recipient: one.address,
      message: { headers: { 'message-id': one.messageId } },
      'delivery-status': { code: 550, message: '5.1.1 no such user' },
    },
  })
  expect(await tell(one, 'mailgun', body(seconds(), 'another'))).toBe(401)
  expect(await tell(one, 'mailgun', body(seconds() - 400, 'signing-key'))).toBe(401)
  expect(await tell(one, 'mailgun', { ...body(seconds(), 'signing-key'), signature: null })).toBe(401)
  expect((await recipientOf(one)).state).toBe('sent')
  expect(await tell(one, 'mailgun', body(seconds(), 'signing-key'))).toBe(200)
  expect((await recipientOf(one)).state).toBe('bounced')
})

test('a Postmark message ID of its own refers to the latest message of this sender to the address', async () => {
  const one = await waiting()
  const other = await written(one.accountId, { address: one.address })
  const complaint = { RecordType: 'SpamComplaint', Email: one.address.toUpperCase(), MessageID: 'm' }
  expect(await tell(one, 'postmark', complaint)).toBe(401)
  await keyed(one, 'the-password')
  expect(await tell(one, 'postmark', complaint)).toBe(401)
  expect(await tell(one, 'postmark', complaint, password)).toBe(200)
  expect((await recipientOf(one)).complainedAt).not.toBeNull()
  expect((await recipientOf(other)).complainedAt).toBeNull()
})

test('Amazon signs everything, and its certificates and signatures are verified here as well', async () => {
  const one = await waiting()
  const returnPath = await returnPathOf(one.ctx, 'bounces@blue-harbour.test', one)
  const notification = {
    notificationType: 'Bounce',
    bounce: { bounceType: 'Permanent', bounceSubType: 'NoEmail', bouncedRecipients: [{ emailAddress: one.address }] },
    mail: { source: returnPath },
  }
  expect(await tell(one, 'amazon_ses', notification)).toBe(401)
  const message = snsMessage({ Message: JSON.stringify(notification) })
  expect(await tell(one, 'amazon_ses', { ...message, SigningCertURL: 'https://evil.test/x.pem' })).toBe(401)
  expect((await recipientOf(one)).state).toBe('sent')
  for (const version of ['1', '2'] as const) {
    const body = JSON.stringify(snsMessage({ Message: JSON.stringify(notification) }, version))
    const read = await readAmazonSesReports(
      { headers: new Headers(), body },
      async () => SNS_CERTIFICATE,
      readSesNotification,
    )
    expect(read).toEqual([expect.objectContaining({ kind: 'bounce', isHard: true, returnPath })])
  }
})

test('a report URL is valid for its provider and sender, as long as the sender exists', async () => {
  const one = await waiting()
  const url = await mailReportUrl(one.ctx, 'sendgrid', one)
  await keyed(one, SENDGRID_KEY)
  const send = (address: string, body = '[]') =>
    exports.default.fetch(new Request(address, { method: 'POST', body, headers: signedBySendgrid(body) }))
  expect((await send(url)).status).toBe(200)
  expect((await send(url.replace('sendgrid', 'mailgun'))).status).toBe(404)
  expect((await send(url.replace('sendgrid', 'other'))).status).toBe(404)
  expect((await send(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404)
  expect((await send(url, ' '.repeat(1_000_001))).status).toBe(413)
  const other = await waiting()
  await tellSigned(other, sendgrid(one))
  expect((await recipientOf(one)).state).toBe('sent')
  await dataOf(one.accountId).delete(senders).where(eq(senders.id, one.senderId))
  expect((await send(url)).status).toBe(404)
})

test('a report with a thousand messages is stored', async () => {
  const one = await waiting()
  const others = await Promise.all(
    Array.from({ length: 120 }, () => written(one.accountId, {}, { senderId: one.senderId })),
  )
  const events = others.map((other) => sendgrid({ ...one, ...other }, { event: 'delivered' })[0])
  expect(
    await tellSigned(
      one,
      Array.from({ length: 1_000 }, (_, at) => events[at % events.length]),
    ),
  ).toBe(200)
  for (const other of others) expect((await recipientOf(other)).state).toBe('delivered')
})
