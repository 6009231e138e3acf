import { afterAll, beforeAll, expect, test } from 'vitest'
import { classifySmtpResponse } from '../../../../src/outreach/outcomes/classify-smtp-response.ts'
import { createGmailSender } from '../../../../src/platform/mailboxes/gmail-sender.ts'
import { type GrantClients, grantProviderOf } from '../../../../src/platform/mailboxes/grant-provider.ts'
import { createGraphSender } from '../../../../src/platform/mailboxes/graph-sender.ts'
import { MailboxError } from '../../../../src/platform/mailboxes/port.ts'
import { readAddress } from '../../../../src/platform/mailboxes/read-address.ts'
import type { OpenApi } from '../../../../src/platform/oauth/call-api.ts'
import {
  authorizationOf,
  exchangeCode,
  type Grant,
  refreshGrant,
  revokeGrant,
} from '../../../../src/platform/oauth/grants.ts'
import type { OutgoingMail } from '../../../../src/platform/smtp/port.ts'
import { FAKE_CLIENT } from '../../../support/mailbox-fakes/fake-oauth.ts'
import { type FakeMailbox, serveGoogle } from '../../../support/mailbox-fakes/google.ts'
import { serveMicrosoft } from '../../../support/mailbox-fakes/microsoft.ts'

let google: FakeMailbox
let microsoft: FakeMailbox
beforeAll(async () => {
  google = await serveGoogle()
  microsoft = await serveMicrosoft()
})
afterAll(() => {
  google.stop()
  microsoft.stop()
})

const KINDS = ['google', 'microsoft'] as const
type Kind = (typeof KINDS)[number]
const REDIRECT = 'http://127.0.0.1:1/back'
const now = () => new Date()
const fakeOf = (kind: Kind) => (kind === 'google' ? google : microsoft)
const client = { clientId: FAKE_CLIENT.id, clientSecret: FAKE_CLIENT.secret }
const clients = (): GrantClients => ({
  google: {
    ...client,
    authUrl: `${google.origin}/o/oauth2/v2/auth`,
    tokenUrl: google.origin,
    apiUrl: google.origin,
  },
  microsoft: { ...client, loginUrl: `${microsoft.origin}/common`, apiUrl: `${microsoft.origin}/v1.0` },
})
const providerOf = (kind: Kind) => grantProviderOf(kind, clients())!

let count = 0
const newAddress = () => `box${++count}@fake.test`
const order = (kind: Kind, address: string, act: string, more: object = {}) =>
  fetch(`${fakeOf(kind).origin}/control`, { method: 'POST', body: JSON.stringify({ address, do: act, ...more }) })
const held = async (kind: Kind, address: string) =>
  (await fetch(`${fakeOf(kind).origin}/messages?address=${address}`)).json() as Promise<{
    messages: { threadId: string; messageId: string; folder: string; raw: string }[]
    isRevoked: boolean
  }>

/** The callback after a person's consent. */
async function consent(kind: Kind, address: string) {
  const { url, state, verifier } = await authorizationOf(providerOf(kind), REDIRECT, address)
  const response = await fetch(`${url}&decision=allow&address=${address}`, { redirect: 'manual' })
  const back = new URL(response.headers.get('location')!)
  expect(back.searchParams.get('state')).toBe(state)
  return { code: back.searchParams.get('code')!, verifier }
}
const connect = async (kind: Kind, address: string): Promise<Grant> =>
  exchangeCode(providerOf(kind), { ...(await consent(kind, address)), redirectUrl: REDIRECT })

/** A sender of a new mailbox, with the tokens that it requested. */
async function open(kind: Kind, timeoutMs?: number) {
  const address = newAddress()
  let grant = await connect(kind, address)
  const rejected: (string | null)[] = []
  const api: OpenApi = async (rejectedToken) => {
    rejected.push(rejectedToken)
    const { refreshToken } = grant
    if (rejectedToken !== null) grant = { ...(await refreshGrant(providerOf(kind), refreshToken!)), refreshToken }
    return { apiUrl: providerOf(kind).apiUrl, accessToken: grant.accessToken }
  }
  const options = { now, ...(timeoutMs === undefined ? {} : { timeoutMs }) }
  const sender = kind === 'google' ? createGmailSender(api, options) : createGraphSender(api, options)
  return { address, sender, api, rejected }
}

