import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { findMailPreset } from '../../../../src/contracts/mailboxes/mailbox-presets.ts'
import type { GrantKind } from '../../../../src/contracts/mailboxes/mailboxes.ts'
import * as connections from '../../../../src/contracts/senders/mailbox-connections.ts'
import * as contract from '../../../../src/contracts/senders/senders.ts'
import type { ServiceContext } from '../../../../src/core/context.ts'
import { oauthConsents } from '../../../../src/db/schema/control/oauth-consents.ts'
import { campaigns, recipients } from '../../../../src/db/schema/data/campaigns.ts'
import { mailboxes } from '../../../../src/db/schema/data/mailboxes.ts'
import { senders } from '../../../../src/db/schema/data/senders.ts'
import { openMailbox } from '../../../../src/domain/mailboxes/access.ts'
import { disconnectMailbox } from '../../../../src/domain/mailboxes/disconnect-mailbox.ts'
import { findMailbox } from '../../../../src/domain/mailboxes/mailboxes.ts'
import { revokeMailboxesOf } from '../../../../src/domain/mailboxes/revoke-mailbox.ts'
import { sendBatch } from '../../../../src/features/campaigns/sending/send-batch.ts'
import { finishConnection } from '../../../../src/features/senders/mailboxes/finish-connection.ts'
import { recheckFroms } from '../../../../src/features/senders/recheck-from.ts'
import { newId } from '../../../../src/lib/ids.ts'
import type { FakeAct } from '../../../support/mailbox-fakes/fake-mail-service.ts'
import { actingFor, dataOf, db, openSession } from '../../support/factories.ts'
import { addCampaign, mintCampaigner } from '../campaigns/support.ts'

const KINDS = ['google', 'microsoft'] as const
const originOf = (kind: GrantKind) => (kind === 'google' ? env.GOOGLE_ORIGIN : env.MICROSOFT_ORIGIN)
const order = (kind: GrantKind, address: string, act: FakeAct, more: object = {}) =>
  fetch(`${originOf(kind)}/control`, { method: 'POST', body: JSON.stringify({ address, do: act, ...more }) })
interface Held {
  messages: { folder: string; to: string; messageId: string; threadId: string }[]
  refreshes: number
  isRevoked: boolean
}
const held = async (kind: GrantKind, address: string) =>
  (await fetch(`${originOf(kind)}/messages?address=${address}`)).json<Held>()

type Owner = Awaited<ReturnType<typeof mintCampaigner>>
let owner: Owner
let address: string
beforeEach(async () => {
  owner = await mintCampaigner()
  address = `${newId()}@fake.test`
})

/** The query that the provider adds to our callback URL after the user's decision. */
async function decide(url: string, decision: Record<string, string> | [string, string][]) {
  const response = await fetch(`${url}&${new URLSearchParams(decision)}`, { redirect: 'manual' })
  const back = new URL(response.headers.get('location')!)
  expect(back.origin + back.pathname).toBe('http://127.0.0.1:8787/dashboard/email-sms/connected')
  return {
    state: back.searchParams.get('state')!,
    code: back.searchParams.get('code'),
    error: back.searchParams.get('error'),
  }
}
const start = async (kind: GrantKind, sender_id: string | null = null, { call } = owner as Pick<Owner, 'call'>) =>
  (await call(connections.startConnection, { body: { kind, sender_id } })).data.url
const allow = async (kind: GrantKind, sender_id: string | null = null) =>
  decide(await start(kind, sender_id), { decision: 'allow', address })
const connect = async (kind: GrantKind, sender_id: string | null = null) =>
  (await owner.call(connections.finishConnection, { body: await allow(kind, sender_id) })).data.config
const fail = (body: object) => owner.fail(connections.finishConnection, { body: body as never })
const rowOf = async (id: string) => (await findMailbox(await actingFor(owner.id), id))!
const ownSenders = () => dataOf(owner.id).select().from(senders).where(eq(senders.accountId, owner.id))
const ownMailboxes = () => dataOf(owner.id).select().from(mailboxes).where(eq(mailboxes.accountId, owner.id))
const change = (id: string, values: Partial<typeof mailboxes.$inferInsert>) =>
  dataOf(owner.id).update(mailboxes).set(values).where(eq(mailboxes.senderId, id))

