import { env, exports } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/link-domains/link-domains.ts'
import * as senderContract from '../../../../src/contracts/senders/senders.ts'
import { createTopic } from '../../../../src/contracts/topics/topics.ts'
import { linkDomains } from '../../../../src/db/schema/control/link-domains.ts'
import { linkOriginOf } from '../../../../src/domain/link-domains/link-domains.ts'
import { removeHostnamesOf } from '../../../../src/domain/link-domains/remove-hostnames.ts'
import {
  clickUrlBase,
  type LinkTarget,
  openUrl,
  signLinkTarget,
  unsubscribeUrl,
} from '../../../../src/domain/outreach-links/outreach-links.ts'
import { keepStopLinks } from '../../../../src/domain/outreach-links/stop-links.ts'
import { sendBatch } from '../../../../src/features/campaigns/sending/send-batch.ts'
import { addLinkDomain, listLinkDomains } from '../../../../src/features/link-domains/change-link-domains.ts'
import { recheckLinkDomains } from '../../../../src/features/link-domains/recheck-link-domains.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { actingFor, db } from '../../support/factories.ts'
import { addCampaign, addSender, arrivedAt, mintCampaigner, quietContext } from '../campaigns/sending/support.ts'

type Owner = Awaited<ReturnType<typeof mintCampaigner>>
const HOUR_MS = 3_600_000

const newHost = () => `links.${newId()}.test`
const publish = (name: string, what: { cname: string } | { text: string }) =>
  fetch(`${new URL(env.DNS_URL).origin}/publish?${new URLSearchParams({ name, ...what })}`)
const order = (act: object) => fetch(`${env.CLOUDFLARE_ORIGIN}/control`, { method: 'POST', body: JSON.stringify(act) })
const served = async () =>
  ((await (await fetch(`${env.CLOUDFLARE_ORIGIN}/hostnames`)).json()) as { hostname: string }[]).map(
    (one) => one.hostname,
  )
const add = async (owner: Owner, host = newHost()) =>
  (await owner.call(contract.addLinkDomain, { body: { host } })).data.domain
const check = async (owner: Owner, id: string) =>
  (await owner.call(contract.checkLinkDomain, { params: { id } })).data.domain
const listed = async (owner: Owner) => (await owner.call(contract.listLinkDomains, {})).data.domains

/** Adds a domain, publishes its record and runs checks until its certificate is issued. */
async function activeDomain(owner: Owner, host = newHost()) {
  const domain = await add(owner, host)
  await publish(host, { cname: domain.record.value })
  for (const state of ['issuing', 'issuing', 'active']) expect(await check(owner, domain.id)).toMatchObject({ state })
  return domain
}

/** Runs the clock job some hours later, for one domain only, because others of this run are due as well. */
async function recheck(owner: Owner, id: string, hours: number) {
  const told: { kind: string; host: string; reason?: string }[] = []
  const ctx = await actingFor(owner.id)
  await db.update(linkDomains).set({ checkAt: null })
  await db
    .update(linkDomains)
    .set({ checkAt: new Date(0).toISOString() })
    .where(eq(linkDomains.id, id))
  await recheckLinkDomains({
    ...{ ...ctx, account: null, clock: { now: () => new Date(Date.now() + hours * HOUR_MS) } },
    queues: { ...ctx.queues, send: async (_: string, job: never) => void told.push((job as { event: never }).event) },
  } as never)
  return told
}

const targetFor = (accountId: string): LinkTarget => ({
  ...{ accountId, recipientId: newId(), channel: 'email' },
  hash: 'ab'.repeat(32),
})
const ask = (url: string, init: RequestInit = {}) =>
  exports.default.fetch(new Request(url, { redirect: 'manual', ...init }))