const mailOf = (from: string, more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  returnPath: from,
  from: { name: 'Ada Löwe', address: from },
  to: { name: null, address: 'bob@example.org' },
  replyTo: null,
  subject: 'Hello',
  html: '<p>Grüße</p>',
  text: 'Grüße',
  messageId: `<given-${++count}@fake.test>`,
  date: now(),
  headers: {},
  attachments: [],
  ...more,
})

test.each(KINDS)('%s: a mailbox is connected with PKCE, and its address is read', async (kind) => {
  const address = newAddress()
  const grant = await connect(kind, address)
  expect(grant.refreshToken).not.toBeNull()
  expect(providerOf(kind).scopesNeeded.every((scope) => grant.scopes!.includes(scope))).toBe(true)
  const api: OpenApi = async () => ({ apiUrl: providerOf(kind).apiUrl, accessToken: grant.accessToken })
  expect(await readAddress(providerOf(kind), api, now())).toBe(address)
})

test.each(KINDS)('%s: a code is valid once, and only with its own verifier and redirect URI', async (kind) => {
  const given = await consent(kind, newAddress())
  const other = await consent(kind, newAddress())
  const exchange = (more: object) => exchangeCode(providerOf(kind), { ...given, redirectUrl: REDIRECT, ...more })
  await expect(exchange({ verifier: other.verifier })).rejects.toMatchObject({ failure: { kind: 'sign_in' } })
  await expect(exchange({})).rejects.toMatchObject({ failure: { kind: 'sign_in' } })
  const elsewhere = exchangeCode(providerOf(kind), { ...other, redirectUrl: 'http://127.0.0.1:1/other' })
  await expect(elsewhere).rejects.toBeInstanceOf(MailboxError)
})

test('a revoked grant is distinguished from an outage and from a wrong client registration', async () => {
  const address = newAddress()
  const { refreshToken } = await connect('google', address)
  await order('google', address, 'token_down')
  await expect(refreshGrant(providerOf('google'), refreshToken!)).rejects.toMatchObject({ failure: { kind: 'later' } })
  const wrong = { ...providerOf('google'), clientSecret: 'wrong' }
  await expect(refreshGrant(wrong, refreshToken!)).rejects.toMatchObject({ failure: { kind: 'later' } })
  expect(await revokeGrant(providerOf('google'), refreshToken!)).toBe(true)
  expect((await held('google', address)).isRevoked).toBe(true)
  await expect(refreshGrant(providerOf('google'), refreshToken!)).rejects.toMatchObject({
    failure: { kind: 'sign_in' },
  })
  // Revoking twice is no failure; Microsoft has no endpoint for it.
  expect(await revokeGrant(providerOf('google'), refreshToken!)).toBe(true)
  expect(await revokeGrant(providerOf('microsoft'), 'any')).toBe(false)
})

test.each(KINDS)(
  '%s: a message is delivered completely, and its actual Message-ID and thread are returned',
  async (kind) => {
    const { address, sender } = await open(kind)
    const mail = mailOf(address, {
      attachments: [{ name: 'bytes.bin', type: 'application/octet-stream', content: new Uint8Array([0, 255, 10, 13]) }],
    })
    const result = await sender.send(mail, null)
    const [sent] = (await held(kind, address)).messages
    expect(sent).toMatchObject({ folder: 'sent', threadId: (result as { threadId: string }).threadId })
    expect(result).toMatchObject({ kind: 'accepted', messageId: sent!.messageId.slice(1, -1) })
    expect(sent!.raw).toContain('Subject: Hello\r\n')
    expect(sent!.raw).toContain('AP8KDQ==')
    // Gmail replaces the ID, Exchange keeps it.
    expect(sent!.messageId === mail.messageId).toBe(kind === 'microsoft')
  },
)

test.each(KINDS)('%s: a follow-up joins the thread of the message that it replies to', async (kind) => {
  const { address, sender } = await open(kind)
  const first = await sender.send(mailOf(address), null)
  const id = (first as { messageId: string }).messageId
  const headers = { 'In-Reply-To': `<${id}>`, References: `<${id}>` }
  const second = await sender.send(mailOf(address, { subject: 'Re: Hello', headers }), null)
  const other = await sender.send(mailOf(address), null)
  const threadOf = (result: unknown) => (result as { threadId: string }).threadId
  expect(threadOf(second)).toBe(threadOf(first))
  expect(threadOf(other)).not.toBe(threadOf(first))
})

