import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { DomainEvent } from '../../../../src/contracts/events.ts'
import * as contract from '../../../../src/contracts/integrations/integrations.ts'
import type { ServiceContext } from '../../../../src/core/context.ts'
import { asAccount } from '../../../../src/core/for-account.ts'
import { accountNumber } from '../../../../src/db/account-numbers.ts'
import { oauthConsents } from '../../../../src/db/schema/control/oauth-consents.ts'
import { plans } from '../../../../src/db/schema/control/plans.ts'
import { integrationLinks, integrationPushes, integrations } from '../../../../src/db/schema/data/integrations.ts'
import { replies } from '../../../../src/db/schema/data/replies.ts'
import { loadAccount } from '../../../../src/domain/access/load-account.ts'
import { findIntegration } from '../../../../src/domain/integrations/integrations.ts'
import { revokeIntegrationsOf } from '../../../../src/domain/integrations/revoke-integration.ts'
import { pushNewContacts, pushOnEvent } from '../../../../src/features/integrations/push/automatic-pushes.ts'
import { resumeDuePushes } from '../../../../src/features/integrations/push/resume-due-pushes.ts'
import { runPushes } from '../../../../src/features/integrations/push/run-pushes.ts'
import { startPush } from '../../../../src/features/integrations/push/start-push.ts'
import { newId } from '../../../../src/lib/ids.ts'
import type { OauthProviderName } from '../../../../src/rules/integrations/integration-fields.ts'
import type { FakeRecord } from '../../../support/crm-fakes/fake-crm.ts'
import type { ReceivedWebhook } from '../../../support/webhook-sink.ts'
import { dropMessagesBefore } from '../../support/drop-messages.ts'
import { actingFor, dataOf, db, mintAccount } from '../../support/factories.ts'
import { type BeforeStep, crashesAt, crashingContext, isCrash } from '../../support/mortal-context.ts'
import { addCampaign } from '../campaigns/support.ts'
import { sayContacts } from '../contacts/support.ts'
import { addCrawl } from '../data/support.ts'

// The tests run the pushes themselves: a second consumer would count some of the records as its own.
dropMessagesBefore(Number.POSITIVE_INFINITY)

const ORIGINS = {
  hubspot: env.HUBSPOT_ORIGIN,
  pipedrive: env.PIPEDRIVE_ORIGIN,
  salesforce: env.SALESFORCE_ORIGIN,
  google_sheets: env.GOOGLE_ORIGIN,
} as const
const order = (name: OauthProviderName, act: string, more: object = {}) =>
  fetch(`${ORIGINS[name]}/control`, { method: 'POST', body: JSON.stringify({ address, do: act, ...more }) })
const held = async () =>
  (await fetch(`${ORIGINS.hubspot}/records?address=${address}`)).json<{ records: FakeRecord[]; requests: string[] }>()
const heldOf = async (type: string) => (await held()).records.filter((record) => record.type === type)

type Owner = Awaited<ReturnType<typeof mintAccount>>
let owner: Owner
let address: string
let now: Date
beforeEach(async () => {
  owner = await mintAccount({ plan: { hasEmailCampaigns: true } })
  address = `${newId()}@fake.test`
  now = new Date()
})

async function decide(url: string, decision: Record<string, string>) {
  const response = await fetch(`${url}&${new URLSearchParams(decision)}`, { redirect: 'manual' })
  const back = new URL(response.headers.get('location')!)
  expect(back.origin + back.pathname).toBe('http://127.0.0.1:8787/dashboard/settings/connected')
  const value = (name: string) => back.searchParams.get(name)
  return { state: value('state')!, code: value('code'), error: value('error') }
}
const start = async (provider: OauthProviderName, integration_id: string | null = null) =>
  (await owner.call(contract.startIntegration, { body: { provider, integration_id } })).data.url
const allow = async (provider: OauthProviderName, integration_id: string | null = null) =>
  decide(await start(provider, integration_id), { decision: 'allow', address })