const rowsFor = (...to: string[]) => to.map((address) => ({ state: 'pending' as const, address, consent: 'Signed up' }))
const SENDING = { nextAt: '2026-01-01T00:00:00.000Z', startedAt: '2026-01-01T00:00:00.000Z' }

/** A context that records the events it publishes. */
async function listening() {
  const ctx = await actingFor(owner.id)
  const told: { kind: string; reason?: string }[] = []
  const queues = {
    ...ctx.queues,
    send: async (name: string, message: { event: { kind: string } }) =>
      void (name === 'events' && told.push(message.event)),
  }
  return { ctx: { ...ctx, queues } as unknown as ServiceContext, told }
}

/** Some time later, when access tokens that last an hour have expired. */
const later = (ctx: ServiceContext, minutes = 58): ServiceContext => {
  const now = Date.now() + minutes * 60_000
  return { ...ctx, clock: { now: () => new Date(now) } }
}

test.each(KINDS)('%s: a user connects a mailbox, which becomes a verified and limited sender', async (kind) => {
  expect((await owner.call(connections.listMailboxProviders, {})).data.providers).toEqual(KINDS)
  const url = new URL(await start(kind))
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ response_type: 'code', code_challenge_method: 'S256' })
  expect(url.searchParams.get('state')!.length).toBeGreaterThan(40)
  const config = await connect(kind)
  expect(config).toMatchObject({
    ...{ transport: kind, from_email: address, from_proof: 'mailbox', is_verified: true, is_active: true },
    limits: { max_recipients_per_hour: 20, max_recipients_per_day: 50 },
    mailbox: { kind, address, state: 'connected', problem: null, last_read_at: null },
  })
  // Connecting the same mailbox again keeps the sender.
  expect((await connect(kind)).id).toBe(config.id)
  // No credential is stored in plain text.
  const stored = JSON.stringify([await ownMailboxes(), await ownSenders(), await db.select().from(oauthConsents)])
  expect(stored).not.toMatch(/access-|refresh-|code-/)
})

