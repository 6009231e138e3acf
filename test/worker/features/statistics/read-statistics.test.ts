import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { create as createKey } from '../../../../src/contracts/api-keys/api-keys.ts'
import { getUsage } from '../../../../src/contracts/billing/plans.ts'
import { start } from '../../../../src/contracts/crawls/crawls.ts'
import { firstSteps, get } from '../../../../src/contracts/statistics/statistics.ts'
import { workspaceInvitations, workspaceMembers } from '../../../../src/db/schema/control/workspaces.ts'
import { campaigns, recipients } from '../../../../src/db/schema/data/campaigns.ts'
import { contactLabels } from '../../../../src/db/schema/data/contacts.ts'
import { crawls } from '../../../../src/db/schema/data/crawls.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { dataOf, db, mintAccount } from '../../support/factories.ts'
import { addCrawl, addItems } from '../data/support.ts'

test('a new account has zeros, even without a subscription', async () => {
  const { call } = await mintAccount({ plan: null })
  expect((await call(get, {})).data).toEqual({
    total_data_items: { emails: 0, phones: 0, names: 0, addresses: 0, companies: 0 },
    success_rate: 0,
    total_websites: 0,
    total_crawls: 0,
    ended_crawls: 0,
    website_downloads: {
      total_downloads: 0,
      completed_downloads: 0,
      pending_downloads: 0,
      failed_downloads: 0,
      total_storage_used: 0,
    },
    campaigns: { total_campaigns: 0, active_campaigns: 0, total_emails_sent: 0, total_sms_sent: 0 },
  })
})

test("figures count only the account's own crawls, sites and items", async () => {
  const [account, other] = [await mintAccount(), await mintAccount()]
  const added = [
    await addCrawl(account.id, 'acme-tools.com'),
    await addCrawl(account.id, 'acme-tools.com'),
    await addCrawl(account.id, 'harbour-foods.com'),
    await addCrawl(account.id, 'under-way.com'),
  ]
  await dataOf(account.id).update(crawls).set({ status: 'failed' }).where(eq(crawls.id, added[2]!.crawlId))
  await dataOf(account.id).update(crawls).set({ status: 'running' }).where(eq(crawls.id, added[3]!.crawlId))
  await addItems(account.id, added[0]!.sourceId, [{ value: 'a@acme-tools.com' }, { value: 'Ada', type: 'names' }])
  await addItems(account.id, added[1]!.sourceId, [{ value: 'a@acme-tools.com' }, { value: 'b@acme-tools.com' }])
  const foreign = await addCrawl(other.id)
  await addItems(other.id, foreign.sourceId, [{ value: 'x@acme-tools.com' }])
  expect((await account.call(get, {})).data).toMatchObject({
    total_data_items: { emails: 2, phones: 0, names: 1, addresses: 0, companies: 0 },
    success_rate: 66.7,
    total_websites: 3,
    total_crawls: 4,
    ended_crawls: 3,
  })
})

test('websites are those that count against the plan, including search results and redirects, but none without a page', async () => {
  const account = await mintAccount()
  const crawl = async (what: object) => {
    const body = { types: ['emails' as const], engine: 'basic' as const, limit: 9, ...what }
    await account.send(start, { body })
    const { total_websites, total_crawls } = (await account.call(get, {})).data
    expect(total_websites).toBe((await account.call(getUsage, {})).data.websites.used)
    return { total_websites, total_crawls }
  }
  expect(await crawl({ keyword: 'three sites' })).toEqual({ total_websites: 3, total_crawls: 1 })
  expect(await crawl({ url: `${env.SITE_ORIGIN}/shop/team` })).toMatchObject({ total_crawls: 2 })
  const before = await crawl({ url: `${env.SCRIPT_ORIGIN}/nowhere` })
  expect(before.total_crawls).toBe(3)
  const led = `${env.SITE_ORIGIN}/away/?to=${encodeURIComponent(`${env.OFFLINE_ORIGIN}/deep/1`)}`
  expect((await crawl({ url: led })).total_websites).toBe(before.total_websites + 1)
})

test('campaigns count sent messages, whatever their outcome, and no waiting ones', async () => {
  const [account, other] = [await mintAccount(), await mintAccount()]
  const now = new Date().toISOString()
  const addCampaign = async (
    accountId: string,
    type: 'email' | 'sms',
    status: 'draft' | 'sending',
    states: readonly ('pending' | 'sent' | 'delivered' | 'bounced' | 'failed')[],
  ) => {
    const id = newId()
    await dataOf(accountId).insert(campaigns).values({
      id,
      accountId,
      name: 'One',
      type,
      status,
      content: 'Hello',
      requireOptIn: false,
      includeUnsubscribe: true,
      trackOpens: false,
      trackClicks: false,
      batchSize: 100,
      batchDelay: 1,
      createdAt: now,
      updatedAt: now,
    })
    for (const [index, state] of states.entries())
      await dataOf(accountId)
        .insert(recipients)
        .values({ id: newId(), accountId, campaignId: id, address: `${index}`, dataSource: 'x', state, createdAt: now })
  }
  await addCampaign(account.id, 'email', 'sending', ['pending', 'sent', 'delivered', 'bounced', 'failed'])
  await addCampaign(account.id, 'sms', 'draft', ['delivered'])
  await addCampaign(account.id, 'email', 'draft', [])
  await addCampaign(other.id, 'email', 'sending', ['sent'])
  expect((await account.call(get, {})).data.campaigns).toEqual({
    total_campaigns: 3,
    active_campaigns: 1,
    total_emails_sent: 3,
    total_sms_sent: 1,
  })
})

test("the checklist reflects the account's own data", async () => {
  const [account, other] = [await mintAccount(), await mintAccount()]
  const none = { crawl: false, list: false, mailbox: false, colleague: false, api_key: false }
  const steps = async () => (await account.call(firstSteps, {})).data
  expect(await steps()).toEqual(none)
  const labelOf = (number: number, kind: 'list' | 'tag') => ({
    number,
    accountId: account.id,
    kind,
    name: 'Buyers',
    folded: 'buyers',
    createdAt: 0,
  })
  await addCrawl(other.id)
  await other.call(createKey, { body: { name: 'Reports' } })
  await dataOf(account.id).insert(contactLabels).values(labelOf(5_001, 'tag'))
  expect(await steps()).toEqual(none)

  await addCrawl(account.id)
  expect(await steps()).toEqual({ ...none, crawl: true })
  await dataOf(account.id).insert(contactLabels).values(labelOf(5_002, 'list'))
  await account.call(createKey, { body: { name: 'Reports' } })
  expect(await steps()).toEqual({ ...none, crawl: true, list: true, api_key: true })

  const now = Date.now()
  const invitation = (email: string, expiresAt: number) => ({
    ...{ id: crypto.randomUUID(), workspaceId: account.id, email, role: 'member' as const },
    ...{ tokenHash: email, invitedBy: account.id, createdAt: new Date(now).toISOString() },
    expiresAt: new Date(expiresAt).toISOString(),
  })
  await db.insert(workspaceInvitations).values(invitation('late@colleague.test', now - 1_000))
  expect((await steps()).colleague).toBe(false)
  await db.insert(workspaceInvitations).values(invitation('new@colleague.test', now + 3_600_000))
  expect((await steps()).colleague).toBe(true)
  await db.delete(workspaceInvitations)
  await db.insert(workspaceMembers).values({
    ...{ workspaceId: account.id, memberId: other.id, role: 'member' },
    createdAt: new Date(now).toISOString(),
  })
  expect((await steps()).colleague).toBe(true)
})
