import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as schemas from '../../../../src/contracts/campaigns/audience.ts'
import * as contract from '../../../../src/contracts/campaigns/audiences.ts'
import * as campaigns from '../../../../src/contracts/campaigns/campaigns.ts'
import * as sending from '../../../../src/contracts/campaigns/sending.ts'
import type { BodyFor } from '../../../../src/contracts/endpoint.ts'
import { CONTACT_CODES } from '../../../../src/db/codes.ts'
import { audienceBuilds, audiencePicks } from '../../../../src/db/schema/data/audiences.ts'
import { recipients } from '../../../../src/db/schema/data/campaigns.ts'
import { contactLabels, labelledContacts } from '../../../../src/db/schema/data/contacts.ts'
import { items } from '../../../../src/db/schema/data/items.ts'
import { suppress } from '../../../../src/domain/suppressions/suppress.ts'
import { buildRecipients, resumeStalledBuilds } from '../../../../src/features/campaigns/audience/build-audience.ts'
import { STRETCH } from '../../../../src/features/campaigns/audience/build-step.ts'
import { writeToAudience } from '../../../../src/features/campaigns/audience/write-to-audience.ts'
import { numberedId } from '../../../../src/lib/numbered-id.ts'
import { actingFor, contextOf, dataOf } from '../../support/factories.ts'
import { type BeforeStep, crashesAt, crashesBefore, crashingContext, isCrash } from '../../support/mortal-context.ts'
import { addContact, addCrawl, addItems } from '../data/support.ts'
import { addCampaign, addSender, type Campaigner, mintCampaigner } from './support.ts'

type Rules = BodyFor<typeof contract.previewAudience>['audience']

/** People at organisations of their own, unless they share a site. */
async function addPeople(
  account: Campaigner,
  sourceId: string,
  people: readonly (readonly [string, string, string?])[],
) {
  const numbers: number[] = []
  for (const [name, email, jobTitle] of people) {
    const contact = await addContact(account.id, sourceId, { name, ...(jobTitle && { jobTitle }) })
    await addItems(account.id, sourceId, [{ value: email, contactId: contact }])
    numbers.push(contact)
  }
  return numbers
}

/** Many people at once, each with a site of their own. */
async function addCrowd(account: Campaigner, sourceId: string, total: number): Promise<void> {
  const first = await addContact(account.id, sourceId, { name: 'Person 0' })
  await addItems(account.id, sourceId, [{ value: 'p0@site0.example', contactId: first }])
  await addItems(
    account.id,
    sourceId,
    Array.from({ length: total - 1 }, (_, at) => ({ value: `p${at + 1}@site${at + 1}.example` })),
  )
  const account28 = sql`(SELECT account FROM contacts WHERE number = ${first})`
  await dataOf(account.id).run(sql`
    INSERT INTO contacts (number, kind, name, reach, confidence, first_seen_at, updated_at)
    SELECT number + 100000, ${CONTACT_CODES.person}, 'Person ' || number, 3, 90, first_seen_at, first_seen_at FROM items
    WHERE account = ${account28} AND NOT EXISTS (SELECT 1 FROM contact_values WHERE item = items.number)`)
  await dataOf(account.id).run(sql`
    INSERT INTO contact_values (contact, item, rank) SELECT number + 100000, number, 0 FROM items
    WHERE account = ${account28} AND NOT EXISTS (SELECT 1 FROM contact_values WHERE item = items.number)`)
}

const preview = async (account: Campaigner, audience: Rules, more: object = {}) =>
  (await account.call(contract.previewAudience, { body: { audience, require_opt_in: false, ...more } })).data
const excludedIn = ({ excluded }: schemas.AudiencePreview) =>
  Object.fromEntries(Object.entries(excluded).filter(([, total]) => total > 0))
const campaignBody = (senderId: string, audience: Rules) => ({
  ...{ name: 'Spring', subject: 'Hello', content: '<p>Hello</p>', email_config_id: senderId, require_opt_in: false },
  audience,
})
const addressesOf = async (account: Campaigner, campaignId: string) =>
  (
    await dataOf(account.id)
      .select({ address: recipients.address })
      .from(recipients)
      .where(and(eq(recipients.campaignId, campaignId)))
  )
    .map(({ address }) => address)
    .toSorted()