test.each(KINDS)('%s: an expired access token is refreshed once', async (kind) => {
  const { address, sender, rejected } = await open(kind)
  await order(kind, address, 'expire')
  expect(await sender.send(mailOf(address), null)).toMatchObject({ kind: 'accepted' })
  expect(rejected.filter((token) => token !== null)).toHaveLength(1)
  await order(kind, address, 'unauthorized', { times: 2 })
  const result = await sender.send(mailOf(address), null)
  expect(result).toMatchObject({ kind: 'refused', code: 535, stage: 'auth' })
  expect(classifySmtpResponse(result, { attempts: 1, secondsSinceFirst: 0 })).toMatchObject({
    state: 'pending',
    class: 'sender',
    pausesSender: true,
  })
})

test.each(
  KINDS.flatMap((kind) => [
    [kind, 'throttle', { retry_after: '120' }, { class: 'quota', state: 'pending', retryAfterSeconds: 120 }] as const,
    [kind, 'quota', {}, { class: 'quota', state: 'pending', retryAfterSeconds: 3_600 }] as const,
    [kind, 'forbidden', {}, { class: 'sender', state: 'pending', pausesSender: true }] as const,
  ]),
)('%s: %s', async (kind, act, more, verdict) => {
  const { address, sender } = await open(kind)
  await order(kind, address, act, more)
  const result = await sender.send(mailOf(address), null)
  expect(classifySmtpResponse(result, { attempts: 1, secondsSinceFirst: 0 })).toMatchObject(verdict)
  expect((await held(kind, address)).messages.filter(({ folder }) => folder === 'sent')).toEqual([])
})

test('Gmail: a failure after which the message may have been sent has an unknown outcome, an outage before it does not', async () => {
  const { address, sender } = await open('google')
  await order('google', address, 'broken')
  expect(await sender.send(mailOf(address), null)).toMatchObject({ kind: 'unknown' })
  await order('google', address, 'unavailable')
  expect(await sender.send(mailOf(address), null)).toMatchObject({ kind: 'later' })
  await order('google', address, 'lose_answer')
  expect(await sender.send(mailOf(address), null)).toMatchObject({ kind: 'unknown' })
  expect((await held('google', address)).messages).toHaveLength(1)
})

test('Graph: a failed draft is abandoned, failed sending has an unknown outcome, and a rejected draft is removed', async () => {
  const { address, sender, api } = await open('microsoft')
  await order('microsoft', address, 'broken')
  expect(await sender.send(mailOf(address), null)).toMatchObject({ kind: 'lost' })
  await order('microsoft', address, 'lose_answer')
  expect(await sender.send(mailOf(address), null)).toMatchObject({ kind: 'lost' })
  // The second request for a message is the one that sends it.
  let requests = 0
  const late: OpenApi = async (rejected) => {
    if (++requests === 2) await order('microsoft', address, 'throttle')
    return api(rejected)
  }
  expect(await createGraphSender(late, { now }).send(mailOf(address), null)).toMatchObject({ kind: 'later' })
  const drafts = (await held('microsoft', address)).messages
  requests = 0
  const lost: OpenApi = async (rejected) => {
    if (++requests === 2) await order('microsoft', address, 'lose_answer')
    return api(rejected)
  }
  expect(await createGraphSender(lost, { now }).send(mailOf(address), null)).toMatchObject({ kind: 'unknown' })
  // One draft is left from the lost response; the throttled one was removed.
  expect(drafts.map(({ folder }) => folder)).toEqual(['drafts'])
})

test.each(KINDS)('%s: a timeout after the message was submitted leaves an unknown outcome', async (kind) => {
  const { address, sender } = await open(kind, 300)
  await order(kind, address, 'hang')
  // Graph's first request creates a draft, which is not sent.
  expect(await sender.send(mailOf(address), null)).toMatchObject({ kind: kind === 'google' ? 'unknown' : 'lost' })
})

test.each(KINDS)('%s: an invalid address bounces, and a message that cannot be composed fails', async (kind) => {
  const { address, sender } = await open(kind)
  const bad = mailOf(address, { to: { name: null, address: 'bob@example.org\r\nBcc: eve@example.org' } })
  expect(await sender.send(bad, null)).toMatchObject({ kind: 'refused', code: 554 })
  if (kind === 'google') {
    const result = await sender.send(mailOf(address, { to: { name: null, address: 'nobody' } }), null)
    expect([result, classifySmtpResponse(result, { attempts: 1, secondsSinceFirst: 0 })]).toMatchObject([
      { code: 553 },
      { state: 'bounced' },
    ])
  }
  expect((await held(kind, address)).messages).toEqual([])
})