const connect = async (provider: OauthProviderName = 'hubspot', integration_id: string | null = null) =>
  (await owner.call(contract.finishIntegration, { body: await allow(provider, integration_id) })).data.integration

/** The process of a queue consumer, which may crash; messages are only recorded. */
async function process(before?: BeforeStep) {
  const made = crashingContext(owner.id, () => now, before)
  const acting = asAccount(made.ctx, (await loadAccount(db, owner.id, now))!)
  return { ...made, ctx: { ...acting, data: made.ctx.data } as ServiceContext }
}
const rowOf = async (id: string) => (await findIntegration(await actingFor(owner.id), id))!
const pushesOf = (id: string) =>
  dataOf(owner.id).select().from(integrationPushes).where(eq(integrationPushes.integrationId, id))
const run = async (id: string, before?: BeforeStep) => {
  const { ctx, sent } = await process(before)
  await runPushes(ctx, { account_id: owner.id, integration_id: id })
  return sent
}
const push = async (id: string, chosen: contract.PushedContacts = { matching: {} } as never) =>
  startPush((await process()).ctx, id, chosen)
async function addPeople(total: number, site = 'acme-tools.com') {
  const { crawlId, sourceId } = await addCrawl(owner.id, site)
  const people = Array.from({ length: total }, (_, at) => ({
    ...{
      name: `Ada Byron${'abcdefgh'[at]}`,
      key: `p${at}`,
      title: 'CTO',
      organization: `Tools of ${site}`,
      organizationKey: 'acme',
    },
    ...{ emails: [`ada${at}@${site}`], site },
  }))
  const acme = { kind: 'organization', key: 'acme', name: `Tools of ${site}`, site, relation: 'owner' } as const
  await sayContacts(owner.id, sourceId, [acme, ...people])
  return crawlId
}

test('a provider is connected, shown without secrets, and belongs to one account', async () => {
  const { data } = await owner.call(contract.listIntegrations, {})
  expect(data.providers).toEqual(['hubspot', 'pipedrive', 'salesforce', 'google_sheets', 'webhook'])
  for (const provider of ['hubspot', 'pipedrive', 'salesforce', 'google_sheets'] as const) {
    const made = await connect(provider)
    expect(made).toMatchObject({ provider, state: 'connected', on_existing: 'fill', auto_contacts: 'none' })
    expect(made.mapping.person.length).toBeGreaterThan(2)
    const { data: properties } = await owner.call(contract.listProperties, { params: { id: made.id } })
    expect(properties.person.length).toBeGreaterThan(2)
  }
  // The same account at the provider is the same integration.
  const first = await connect()
  expect((await owner.call(contract.listIntegrations, {})).data.integrations).toHaveLength(4)
  const stored = JSON.stringify([
    await dataOf(owner.id).select().from(integrations),
    await db.select().from(oauthConsents),
  ])
  expect(stored).not.toMatch(/access-|refresh-|code-/)
  const stranger = await mintAccount()
  expect(await stranger.fail(contract.getIntegration, { params: { id: first.id } })).toMatchObject({ httpStatus: 404 })
  // Rejected, used twice, or started by another user.
  expect(
    (await owner.fail(contract.finishIntegration, { body: await decide(await start('hubspot'), { decision: 'deny' }) }))
      .message,
  ).toBe('Access was not allowed at HubSpot, so nothing was connected.')
  const used = await allow('hubspot')
  expect(await stranger.fail(contract.finishIntegration, { body: used })).toMatchObject({ httpStatus: 422 })
  await owner.call(contract.finishIntegration, { body: used })
  expect(await owner.fail(contract.finishIntegration, { body: used })).toMatchObject({ httpStatus: 422 })
})