test('the preview shows the recipients, and why the others are excluded, exactly as the campaign then does', async () => {
  const account = await mintCampaigner()
  const { sourceId, crawlId } = await addCrawl(account.id, 'fair.example')
  const elsewhere = await addCrawl(account.id, 'elsewhere.example')
  await addPeople(account, elsewhere.sourceId, [['Eve Elsewhere', 'eve@elsewhere.example']])
  const people = await addPeople(account, sourceId, [
    ['Ada Byron', 'ada@acme.example', 'Engineer'],
    ['Bob Boss', 'bob@acme.example', 'Managing Director'],
    ['Cy Customer', 'cy@customer.example'],
    ['Di Rival', 'di@mail.rival.example'],
    ['Ed Gone', 'ed@gone.example'],
    ['Flo Busy', 'flo@busy.example'],
    ['Gil Lately', 'gil@lately.example'],
    ['Hal Long', 'hal@long.example'],
    ['Ida Dead', 'ida@dead.example'],
  ])
  const data = dataOf(account.id)
  await addContact(account.id, sourceId, { name: 'No Address' })
  await suppress(contextOf(account.id), {
    ...{ accountId: account.id, channel: 'email', address: 'ed@gone.example', reason: 'unsubscribed' },
  })
  const long = new Date(Date.now() - 60 * 86_400_000).toISOString()
  await addCampaign(account.id, { status: 'paused', rows: [{ state: 'pending', address: 'flo@busy.example' }] })
  // At another address of the same person.
  await addCampaign(account.id, {
    status: 'sent',
    rows: [
      { state: 'sent', address: 'g.lately@old.example', contact: people[6]!, sentAt: new Date().toISOString() },
      { state: 'sent', address: 'hal@long.example', sentAt: long },
    ],
  })
  await data.update(items).set({ emailCheck: 'undeliverable' }).where(eq(items.normalized, 'ida@dead.example'))
  const label = people[0]! + 5_000
  await data.insert(contactLabels).values({
    ...{ number: label, accountId: account.id, kind: 'list', name: 'Customers', folded: 'customers', createdAt: 1 },
  })
  await data.insert(labelledContacts).values({ label, contact: people[2]! })
  const audience: Rules = {
    contacts: { crawl_id: crawlId },
    skip_label_ids: [numberedId(label, 1)],
    skip_domains: ['rival.example'],
  }
  const seen = await preview(account, audience)
  expect(seen).toMatchObject({ matching: 10, is_capped: false, recipients: 2 })
  expect(excludedIn(seen)).toEqual({
    ...{ skipped_label: 1, skipped_domain: 1, suppressed: 1, in_campaign: 1, written_recently: 1, undeliverable: 1 },
    ...{ no_address: 1, same_organization: 1 },
  })
  expect(seen.rows).toMatchObject([
    { name: 'Bob Boss', address: 'bob@acme.example', is_decision_maker: true },
    { name: 'Hal Long', address: 'hal@long.example', is_decision_maker: false },
  ])
  expect(excludedIn(await preview(account, audience, { require_opt_in: true }))).toMatchObject({ without_consent: 5 })
  expect((await preview(account, { ...audience, consent: 'At the fair' }, { require_opt_in: true })).recipients).toBe(2)

  const senderId = await addSender(account.id)
  const start = { scheduled_at: new Date(Date.now() + 3_600_000).toISOString() }
  const made = (await account.call(contract.writeToAudience, { body: { ...campaignBody(senderId, audience), start } }))
    .data
  expect(made.campaign).toMatchObject({ status: 'scheduled', scheduled_at: start.scheduled_at })
  expect(made.audience).toMatchObject({ state: 'done', problem: null, total: 10, examined: 10, recipients: 2 })
  expect(made.audience.excluded).toEqual(seen.excluded)
  expect(await addressesOf(account, made.campaign.id)).toEqual(['bob@acme.example', 'hal@long.example'])
  // The other campaign is running, so neither the same person nor a colleague is emailed again.
  expect(await preview(account, audience)).toMatchObject({ recipients: 0, excluded: { in_campaign: 4 } })
  const progress = await account.call(contract.getAudienceProgress, { params: { id: made.campaign.id } })
  expect(progress.data.audience).toEqual(made.audience)
})