test('a state works once, for its session, and for ten minutes', async () => {
  const first = await allow('google')
  const elsewhere = await openSession(owner.id)
  const stranger = await mintCampaigner()
  for (const { fail: refusedTo } of [elsewhere, stranger])
    expect(await refusedTo(connections.finishConnection, { body: first })).toMatchObject({ httpStatus: 422 })
  expect(await fail({ ...first, state: `${first.state}x` })).toMatchObject({ httpStatus: 422 })
  const answers = await Promise.all([1, 2, 3].map(() => owner.send(connections.finishConnection, { body: first })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  const second = await allow('google')
  const session = { kind: 'session', accountId: owner.id, sessionId: owner.sessionId } as const
  const late = later({ ...(await actingFor(owner.id)), actor: session }, 11)
  await expect(finishConnection(late, second)).rejects.toThrow('has expired or was used already')
  expect(await ownSenders()).toHaveLength(1)
})

test('each way in which a connection can fail has its message, and connects nothing', async () => {
  const denied = await decide(await start('google'), { decision: 'deny' })
  expect((await fail(denied)).message).toBe('Access was not allowed at Google, so nothing was connected.')
  const { state } = await allow('google')
  expect((await fail({ state, error: 'server_error<script>' })).message).toBe(
    'Google did not connect the mailbox. Please try again.',
  )
  const ticked = await decide(await start('microsoft'), [
    ['decision', 'allow'],
    ['address', address],
    ['ticked', 'offline_access'],
    ['ticked', 'Mail.Send'],
  ])
  expect((await fail(ticked)).message).toMatch(/^Allow both sending and reading mail at Microsoft/)
  const noOffline = await decide(await start('microsoft'), [
    ['decision', 'allow'],
    ['address', address],
    ...['User.Read', 'Mail.Send', 'Mail.ReadWrite'].map((scope) => ['ticked', scope] as [string, string]),
  ])
  expect((await fail(noOffline)).message).toMatch(/gave access for an hour only/)
  await order('google', address, 'without_refresh')
  expect((await fail(await allow('google'))).message).toMatch(/gave access for an hour only/)
  const forged = { ...(await allow('google')), code: 'code-forged' }
  expect((await fail(forged)).message).toMatch(/has expired or was used already/)
  expect(await ownSenders()).toEqual([])
  expect(await ownMailboxes()).toEqual([])
})

test('a sender can be reconnected only with its own mailbox', async () => {
  const config = await connect('google')
  const other = await decide(await start('google', config.id), { decision: 'allow', address: `other-${address}` })
  expect((await fail(other)).message).toBe(
    `You signed in as other-${address}, but this sender uses ${address}. Connect it again and choose ${address}.`,
  )
  const before = await rowOf(config.id)
  expect((await connect('google', config.id)).id).toBe(config.id)
  expect((await rowOf(config.id)).secrets).not.toBe(before.secrets)
  const settings = { from_email: 'else@where.test', host: 'smtp.where.test', password: 'x' }
  const refused = await owner.fail(contract.updateEmailConfig, { params: { id: config.id }, body: settings })
  expect(Object.keys(refused.errors ?? {}).toSorted()).toEqual(['from_email', 'host', 'password'])
  const limits = { max_recipients_per_day: 2_001 }
  expect(await owner.fail(contract.updateEmailConfig, { params: { id: config.id }, body: { limits } })).toMatchObject({
    message: 'Google sends at most 2,000 messages a day from a mailbox.',
  })
})

test.each(KINDS)(
  '%s: one of many concurrent Workers refreshes, and a rotated refresh token is not lost',
  async (kind) => {
    const { id } = await connect(kind)
    await order(kind, address, 'rotate')
    const ctx = await actingFor(owner.id)
    for (const round of [1, 2, 3]) {
      const tokens = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const access = await openMailbox(later(ctx, 58 * round), id)
          return access.kind === 'imap' ? '' : access.accessToken
        }),
      )
      expect(new Set(tokens).size).toBe(1)
      expect((await held(kind, address)).refreshes).toBe(round)
    }
    // Tokens that the provider rejects early are replaced as well, once for all Workers that saw the failure.
    const { accessToken } = (await openMailbox(ctx, id)) as { accessToken: string }
    const again = await Promise.all([1, 2, 3].map(() => openMailbox(ctx, id, accessToken)))
    expect(new Set(again.map((access) => JSON.stringify(access))).size).toBe(1)
    expect(again[0]).not.toMatchObject({ accessToken })
    expect(await rowOf(id)).toMatchObject({ state: 'connected', refreshEndsAt: null })
  },
)

test('a Worker that crashes during a refresh delays the others by half a minute at most', async () => {
  const { id } = await connect('google')
  const ctx = later(await actingFor(owner.id))
  await change(id, { refreshEndsAt: new Date(ctx.clock.now().getTime() - 1).toISOString() })
  expect(await openMailbox(ctx, id)).toMatchObject({ address })
  expect(await rowOf(id)).toMatchObject({ refreshEndsAt: null })
})

test('an outage of the provider disconnects nothing', async () => {
  const { id } = await connect('google')
  const { ctx, told } = await listening()
  await order('google', address, 'token_down')
  await expect(openMailbox(later(ctx), id)).rejects.toMatchObject({ failure: { kind: 'later' } })
  expect(await openMailbox(later(ctx), id)).toMatchObject({ address })
  expect(told).toEqual([])
})