describe('a link domain', () => {
  test('waits for its record, gets a certificate, and becomes active', async () => {
    const owner = await mintCampaigner()
    const host = newHost()
    const domain = await add(owner, `https://${host.toUpperCase()}/`)
    expect(domain).toMatchObject({ host, state: 'waiting', record: { type: 'CNAME', name: host } })
    expect(domain.record.value).toMatch(/^[\da-f]{20}\.links\.contactory\.test$/)
    expect(await check(owner, domain.id)).toMatchObject({
      state: 'waiting',
      problem: expect.stringContaining('no CNAME'),
    })
    await publish(host, { cname: 'shops.example' })
    expect(await check(owner, domain.id)).toMatchObject({ problem: expect.stringContaining('points to shops.example') })
    expect(await served()).not.toContain(host)
    const silent = await add(owner, `dns-down.${newId()}.test`)
    expect(await check(owner, silent.id)).toMatchObject({
      state: 'waiting',
      problem: expect.stringContaining('did not answer'),
    })
    await publish(host, { cname: domain.record.value })
    expect(await check(owner, domain.id)).toMatchObject({ state: 'issuing' })
    expect(await check(owner, domain.id)).toMatchObject({ state: 'issuing' })
    expect(await check(owner, domain.id)).toMatchObject({ state: 'active', problem: null })
    expect((await listed(owner))[0]!.active_since).not.toBeNull()
    expect((await served()).filter((name) => name === host)).toHaveLength(1)
  })

  test('is marked as broken at the second failed check, reported once, and recovers', async () => {
    const owner = await mintCampaigner()
    const { id, host, record } = await activeDomain(owner)
    expect(await recheck(owner, id, 25)).toEqual([])
    await publish(host, { cname: '' })
    expect(await recheck(owner, id, 50)).toEqual([])
    expect((await listed(owner))[0]).toMatchObject({ state: 'active', problem: expect.stringContaining('no CNAME') })
    expect(await recheck(owner, id, 51)).toMatchObject([{ kind: 'link-domain.broken', host }])
    expect(await recheck(owner, id, 52)).toEqual([])
    expect((await listed(owner))[0]).toMatchObject({ state: 'broken' })
    const sender = { accountId: owner.id, fromEmail: `a@${host}` }
    const ctx = await actingFor(owner.id)
    expect(await linkOriginOf(ctx, sender)).toBe(ctx.config.appUrl)
    await publish(host, { cname: record.value })
    expect(await recheck(owner, id, 53)).toMatchObject([{ kind: 'link-domain.active', host }])
    expect(await linkOriginOf(ctx, sender)).toBe(`http://${host}:8787`)
  })

  test('an outage, a limit and rejected credentials of Cloudflare change no state, and a lost response creates no second hostname', async () => {
    const owner = await mintCampaigner()
    const { id } = await activeDomain(owner)
    for (const act of ['unauthorized', 'throttle', 'broken']) {
      await order({ do: act })
      expect(await recheck(owner, id, 25)).toEqual([])
      expect((await listed(owner))[0]).toMatchObject({ state: 'active', problem: expect.stringContaining('try again') })
    }
    const other = await add(owner)
    await publish(other.host, { cname: other.record.value })
    await order({ do: 'lose_answer' })
    expect(await check(owner, other.id)).toMatchObject({ state: 'issuing' })
    await check(owner, other.id)
    await check(owner, other.id)
    expect(await check(owner, other.id)).toMatchObject({ state: 'active' })
    expect((await served()).filter((name) => name === other.host)).toHaveLength(1)
  })

  test('a failed certificate shows its reason, and is requested again', async () => {
    const owner = await mintCampaigner()
    const domain = await add(owner)
    await publish(domain.host, { cname: domain.record.value })
    await check(owner, domain.id)
    await order({ hostname: domain.host, do: 'time_out' })
    await check(owner, domain.id)
    expect(await check(owner, domain.id)).toMatchObject({
      ...{ state: 'broken', problem: 'The certificate authority could not reach the hostname.' },
    })
    expect(await check(owner, domain.id)).toMatchObject({ state: 'issuing' })
    await check(owner, domain.id)
    expect(await check(owner, domain.id)).toMatchObject({ state: 'active' })
    await order({ do: 'refuse' })
    expect(await recheck(owner, domain.id, 1)).toEqual([])
    expect((await listed(owner))[0]!.problem).toContain('does not accept')
  })

  test('unusable names are rejected with a reason', async () => {
    const owner = await mintCampaigner()
    const problemOf = async (host: string) => {
      const response = await owner.send(contract.addLinkDomain, { body: { host } })
      expect(response.status).toBe(422)
      return ((await response.json()) as { message: string }).message
    }
    expect(await problemOf('*.acme.test')).toContain('Wildcards')
    expect(await problemOf('acme.co.uk')).toContain('links.acme.co.uk')
    expect(await problemOf('mine.links.contactory.test')).toContain('domain of ours')
    const { host } = await add(owner, 'Links.Bücher.example')
    expect(host).toBe('links.xn--bcher-kva.example')
    expect(await problemOf(host)).toContain('already added')
  })

  test('a deployment without Cloudflare for SaaS does not offer link domains', async () => {
    const owner = await mintCampaigner()
    const ctx = await actingFor(owner.id)
    const bare = { ...ctx, config: { ...ctx.config, linkDomains: null } }
    expect(await listLinkDomains(bare)).toEqual({ is_available: false, domains: [] })
    await expect(addLinkDomain(bare, newHost())).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('ownership of a domain', () => {
  test('is not claimed by adding it; the DNS record decides, and moves it to another account', async () => {
    const [first, second] = [await mintCampaigner(), await mintCampaigner()]
    const squatted = await add(first)
    const { host } = squatted
    const real = await add(second, host)
    expect(real.record.value).not.toBe(squatted.record.value)
    await publish(host, { cname: real.record.value })
    expect(await check(first, squatted.id)).toMatchObject({ state: 'waiting' })
    for (let at = 0; at < 3; at++) await check(second, real.id)
    expect(await listed(second)).toMatchObject([{ state: 'active' }])
    // A TXT record alone does not move a domain that another account has.
    await publish(squatted.proof_record.name, { text: squatted.proof_record.value })
    expect(await check(first, squatted.id)).toMatchObject({
      state: 'waiting',
      problem: expect.stringContaining('Another account'),
    })
    expect(await listed(second)).toMatchObject([{ state: 'active' }])
    // The record of the first account moves it there.
    await publish(host, { cname: squatted.record.value })
    expect(await check(first, squatted.id)).toMatchObject({ state: 'active' })
    expect(await listed(second)).toMatchObject([{ state: 'waiting', active_since: null }])
    expect((await served()).filter((name) => name === host)).toHaveLength(1)
    await second.call(contract.deleteLinkDomain, { params: { id: real.id } })
    expect(await served()).toContain(host)
    await order({ do: 'broken' })
    expect((await first.send(contract.deleteLinkDomain, { params: { id: squatted.id } })).status).toBe(503)
    await first.call(contract.deleteLinkDomain, { params: { id: squatted.id } })
    expect(await served()).not.toContain(host)
    expect(await listed(first)).toEqual([])
  })

  test('a deleted account leaves no hostname behind', async () => {
    const owner = await mintCampaigner()
    const { host } = await activeDomain(owner)
    expect(await removeHostnamesOf(await actingFor(owner.id), owner.id)).toBe(true)
    expect(await served()).not.toContain(host)
  })
})

describe('requests to a link domain', () => {
  test('serve the links of its account and nothing else', async () => {
    const [owner, other] = [await mintCampaigner(), await mintCampaigner()]
    const { host } = await activeDomain(owner)
    const origin = `http://${host}:8787`
    const ctx = await actingFor(owner.id)
    const own = await unsubscribeUrl(ctx, targetFor(owner.id), origin)
    const opened = await ask(own)
    expect([opened.status, opened.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(`^${origin}/unsubscribe\\?token=`),
    ])
    const state = await ask(`${own}/state`, { headers: { cookie: 'a=b', authorization: owner.token } })
    expect(state.status).toBe(200)
    expect(state.headers.get('set-cookie')).toBeNull()
    expect(state.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await ask(own.replace(origin, ctx.config.appUrl))).status).toBe(302)
    expect(
      (
        await ask(own, {
          method: 'POST',
          body: 'List-Unsubscribe=One-Click',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
      ).status,
    ).toBe(200)

    const { topic } = (await owner.call(createTopic, { body: { name: 'Offers' } })).data
    expect((await ask(`${own}/topics/${topic.id}/leave`, { method: 'POST' })).status).toBe(200)

    // Links of another account are treated like unsigned links.
    const theirs = targetFor(other.id)
    const unsigned = await ask(`${own.slice(0, -4)}AAAA`)
    for (const url of [
      await unsubscribeUrl(ctx, theirs, origin),
      `${await clickUrlBase(ctx, theirs, origin)}/${await signLinkTarget(ctx, other.id, 'https://acme.test/')}`,
    ])
      expect((await ask(url)).status).toBe(unsigned.status)
    expect(unsigned.status).toBe(404)
    const codes = await keepStopLinks(await actingFor(other.id), (await actingFor(other.id)).account!, [
      { id: newId(), hash: 'cd'.repeat(32) },
    ])
    const code = [...codes.values()][0]!.split('/').at(-1)
    expect((await ask(`${origin}/s/${code}`)).status).toBe(404)
    expect((await ask(await openUrl(ctx, targetFor(owner.id), origin))).status).toBe(200)

    for (const path of [
      '/',
      '/login',
      '/dashboard',
      '/app',
      '/api/auth/login',
      '/api/dashboard/link-domains',
      '/api/v1/key',
      '/mcp',
      '/api/openapi.json',
    ]) {
      const response = await ask(`${origin}${path}`, { headers: { authorization: `Bearer ${owner.token}` } })
      expect([path, response.status]).toEqual([path, 404])
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })

  test('an unverified host is not served', async () => {
    const owner = await mintCampaigner()
    const { host } = await add(owner)
    const ctx = await actingFor(owner.id)
    expect((await ask(await unsubscribeUrl(ctx, targetFor(owner.id), `http://${host}:8787`))).status).toBe(404)
  })
})

test('messages use the domain of their From address, the selected one, or none', async () => {
  const owner = await mintCampaigner()
  const { id, host } = await activeDomain(owner)
  const from = `news@mail.${host.split('.').slice(1).join('.')}`
  const senderId = await addSender(owner.id, { settings: { fromEmail: from } })
  const campaign = await addCampaign(owner.id, { senderId, to: 1, content: '<a href="https://acme.test/">x</a>' })
  await sendBatch(quietContext(owner.id).ctx, campaign.job)
  const [mail] = await arrivedAt(campaign.addresses[0]!)
  expect(JSON.stringify(mail)).toContain(`http://${host}:8787/api/u/`)
  const ctx = await actingFor(owner.id)
  const originFor = (linkDomain: string, fromEmail = from) =>
    linkOriginOf(ctx, { accountId: owner.id, fromEmail, linkDomain })
  expect(await originFor('none')).toBe(ctx.config.appUrl)
  expect(await originFor('auto', 'a@elsewhere.test')).toBe(ctx.config.appUrl)
  expect(await originFor(id, 'a@elsewhere.test')).toBe(`http://${host}:8787`)
  expect(await originFor(newId())).toBe(ctx.config.appUrl)
  const foreign = (await add(await mintCampaigner())).id
  const change = (link_domain: string) =>
    owner.send(senderContract.updateEmailConfig, {
      params: { id: senderId },
      body: { link_domain: link_domain as never },
    })
  expect((await change(foreign)).status).toBe(404)
  expect((await change(id)).status).toBe(200)
  expect((await owner.call(senderContract.getEmailConfig, { params: { id: senderId } })).data.config.link_domain).toBe(
    id,
  )
})