test('a crawl’s contacts are pushed with their organisation, and skipped the second time', async () => {
  const { id } = await connect()
  const crawl_id = await addPeople(3)
  await push(id, { matching: { crawl_id } } as never)
  await run(id)
  expect((await pushesOf(id))[0]).toMatchObject({ state: 'done', total: 4, created: 4, failed: 0 })
  const [people, [company]] = [await heldOf('contacts'), await heldOf('companies')]
  expect(people).toHaveLength(3)
  expect(people[0]!.values).toMatchObject({ jobtitle: 'CTO', email: expect.stringContaining('@acme-tools.com') })
  expect(people.every(({ links }) => links.companies?.[0] === company!.id)).toBe(true)
  const { requests } = await held()
  await push(id, { matching: { crawl_id } } as never)
  await run(id)
  expect((await pushesOf(id)).find(({ unchanged }) => unchanged > 0)).toMatchObject({
    unchanged: 4,
    created: 0,
    updated: 0,
  })
  // No request was made.
  expect((await held()).requests).toHaveLength(requests.length)
  const [contact] = await dataOf(owner.id).select().from(integrationLinks).where(eq(integrationLinks.kind, 'person'))
  const listed = await owner.call(contract.getIntegration, { params: { id } })
  expect(listed.data.integration).toMatchObject({ total_records: 4, total_failed: 0 })
  // A deleted contact leaves no link.
  await dataOf(owner.id).run(sql`DELETE FROM contacts WHERE number = ${Number(contact!.key)}`)
  expect(await dataOf(owner.id).select().from(integrationLinks).where(eq(integrationLinks.key, contact!.key))).toEqual(
    [],
  )
})

test('custom fields of contacts can be mapped', async () => {
  const { id, mapping } = await connect()
  const crawl_id = await addPeople(1)
  await dataOf(owner.id).run(
    sql`UPDATE contacts SET fields = '{"industry":"Lanterns"}' WHERE account = ${accountNumber(owner.id)}`,
  )
  const { data } = await owner.call(contract.listProperties, { params: { id } })
  expect(data.own_fields).toEqual(['industry'])
  const person = mapping.person.map((pair) =>
    pair.property === 'jobtitle' ? { ...pair, field: 'own:industry' as const } : pair,
  )
  await owner.call(contract.updateIntegration, { params: { id }, body: { mapping: { ...mapping, person } } })
  await push(id, { matching: { crawl_id } } as never)
  await run(id)
  expect((await heldOf('contacts'))[0]!.values).toMatchObject({ jobtitle: 'Lanterns' })
})

test('a process that crashes at any step creates nothing twice', async () => {
  const { id } = await connect()
  await addPeople(2)
  await push(id)
  let deaths = 0
  for (let fatal = 1; ; fatal++) {
    const error = await run(id, crashesAt(fatal)).then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    if (error === undefined) break
    if (!isCrash(error)) throw error
    deaths++
  }
  expect(deaths).toBeGreaterThan(5)
  expect((await pushesOf(id))[0]).toMatchObject({ state: 'done' })
  expect(await heldOf('contacts')).toHaveLength(2)
  expect(await heldOf('companies')).toHaveLength(1)
})

test('a rate limit is respected, and a lost response leads to no second record', async () => {
  const { id } = await connect()
  await addPeople(2)
  await order('hubspot', 'throttle', { retry_after: '30', on: 'upsert' })
  await push(id)
  expect(await run(id)).toContainEqual({
    name: 'integration-pushes',
    message: { account_id: owner.id, integration_id: id },
  })
  const rests = { state: 'connected', restsUntil: new Date(now.getTime() + 30_000).toISOString() }
  expect(await rowOf(id)).toMatchObject(rests)
  const before = (await held()).requests.length
  now = new Date(now.getTime() + 20_000)
  await run(id)
  expect((await held()).requests).toHaveLength(before)
  now = new Date(now.getTime() + 11_000)
  await order('hubspot', 'lose_answer', { on: 'contacts/batch/upsert' })
  await run(id)
  expect((await pushesOf(id))[0]).toMatchObject({ state: 'running', problem: expect.stringContaining('HubSpot') })
  now = new Date(now.getTime() + 120_000)
  const { ctx, sent } = await process()
  await resumeDuePushes(ctx)
  expect(sent).toContainEqual({ name: 'integration-pushes', message: { account_id: owner.id, integration_id: id } })
  await run(id)
  expect((await pushesOf(id))[0]).toMatchObject({ state: 'done', problem: null })
  expect(await heldOf('contacts')).toHaveLength(2)
})