test('a data filter selects only the matching addresses', async () => {
  const account = await mintCampaigner()
  const { sourceId } = await addCrawl(account.id, 'items.example')
  const contact = await addContact(account.id, sourceId, { name: 'Ada Byron' })
  await addItems(account.id, sourceId, [
    { value: 'ada@items.example', contactId: contact, confidence: 0.6 },
    { value: 'ada@private.example', contactId: contact, confidence: 0.95 },
    { value: 'office@items.example' },
    { type: 'phones', value: '+49 30 901820', normalized: '+4930901820', contactId: contact },
  ])
  const all: Rules = { items: {}, who: 'both', one_per_organization: false }
  expect(await preview(account, all)).toMatchObject({ matching: 3, recipients: 2, excluded: { duplicate: 1 } })
  const sure = await preview(account, { items: { min_confidence: 0.9 }, who: 'both' })
  expect(sure.rows.map(({ address }) => address).toSorted()).toEqual(['ada@private.example', 'office@items.example'])
  const found = await preview(account, { items: { search: 'office' }, who: 'both' })
  expect(found.rows).toMatchObject([{ contact_id: null, address: 'office@items.example' }])
  const senderId = await addSender(account.id)
  const body = campaignBody(senderId, all)
  const made = (await account.call(contract.writeToAudience, { body })).data
  expect(made.audience).toMatchObject({ state: 'done', recipients: 2, excluded: { duplicate: 1 } })
  expect(await addressesOf(account, made.campaign.id)).toHaveLength(2)
})

test('an audience from another account or an unknown crawl is empty', async () => {
  const [owner, other] = [await mintCampaigner(), await mintCampaigner()]
  const { crawlId, sourceId } = await addCrawl(owner.id, 'owner.example')
  const [contact] = await addPeople(owner, sourceId, [['Ada Byron', 'ada@owner.example']])
  for (const audience of [
    { contacts: { crawl_id: crawlId } },
    { contacts: { source_id: sourceId } },
    { contacts: {}, skip_label_ids: [numberedId(contact!, 1)] },
    { items: { crawl_id: crawlId } },
    { items: {} },
  ])
    expect(await preview(other, audience)).toMatchObject({ matching: 0, recipients: 0 })
  const senderId = await addSender(other.id)
  const made = (
    await other.call(contract.writeToAudience, {
      body: campaignBody(senderId, { contacts: { crawl_id: crawlId } }),
    })
  ).data
  expect(made.audience).toMatchObject({ state: 'done', total: 0, recipients: 0 })
  const seen = await owner.fail(contract.getAudienceProgress, { params: { id: made.campaign.id } })
  expect(seen.httpStatus).toBe(404)
})

test('nothing is created if the campaign could not start, and starting requires its permission', async () => {
  const account = await mintCampaigner()
  const { sourceId } = await addCrawl(account.id, 'start.example')
  await addPeople(account, sourceId, [['Ada Byron', 'ada@start.example']])
  const unverified = await addSender(account.id, { isVerified: false })
  const body = { ...campaignBody(unverified, { contacts: {} }), start: {} }
  const refused = await account.fail(contract.writeToAudience, { body })
  expect(refused).toMatchObject({ httpStatus: 422, errors: { sender_unverified: [expect.any(String)] } })
  const past = { ...body, start: { scheduled_at: '2020-01-01T00:00:00.000Z' } }
  expect((await account.fail(contract.writeToAudience, { body: past })).errors).toHaveProperty(['start.scheduled_at'])
  const list = await account.call(campaigns.listCampaigns, {})
  expect(list.data.campaigns).toEqual([])
  expect(
    await dataOf(account.id).select().from(audienceBuilds).where(eq(audienceBuilds.accountId, account.id)),
  ).toEqual([])
})

/** A context that acts for the account, and whose process may crash. */
async function crashingActor(account: Campaigner, before?: BeforeStep) {
  const { account: own, actor } = await actingFor(account.id)
  const crashing = crashingContext(account.id, () => new Date(), before)
  return { ...crashing, ctx: { ...crashing.ctx, account: own, actor } }
}

/** A campaign whose audience is not built yet, as after a request that crashed right after storing it. */
async function beginBuild(account: Campaigner, senderId: string, start: object | null = null): Promise<string> {
  const { ctx } = await crashingActor(account, crashesBefore(/from "audience_builds"/i))
  const rules = { contacts: {}, skip_in_campaigns: false }
  const body = schemas.AudienceCampaign.parse({ ...campaignBody(senderId, rules), start })
  await expect(writeToAudience(ctx, body)).rejects.toSatisfy(isCrash)
  const open = and(eq(audienceBuilds.accountId, account.id), eq(audienceBuilds.state, 'choosing'))
  const [row] = await dataOf(account.id).select({ id: audienceBuilds.campaignId }).from(audienceBuilds).where(open)
  return row!.id
}
const buildOf = async (account: Campaigner, id: string) =>
  (await dataOf(account.id).select().from(audienceBuilds).where(eq(audienceBuilds.campaignId, id)))[0]!