test('a revoked grant disconnects the mailbox, pauses its campaigns and notifies once', async () => {
  const { id } = await connect('google')
  const at = new Date().toISOString()
  const { id: campaign } = await addCampaign(owner.id, { senderId: id, nextAt: at })
  const { ctx, told } = await listening()
  await order('google', address, 'revoke')
  const all = await Promise.allSettled([1, 2, 3].map(() => openMailbox(later(ctx), id)))
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await expect(openMailbox(ctx, id)).rejects.toMatchObject({ failure: { kind: 'sign_in' } })
  expect(told.map(({ kind }) => kind).toSorted()).toEqual(['campaign.paused', 'sender.disconnected'])
  const reason = 'Google no longer accepts the permission for this mailbox. Connect it again.'
  expect(told).toMatchObject([{ reason }, { reason }])
  const [paused] = await dataOf(owner.id).select().from(campaigns).where(eq(campaigns.id, campaign))
  expect(paused).toMatchObject({ status: 'paused', statusReason: reason })
  const { data } = await owner.call(contract.getEmailConfig, { params: { id } })
  expect(data.config).toMatchObject({ is_verified: false, problem: reason, mailbox: { state: 'disconnected' } })
  // The weekly check of the address skips it: an unreachable mailbox proves nothing.
  await recheckFroms(later({ ...ctx, account: null }, 8 * 24 * 60))
  expect(told).toHaveLength(2)

  const again = await connect('google', id)
  expect(again).toMatchObject({ id, is_verified: true, problem: null, mailbox: { state: 'connected', problem: null } })
  expect(await openMailbox(ctx, id)).toMatchObject({ address })
})

test('a notification that a crash delayed is published by the next reader', async () => {
  const { id } = await connect('google')
  const { ctx, told } = await listening()
  await change(id, { state: 'disconnected', problem: 'Gone.', problemMailedAt: null })
  for (const _ of [1, 2]) await expect(openMailbox(ctx, id)).rejects.toThrow('Gone.')
  expect(told).toMatchObject([{ kind: 'sender.disconnected', reason: 'Gone.' }])
})

test('a late rejection of old tokens does not affect a reconnected mailbox', async () => {
  const { id } = await connect('google')
  const former = await rowOf(id)
  await connect('google', id)
  const { ctx, told } = await listening()
  expect(await disconnectMailbox(ctx, former, 'Too late.')).toBe(false)
  expect([await rowOf(id), told]).toMatchObject([{ state: 'connected' }, []])
})

test('disconnecting revokes the permission and pauses campaigns; the sender is kept and can be reconnected', async () => {
  const { id } = await connect('google')
  const { id: campaign } = await addCampaign(owner.id, { senderId: id, nextAt: new Date().toISOString() })
  const stranger = await mintCampaigner()
  expect((await stranger.fail(connections.disconnectMailbox, { params: { id } })).httpStatus).toBe(404)
  const { data, message } = await owner.call(connections.disconnectMailbox, { params: { id } })
  expect(message).toBe(`Disconnected ${address}.`)
  expect(data.config).toMatchObject({ mailbox: null, from_proof: null, is_verified: false })
  expect((await held('google', address)).isRevoked).toBe(true)
  const [paused] = await dataOf(owner.id).select().from(campaigns).where(eq(campaigns.id, campaign))
  expect(paused).toMatchObject({ status: 'paused' })
  expect((await owner.fail(connections.disconnectMailbox, { params: { id } })).httpStatus).toBe(404)
  expect(await connect('google', id)).toMatchObject({ id, from_proof: 'mailbox', mailbox: { state: 'connected' } })
})

test('deleting an account revokes the permissions of its mailboxes', async () => {
  await connect('google')
  await revokeMailboxesOf(await actingFor(owner.id), owner.id)
  expect((await held('google', address)).isRevoked).toBe(true)
})

test('deleting a sender removes its mailbox and revokes the permission', async () => {
  const { id } = await connect('google')
  await owner.call(contract.deleteEmailConfig, { params: { id } })
  expect(await ownMailboxes()).toEqual([])
  expect((await held('google', address)).isRevoked).toBe(true)
})

test.each(KINDS)(
  '%s: test messages and campaigns are sent through the mailbox, and store their actual message IDs',
  async (kind) => {
    const { id } = await connect(kind)
    const tested = await owner.call(contract.testEmailConfig, { params: { id }, body: { email: owner.email } })
    const label = kind === 'google' ? 'Google' : 'Microsoft'
    expect(tested.message).toBe(`Connected to ${label} and signed in. A test message is on its way to ${owner.email}.`)
    await owner.call(contract.updateEmailConfig, {
      params: { id },
      body: { postal_address: 'Acme Ltd, 1 Road, London' },
    })
    const to = `${newId()}@example.org`
    const { id: campaign } = await addCampaign(owner.id, { ...SENDING, senderId: id, rows: rowsFor(to) })
    await sendBatch(await actingFor(owner.id), { account_id: owner.id, campaign_id: campaign })
    const sent = (await held(kind, address)).messages.filter((message) => message.to === to)
    expect(sent).toMatchObject([{ folder: 'sent' }])
    const [row] = await dataOf(owner.id).select().from(recipients).where(eq(recipients.campaignId, campaign))
    expect(row).toMatchObject({ state: 'sent', messageId: sent[0]!.messageId.slice(1, -1) })
  },
)