test('a revoked permission disconnects, notifies once, and pushes continue after reconnecting', async () => {
  const { id } = await connect()
  await addPeople(1)
  await push(id)
  await order('hubspot', 'revoke')
  const told = [...(await run(id)), ...(await run(id))].filter(({ name }) => name === 'events')
  expect(told).toHaveLength(1)
  expect(told[0]!.message).toMatchObject({ event: { kind: 'integration.disconnected', integration_id: id } })
  expect(await rowOf(id)).toMatchObject({ state: 'disconnected', problem: expect.stringContaining('Connect it again') })
  expect((await pushesOf(id))[0]).toMatchObject({
    state: 'running',
    problem: expect.stringContaining('connected again'),
  })
  expect(await owner.fail(contract.startPush, { params: { id }, body: { matching: {} } })).toMatchObject({
    httpStatus: 409,
  })
  expect((await connect('hubspot', id)).id).toBe(id)
  // Without the rate limit's delay, the wait of the failed step is over, too.
  now = new Date(Date.now() + 1_000)
  await run(id)
  expect((await pushesOf(id))[0]).toMatchObject({ state: 'done', created: 2 })
})

test('records that the provider rejects are listed with the reason, and can be retried', async () => {
  const { id, mapping } = await connect()
  await addPeople(1)
  const bad = { ...mapping, person: [...mapping.person, { field: 'labels' as const, property: 'no_such_property' }] }
  await owner.call(contract.updateIntegration, {
    params: { id },
    body: {
      mapping: {
        ...bad,
        person: [...bad.person.slice(0, -1), { field: 'source' as const, property: 'no_such_property' }],
      },
    },
  })
  await push(id)
  await run(id)
  expect((await pushesOf(id))[0]).toMatchObject({ state: 'done', created: 1, failed: 1 })
  const { data } = await owner.call(contract.listFailures, { params: { id } })
  expect(data).toMatchObject({
    total: 1,
    failures: [{ kind: 'person', reason: expect.stringContaining('no_such_property') }],
  })
  await owner.call(contract.updateIntegration, { params: { id }, body: { mapping } })
  await dataOf(owner.id).run(
    sql`UPDATE integration_links SET updated_at = '2026-01-01T00:00:00.000Z' WHERE integration_id = ${id}`,
  )
  const { data: again } = await owner.call(contract.retryFailures, { params: { id } })
  now = new Date(Date.now() + 1_000)
  await run(id)
  expect((await pushesOf(id)).find((one) => one.id === again.push.id)).toMatchObject({ state: 'done', created: 1 })
  expect((await owner.call(contract.listFailures, { params: { id } })).data.total).toBe(0)
})

