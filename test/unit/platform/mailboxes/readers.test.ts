import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGmailReader } from '../../../../src/platform/mailboxes/gmail-reader.ts'
import { type GrantClients, grantProviderOf } from '../../../../src/platform/mailboxes/grant-provider.ts'
import { createGraphReader } from '../../../../src/platform/mailboxes/graph-reader.ts'
import { MailboxError, type MailboxReader, type NewMessages } from '../../../../src/platform/mailboxes/port.ts'
import type { OpenApi } from '../../../../src/platform/oauth/call-api.ts'
import { authorizationOf, exchangeCode, refreshGrant } from '../../../../src/platform/oauth/grants.ts'
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
const client = { clientId: FAKE_CLIENT.id, clientSecret: FAKE_CLIENT.secret }
const clients = (): GrantClients => ({
  google: { ...client, authUrl: `${google.origin}/o/oauth2/v2/auth`, tokenUrl: google.origin, apiUrl: google.origin },
  microsoft: { ...client, loginUrl: `${microsoft.origin}/common`, apiUrl: `${microsoft.origin}/v1.0` },
})

let count = 0
/** A mailbox that its owner has connected. */
async function connected(kind: Kind) {
  const address = `reader${++count}@fake.test`
  const provider = grantProviderOf(kind, clients())!
  const { url, verifier } = await authorizationOf(provider, REDIRECT, address)
  const consented = await fetch(`${url}&decision=allow&address=${address}`, { redirect: 'manual' })
  const code = new URL(consented.headers.get('location')!).searchParams.get('code')!
  let grant = await exchangeCode(provider, { code, verifier, redirectUrl: REDIRECT })
  const refreshToken = grant.refreshToken!
  const open: OpenApi = async (rejectedToken) => {
    if (grant.accessToken === rejectedToken) grant = await refreshGrant(provider, refreshToken)
    return { apiUrl: provider.apiUrl, accessToken: grant.accessToken }
  }
  const reader = kind === 'google' ? createGmailReader(open, { now }) : createGraphReader(open, { now })
  const order = (act: string, more: object = {}) =>
    fetch(`${kind === 'google' ? google.origin : microsoft.origin}/control`, {
      method: 'POST',
      body: JSON.stringify({ address, do: act, ...more }),
    })
  return { reader, order, deliver: (raw: string) => order('deliver', { raw: raw.replace(/\n/g, '\r\n') }) }
}

const mail = (from: string, headers = '', text = 'Hello') =>
  `From: ${from}\nTo: me@fake.test\n${headers}Subject: Secret\nMessage-ID: <${from}>\n\n${text}\n`
const REPORT = 'Return-Path: <>\nContent-Type: multipart/report; boundary=b\n'

/** Reads until nothing is left. */
async function readAll(reader: MailboxReader, from: string | null, messagesMax = 100) {
  const messages: NewMessages['messages'][number][] = []
  let cursor = from
  for (let more = true; more; ) {
    const listed = await reader.listNew(cursor, messagesMax)
    expect(listed.messages.length).toBeLessThanOrEqual(messagesMax)
    messages.push(...listed.messages)
    cursor = listed.cursor
    more = listed.hasMore
  }
  return { messages, cursor: cursor!, senders: messages.map(({ from: sender }) => sender) }
}

describe.each(KINDS)('%s', (kind) => {
  test('lists new messages in the inbox with the relevant headers', async () => {
    const { reader, deliver } = await connected(kind)
    await deliver(mail('old@acme.test'))
    const begun = await readAll(reader, null)
    expect(begun.messages).toEqual([])
    await deliver(mail('bob@acme.test', 'In-Reply-To: <b@us>\nReferences: <a@us> <b@us>\n', 'Grüße'))
    await deliver(mail('MAILER-DAEMON@mx.test', REPORT))
    const { messages, cursor } = await readAll(reader, begun.cursor)
    expect(messages).toMatchObject([
      { answersTo: ['b@us', 'a@us'], from: 'bob@acme.test', isReport: false, threadId: expect.any(String) },
      { answersTo: [], from: 'mailer-daemon@mx.test', isReport: true },
    ])
    const raw = await reader.fetchMessage(messages[0]!.id)
    expect(Buffer.from(raw!).toString()).toContain('\r\n\r\nGrüße')
    expect(await reader.fetchMessage('00ff')).toBeNull()
    expect((await readAll(reader, cursor)).messages).toEqual([])
  })

  test('lists many in pages', async () => {
    const { reader, deliver } = await connected(kind)
    const { cursor } = await readAll(reader, null)
    const senders = Array.from({ length: 7 }, (_, at) => `p${at}@acme.test`)
    for (const sender of senders) await deliver(mail(sender))
    expect((await readAll(reader, cursor, 3)).senders).toEqual(senders)
  })

  test('loses nothing when its cursor has expired, however often', async () => {
    const { reader, deliver, order } = await connected(kind)
    const { cursor } = await readAll(reader, null)
    for (const sender of ['a@acme.test', 'b@acme.test', 'c@acme.test']) await deliver(mail(sender))
    await order('forget_history')
    const first = await reader.listNew(cursor, 2)
    await deliver(mail('d@acme.test'))
    await order('forget_history')
    const rest = await readAll(reader, first.cursor, 2)
    const all = new Set([...first.messages.map(({ from }) => from), ...rest.senders])
    expect([...all].sort()).toEqual(['a@acme.test', 'b@acme.test', 'c@acme.test', 'd@acme.test'])
    expect((await readAll(reader, rest.cursor)).messages).toEqual([])
  })

  test('refreshes a rejected token, and reports other failures', async () => {
    const { reader, deliver, order } = await connected(kind)
    const { cursor } = await readAll(reader, null)
    await deliver(mail('bob@acme.test'))
    await order('expire')
    expect((await readAll(reader, cursor)).senders).toEqual(['bob@acme.test'])
    const failureAfter = async (act: string, more: object = {}) => {
      await order(act, more)
      return reader.listNew(cursor, 10).then(
        () => null,
        (error: unknown) => (error instanceof MailboxError ? error.failure : error),
      )
    }
    expect(await failureAfter('throttle', { retry_after: '120' })).toMatchObject({
      ...{ kind: 'later', retryAfterSeconds: 120 },
      reason: expect.stringMatching(/\.$/),
    })
    expect(await failureAfter('quota')).toMatchObject({ kind: 'later' })
    expect(await failureAfter('unavailable')).toMatchObject({ kind: 'later' })
    expect(await failureAfter('forbidden')).toMatchObject({ kind: 'refused' })
    expect(await failureAfter('unauthorized', { times: '2' })).toMatchObject({ kind: 'sign_in' })
    expect(await failureAfter('revoke')).toMatchObject({ kind: 'sign_in' })
  })
})