test('a mailbox over its quota delays the campaign as long as the provider asks, without using budget', async () => {
  const { id } = await connect('google')
  await owner.call(contract.updateEmailConfig, { params: { id }, body: { postal_address: 'Acme Ltd, 1 Road, London' } })
  const to = [1, 2, 3, 4].map((n) => `${n}.${newId()}@example.org`)
  const { id: campaign } = await addCampaign(owner.id, { ...SENDING, senderId: id, rows: rowsFor(...to) })
  await order('google', address, 'throttle', { times: 4, retry_after: '1800' })
  const ctx = await actingFor(owner.id)
  await sendBatch(ctx, { account_id: owner.id, campaign_id: campaign })
  const [row] = await dataOf(owner.id).select().from(campaigns).where(eq(campaigns.id, campaign))
  expect(row).toMatchObject({ status: 'sending', troubles: 0, batchId: null })
  const waitMs = Date.parse(row!.nextAt!) - Date.now()
  expect(waitMs).toBeGreaterThan(25 * 60_000)
  expect(waitMs).toBeLessThan(31 * 60_000)
  const rows = await dataOf(owner.id).select().from(recipients).where(eq(recipients.campaignId, campaign))
  expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual(to.map(() => ['pending', 0]))
})

test('an SMTP sender reads its replies by IMAP, and no stored password is sent to another server', async () => {
  const imap = { host: 'imap.acme.test', port: 993, encryption: 'ssl' as const }
  const smtp = {
    host: '127.0.0.1',
    port: env.SMTP_PORTS.plain,
    encryption: 'none' as const,
    username: 'u',
    password: 'p',
  }
  const { data } = await owner.call(contract.createEmailConfig, {
    body: { name: 'News', from_email: address, ...smtp, imap },
  })
  const { id } = data.config
  const params = { id }
  expect(data.config.mailbox).toMatchObject({ kind: 'imap', ...imap, state: 'connected', uses_smtp_login: true })
  const ctx = await actingFor(owner.id)
  expect(await openMailbox(ctx, id)).toMatchObject({ ...imap, username: 'u', password: 'p' })
  const moved = { ...imap, host: 'imap.elsewhere.test' }
  const refused = await owner.fail(contract.updateEmailConfig, { params, body: { imap: moved } })
  expect(Object.keys(refused.errors ?? {})).toEqual(['imap.password'])
  const own = { ...moved, username: 'reader', password: 'own' }
  await owner.call(contract.updateEmailConfig, { params, body: { imap: own } })
  expect(await openMailbox(ctx, id)).toMatchObject(own)
  // A blank password keeps the login for the same server, and other changes keep the mailbox.
  await owner.call(contract.updateEmailConfig, { params, body: { imap: { ...moved, port: 993 } } })
  await owner.call(contract.updateEmailConfig, { params, body: { name: 'Other' } })
  expect(await openMailbox(ctx, id)).toMatchObject(own)
  expect(JSON.stringify(await ownMailboxes())).not.toContain('"own"')
  const gone = await owner.call(contract.updateEmailConfig, { params, body: { imap: null } })
  expect([gone.data.config.mailbox, gone.data.config.transport]).toEqual([null, 'smtp'])
})

test('the settings of known providers fill the form', async () => {
  const { data } = await owner.call(findMailPreset, { query: { email: 'ann@gmail.com' } })
  expect(data.preset).toMatchObject({ provider: 'Google', smtp: { host: 'smtp.gmail.com', port: 465 } })
  expect((await owner.call(findMailPreset, { query: { email: `ann@${newId()}.test` } })).data.preset).toBeNull()
})