test('new contacts and replies are pushed automatically, each once', async () => {
  const { id } = await connect()
  await addPeople(1, 'old-tools.com')
  await owner.call(contract.updateIntegration, { params: { id }, body: { auto_contacts: 'new', auto_answers: true } })
  await addPeople(2)
  const { ctx } = await process()
  const facts = { id: newId(), account_id: owner.id, happened_at: now.toISOString() }
  await Promise.all([pushNewContacts(ctx), pushNewContacts(ctx)])
  now = new Date(now.getTime() + 1_000)
  await run(id)
  const emails = (await heldOf('contacts')).map(({ values }) => values.email)
  expect(emails.toSorted()).toEqual(['ada0@acme-tools.com', 'ada1@acme-tools.com'])
  const rows = [{ state: 'sent' as const, address: 'ada0@acme-tools.com', name: 'Ada', consent: 'Signed up' }]
  const campaign = await addCampaign(owner.id, { rows })
  const reply = newId()
  await dataOf(owner.id)
    .insert(replies)
    .values({
      ...{ id: reply, accountId: owner.id, campaignId: campaign.id, recipientId: campaign.recipientIds[0]! },
      ...{
        messageId: reply,
        fromAddress: 'ada0@acme-tools.com',
        subject: 'Re: Hello',
        text: 'Yes please',
        kind: 'reply',
      },
      receivedAt: now.toISOString(),
    })
  const event = {
    ...facts,
    ...{
      kind: 'recipient.replied',
      campaign_id: campaign.id,
      recipient_id: campaign.recipientIds[0]!,
      channel: 'email',
    },
    ...{
      address: 'ada0@acme-tools.com',
      campaign_name: 'Spring',
      reply_id: reply,
      reply_kind: 'reply',
      subject: 'Re: Hello',
    },
  } as DomainEvent
  await pushOnEvent(ctx, event)
  await pushOnEvent(ctx, event)
  now = new Date(now.getTime() + 1_000)
  await run(id)
  await run(id)
  const notes = await heldOf('notes')
  expect(notes).toHaveLength(1)
  expect(notes[0]!.values.hs_note_body).toContain('Yes please')
  expect(await heldOf('contacts')).toHaveLength(2)
})

test('disconnecting revokes the permission and deletes everything; so does deleting the account', async () => {
  const { id } = await connect()
  await addPeople(1)
  await push(id)
  await run(id)
  await owner.call(contract.deleteIntegration, { params: { id } })
  for (const table of [integrations, integrationLinks, integrationPushes])
    expect(await dataOf(owner.id).select().from(table).where(eq(table.accountId, owner.id))).toEqual([])
  const revoked = async (name: OauthProviderName) =>
    (await (await fetch(`${ORIGINS[name]}/messages?address=${address}`)).json<{ isRevoked: boolean }>()).isRevoked
  expect(await revoked('hubspot')).toBe(true)
  await connect('pipedrive')
  await revokeIntegrationsOf(await actingFor(owner.id), owner.id)
  expect(await revoked('pipedrive')).toBe(true)
})

test('a webhook gets each contact once as signed JSON, and a test push shows what was sent', async () => {
  const isOwn = sql`id IN (SELECT plan_id FROM subscriptions WHERE account_id = ${owner.id})`
  await db.update(plans).set({ hasWebhooks: true }).where(isOwn)
  const path = `/${owner.id}/200`
  const { data } = await owner.call(contract.createWebhookIntegration, {
    body: { name: 'n8n', url: `${env.HOOK_ORIGIN}${path}` },
  })
  expect(data.secret).toMatch(/^whsec_/)
  await addPeople(1)
  const { id } = data.integration
  const { data: tested } = await owner.call(contract.testIntegration, { params: { id }, body: {} })
  expect(tested).toMatchObject({ outcome: 'created', contact_name: 'Ada Byrona' })
  expect(tested.sent).toContainEqual({ property: 'email', value: 'ada0@acme-tools.com' })
  const { data: again } = await owner.call(contract.testIntegration, { params: { id }, body: {} })
  expect(again.outcome).toBe('unchanged')
  const arrived = await (await fetch(`${env.HOOK_ORIGIN}/${owner.id}`)).json<ReceivedWebhook[]>()
  expect(arrived.map(({ body }) => JSON.parse(body).type)).toEqual(['contact.pushed', 'contact.pushed'])
  expect(arrived.map(({ body }) => JSON.parse(body).data.kind)).toEqual(['organization', 'person'])
  expect(arrived[0]!.headers['webhook-signature']).toMatch(/^v1,/)
})