const picksOf = (account: Campaigner, id: string) =>
  dataOf(account.id).select().from(audiencePicks).where(eq(audiencePicks.campaignId, id))

test('with several batches, two workers and duplicate messages, each recipient is added and counted once', async () => {
  const account = await mintCampaigner()
  const { sourceId } = await addCrawl(account.id, 'crowd.example')
  const total = 4 * STRETCH + 30
  await addCrowd(account, sourceId, total)
  const id = await beginBuild(account, await addSender(account.id))
  const job = { account_id: account.id, campaign_id: id }
  const { ctx, sent } = await crashingActor(account)
  const validation = await account.call(sending.validateCampaign, { params: { id } })
  expect(validation.data.validation.problems).toContainEqual(expect.objectContaining({ code: 'recipients_incomplete' }))
  await Promise.all([buildRecipients(ctx, job), buildRecipients(ctx, job)])
  // A message does a few steps; the next one continues.
  expect(sent).toContainEqual({ name: 'campaign-recipients', message: job })
  for (let runs = 0; runs < 4; runs++) await buildRecipients(ctx, job)
  expect(await addressesOf(account, id)).toHaveLength(total)
  const build = await buildOf(account, id)
  expect(build).toMatchObject({ state: 'done', examined: total, total, passed: total, replaced: 0, dueAt: null })
  expect(Object.values(build.excluded).every((of) => of === 0)).toBe(true)
  expect(await picksOf(account, id)).toEqual([])
})

test('at whatever step a worker crashes, the clock continues: all recipients exist once, and sending starts once', async () => {
  const account = await mintCampaigner()
  const { sourceId } = await addCrawl(account.id, 'deaths.example')
  const total = STRETCH + 5
  await addCrowd(account, sourceId, total)
  const senderId = await addSender(account.id)
  const start = { scheduled_at: new Date(Date.now() + 3_600_000).toISOString() }
  let deaths = 0
  for (let fatal = 2, isOver = false; !isOver; fatal += 13) {
    const id = await beginBuild(account, senderId, start)
    const job = { account_id: account.id, campaign_id: id }
    const crashing = await crashingActor(account, crashesAt(fatal))
    isOver = await buildRecipients(crashing.ctx, job).then(
      () => true,
      (error: unknown) => {
        if (!isCrash(error)) throw error
        deaths++
        return false
      },
    )
    for (let rounds = 0; (await buildOf(account, id)).state !== 'done'; rounds++) {
      expect(rounds).toBeLessThan(5)
      const { ctx, sent } = await crashingActor(account)
      const later = new Date(Date.now() + 3_600_000 / 2)
      await resumeStalledBuilds({ ...ctx, clock: { now: () => later } })
      expect(sent).toContainEqual({ name: 'campaign-recipients', message: job })
      await buildRecipients(ctx, job)
    }
    expect(await addressesOf(account, id)).toHaveLength(total)
    expect(await buildOf(account, id)).toMatchObject({ examined: total, passed: total, problem: null, dueAt: null })
    expect(await picksOf(account, id)).toEqual([])
    const { data } = await account.call(campaigns.getCampaign, { params: { id } })
    expect(data.campaign).toMatchObject({ status: 'scheduled', scheduled_at: start.scheduled_at })
  }
  expect(deaths).toBeGreaterThan(3)
})

test('deleting a campaign while its recipients are added leaves nothing behind', async () => {
  const account = await mintCampaigner()
  const { sourceId } = await addCrawl(account.id, 'deleted.example')
  await addCrowd(account, sourceId, 20)
  const id = await beginBuild(account, await addSender(account.id))
  const { ctx } = await crashingActor(account, crashesBefore(/INSERT INTO recipients/))
  const job = { account_id: account.id, campaign_id: id }
  await expect(buildRecipients(ctx, job)).rejects.toSatisfy(isCrash)
  expect((await picksOf(account, id)).length).toBe(20)
  await account.call(campaigns.deleteCampaign, { params: { id } })
  expect(await picksOf(account, id)).toEqual([])
  await buildRecipients((await crashingActor(account)).ctx, job)
  expect(await addressesOf(account, id)).toEqual([])
})
