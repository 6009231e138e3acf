import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/campaigns/campaigns.ts'
import * as recipientsContract from '../../../../src/contracts/campaigns/recipients.ts'
import * as sendingContract from '../../../../src/contracts/campaigns/sending.ts'
import { erasedHash } from '../../../../src/domain/erasures/erased-values.ts'
import { noteOptOut, optOutHash } from '../../../../src/domain/opt-outs/opt-outs.ts'
import { suppress } from '../../../../src/domain/suppressions/suppress.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { contextOf, dataOf, db, mintAccount } from '../../support/factories.ts'
import { sayContacts } from '../contacts/support.ts'
import { addCrawl } from '../data/support.ts'
import { addSequence } from './follow-ups/support.ts'
import {
  addSender as addSinkSender,
  arrivals,
  quietContext,
  recipientsOf,
  sendAll,
  statesOf,
} from './sending/support.ts'
import { addCampaign, addSender, type Campaigner, draft, mintCampaigner } from './support.ts'

let account: Campaigner
beforeAll(async () => {
  account = await mintCampaigner()
})

const validate = async (id: string, by: Pick<Campaigner, 'call'> = account) =>
  (await by.call(sendingContract.validateCampaign, { params: { id } })).data.validation
const codesOf = (notes: readonly { code: string }[]) => notes.map(({ code }) => code)
const consent = 'Signed up at the fair'
const NOBODY_LEFT_OUT = {
  ...{ total: 0, sendable: 0, suppressed: 0, refused: 0, left_topic: 0 },
  ...{ without_consent: 0, stopped: 0, same_organization: 0 },
}

describe('blocking problems', () => {
  test('do not exist for a complete campaign', async () => {
    const { campaign } = await draft(account, { manual: [{ email: 'ada@acme-tools.com', name: 'Ada' }], consent })
    const validation = await validate(campaign.id)
    expect(validation).toMatchObject({
      can_send: true,
      problems: [],
      recipients: { ...NOBODY_LEFT_OUT, total: 1, sendable: 1 },
      forecast: { batches: 1 },
      sms_parts: null,
      sms_parts_total: null,
    })
    expect(codesOf(validation.advice)).toEqual(['spam_not_checked', 'no_text_part', 'dkim_off', 'bounces_unknown'])
  })

  test('include a marketing email without a postal address', async () => {
    const senderId = await addSender(account.id, { settings: { postalAddress: null } })
    const { campaign } = await draft(account, {
      manual: [{ email: 'ada@acme-tools.com' }],
      consent,
      email_config_id: senderId,
    })
    expect(codesOf((await validate(campaign.id)).problems)).toEqual(['sender_address_missing'])
    expect(campaign.compliance.can_spam_compliant).toBe(false)
  })

  test.each([
    ['sender_inactive', { isActive: false }],
    ['sender_unverified', { isVerified: false }],
    ['sender_domain_unverified', { fromProof: null }],
  ])('include a sender: %s', async (code, given) => {
    const { campaign } = await draft(account, {
      manual: [{ email: 'ada@acme-tools.com' }],
      consent,
      email_config_id: await addSender(account.id, given),
    })
    expect(codesOf((await validate(campaign.id)).problems)).toEqual([code])
  })

  test('include a missing sender, subject, recipient list and unsubscribe link', async () => {
    const { id } = await addCampaign(account.id, { status: 'draft', subject: null, includeUnsubscribe: false })
    expect(codesOf((await validate(id)).problems)).toEqual(['no_recipients', 'sender_missing', 'subject_missing'])
    const senderId = await addSender(account.id)
    const other = await addCampaign(account.id, { status: 'draft', senderId, includeUnsubscribe: false })
    expect(codesOf((await validate(other.id)).problems)).toEqual(['no_recipients', 'unsubscribe_missing'])
    const content = '<a href="{{unsubscribe_url}}">Leave</a>'
    const own = await addCampaign(account.id, { status: 'draft', senderId, includeUnsubscribe: false, content })
    expect(codesOf((await validate(own.id)).problems)).toEqual(['no_recipients'])
  })

  test('include a plan without campaigns', async () => {
    const poor = await mintAccount()
    const { id } = await addCampaign(poor.id, { status: 'draft', senderId: await addSender(poor.id) })
    expect(codesOf((await validate(id, poor)).problems)).toContain('feature_not_in_plan')
  })

  test('include an audience of which everyone is excluded', async () => {
    const own = await mintCampaigner()
    const { campaign } = await draft(own, { manual: [{ email: 'a@acme-tools.com' }, { email: 'b@acme-tools.com' }] })
    const first = await validate(campaign.id, own)
    expect(first.recipients).toEqual({ ...NOBODY_LEFT_OUT, total: 2, without_consent: 2 })
    expect(codesOf(first.problems)).toEqual(['no_recipients'])
    await suppress(contextOf(own.id), {
      accountId: own.id,
      channel: 'email',
      address: 'a@acme-tools.com',
      reason: 'manual',
    })
    const second = await validate(campaign.id, own)
    expect(second.recipients).toEqual({ ...NOBODY_LEFT_OUT, total: 2, suppressed: 1, without_consent: 1 })
  })
})

describe('the text', () => {
  const manual = [
    { email: 'a@acme-tools.com', name: 'Ada' },
    { email: 'b@acme-tools.com', name: 'Bob' },
  ]
  /** Gives Ada the field, as an imported column does. */
  const addIndustry = (id: string) =>
    dataOf(account.id).run(
      sql`UPDATE recipients SET fields = '{"industry":"Tools"}' WHERE campaign_id = ${id} AND name = 'Ada'`,
    )

  test('may use only fields that some recipient has', async () => {
    const { campaign } = await draft(account, {
      subject: 'Hello {{frist_name|there}}',
      content:
        '<p>{{industry}} {{city}} {{ first_name | upcase }}</p>\n<p>{% if industri == "Tools" %}{{shoe_size}}{% endif %}</p>',
      manual,
      consent,
    })
    await addIndustry(campaign.id)
    const texts = (await validate(campaign.id)).problems.map(({ code, text }) => `${code}: ${text}`)
    expect(texts).toEqual([
      'unknown_field: Line 1: {{frist_name}} is not a field of these recipients. Did you mean {{first_name}}?',
      'unknown_field: Line 2: {{shoe_size}} is not a field of these recipients. Import it as a column of the recipients, or remove it.',
      'unknown_field: Line 2: “industri” in {% if industri == "Tools" %} is not a field of these recipients. Did you mean {{industry}}?',
    ])
    const refused = await account.fail(sendingContract.sendCampaign, { params: { id: campaign.id }, body: {} })
    expect(refused).toMatchObject({ httpStatus: 422, code: 'validation_failed' })
    expect(refused.message).toContain('Did you mean {{first_name}}?')
  })

  test('must be valid template syntax, or the line is reported', async () => {
    const { campaign } = await draft(account, {
      content: '<p>Hi</p>\n<p>{% if name %}{{ name | shout: 3 }}</p>',
      manual,
      consent,
    })
    expect((await validate(campaign.id)).problems).toMatchObject([
      { code: 'template_syntax', text: expect.stringMatching(/^Line 2: {% if name %}\. This tag is never closed/) },
      { code: 'template_syntax', text: expect.stringMatching(/^Line 2: .*There is no filter “shout”/) },
    ])
  })

  test('warns about fields without a value, whose recipients can be listed and removed', async () => {
    const { campaign } = await draft(account, {
      content: '<p>{{industry}} {{city|town}} {% if country %}{{country}}{% endif %}</p>',
      manual,
      consent,
    })
    await addIndustry(campaign.id)
    const { missing_fields, can_send } = await validate(campaign.id)
    expect(can_send).toBe(true)
    expect(missing_fields).toEqual([{ name: 'industry', recipients: 1, examples: ['Bob'] }])
    const params = { id: campaign.id }
    const listed = await account.call(recipientsContract.listRecipients, { params, query: { missing: 'Industry' } })
    expect(listed.data.recipients.map(({ recipient_name }) => recipient_name)).toEqual(['Bob'])
    const { data } = await account.call(recipientsContract.removeRecipients, { params, body: { missing: 'industry' } })
    expect(data.removed).toBe(1)
    expect((await validate(campaign.id)).missing_fields).toEqual([])
  })
})

describe('warnings', () => {
  test('include fields that recipients lack, without a fallback', async () => {
    const { campaign } = await draft(account, {
      subject: 'Hello {{first_name}}',
      content: '<p>{{name|there}} of {{company}} in {{city}}</p>',
      manual: [{ email: 'a@acme-tools.com', name: 'Ada', company: 'Acme' }, { email: 'b@acme-tools.com' }],
      consent,
    })
    const { advice } = await validate(campaign.id)
    const missing = advice.filter(({ code }) => code === 'merge_field_missing').map(({ text }) => text)
    expect(missing).toHaveLength(3)
    expect(missing[0]).toMatch(/^1 recipient has no first_name/)
    expect(missing[2]).toMatch(/^2 recipients have no city/)
  })

  test('include a spam score that many mailboxes would reject', async () => {
    const { id } = await addCampaign(account.id, { status: 'draft', spamScore: 80 })
    expect(codesOf((await validate(id)).advice)).toContain('spam_score_high')
  })

  test('include a text message of several parts', async () => {
    const { campaign } = await draft(account, {
      type: 'sms',
      content: 'x'.repeat(200),
      manual: [{ phone: '+491712345678' }],
      consent,
    })
    const validation = await validate(campaign.id)
    expect(validation.sms_parts).toBeGreaterThan(1)
    expect(codesOf(validation.advice)).toContain('sms_over_one_part')
  })
})

describe('the progress of a campaign', () => {
  const rows = (['pending', 'claimed', 'sent', 'bounced', 'failed', 'skipped', 'unknown', 'delivered'] as const).map(
    (state) => ({ state }),
  )

  test('includes the estimated end', async () => {
    const { id } = await addCampaign(account.id, { status: 'sending', senderId: await addSender(account.id), rows })
    const { data } = await account.call(sendingContract.getCampaignProgress, { params: { id } })
    expect(data.progress).toMatchObject({
      campaign_status: 'sending',
      total_recipients: 8,
      pending_count: 2,
      sent_count: 3,
      failed_count: 1,
      skipped_count: 1,
      unknown_count: 1,
      percent: 75,
    })
    expect(Date.parse(data.progress.finishes_at!)).toBeGreaterThan(Date.now() - 60_000)
  })

  test('has no estimated end while it is paused', async () => {
    const { id } = await addCampaign(account.id, { status: 'paused', senderId: await addSender(account.id), rows })
    const { data } = await account.call(sendingContract.getCampaignProgress, { params: { id } })
    expect(data.progress.finishes_at).toBeNull()
  })
})

describe('a preview', () => {
  const BODY = { type: 'email' as const, subject: 'Hello {{name}}', content: '<p>Hi {{name}} {{city}}</p>' }

  test('shows what the given recipient would get', async () => {
    const sender = await addSender(account.id)
    const { id, recipientIds } = await addCampaign(account.id, {
      rows: [
        { state: 'pending', name: '<b>Ada</b>' },
        { state: 'pending', name: 'Bob' },
      ],
    })
    const body = { ...BODY, email_config_id: sender, campaign_id: id, recipient_id: recipientIds[0]! }
    const { data } = await account.call(sendingContract.previewCampaign, { body })
    expect(data.subject).toBe('Hello <b>Ada</b>')
    expect(data.html).toContain('Hi &lt;b&gt;Ada&lt;/b&gt;')
    expect(data.html).toContain('Acme Ltd, 1 Road, London')
    expect(data.text).toContain('/api/u/')
    expect(data.missing).toEqual(['city'])
  })

  test('reports the fields, conditions and variants behind it, the same each time', async () => {
    const { id, recipientIds } = await addCampaign(account.id, {
      status: 'draft',
      rows: [{ state: 'pending', name: 'Ada', fields: { country: 'DE' } }, { state: 'pending' }],
    })
    const preview = async (recipient_id: string) => {
      const content =
        '<p>{Hi|Hello} {{name|there}}</p>{% if country == "DE" %}<p>Hallo</p>{% else %}<p>Hey</p>{% endif %}'
      const body = { ...BODY, subject: 'A', content, campaign_id: id, recipient_id }
      return (await account.call(sendingContract.previewCampaign, { body })).data
    }
    const ada = await preview(recipientIds[0]!)
    expect(ada).toMatchObject({
      recipient: { name: 'Ada' },
      fields: [{ name: 'name', value: 'Ada', fell_back: false }],
      conditions: [{ condition: '{% if country == "DE" %}', taken: '{% if country == "DE" %}' }],
      alternatives: [{ options: ['Hi', 'Hello'], chosen: expect.stringMatching(/^(?:Hi|Hello)$/) }],
      problems: [],
    })
    expect(ada.html).toContain(`<p>${ada.alternatives[0]!.chosen} Ada</p>`)
    expect((await preview(recipientIds[0]!)).alternatives).toEqual(ada.alternatives)
    expect(await preview(recipientIds[1]!)).toMatchObject({
      fields: [{ name: 'name', value: '', fell_back: true }],
      conditions: [{ taken: '{% else %}' }],
    })
  })

  test('uses sample data without a recipient, and counts the parts of a text message', async () => {
    const { data } = await account.call(sendingContract.previewCampaign, {
      body: { type: 'sms', content: 'Hi {{name}}' },
    })
    expect(data).toMatchObject({ html: null, sms: { encoding: 'gsm7' } })
    expect(data.text).toMatch(/^Hi Ada Example Stop: http/)
  })

  test('shows nothing of another account', async () => {
    const other = await mintCampaigner()
    const { id, recipientIds } = await addCampaign(other.id, { rows: [{ state: 'pending' }] })
    for (const body of [
      { ...BODY, campaign_id: id },
      { ...BODY, recipient_id: recipientIds[0]! },
      { ...BODY, email_config_id: await addSender(other.id) },
    ])
      expect((await account.fail(sendingContract.previewCampaign, { body })).httpStatus).toBe(404)
  })
})

/** Opts the owner of an address out of collection after it was added. */
async function optOut(accountId: string, address: string) {
  const hash = await optOutHash(contextOf(accountId), { kind: 'email', value: address })
  await db.run(
    sql`INSERT INTO opt_outs (hash, kind, proof, created_at) VALUES (${hash}, 'email', 'mail', ${new Date().toISOString()})`,
  )
  noteOptOut()
}

test('people who opted out, were erased or share an organization with another recipient are neither counted nor sent to', async () => {
  const own = await mintCampaigner()
  const at = (tag: string) => `${tag}.${own.id.slice(-8)}@sink.test`
  const { campaign } = await draft(own, {
    email_config_id: await addSinkSender(own.id),
    manual: ['ada', 'bea', 'cid', 'dan', 'eve'].map((name) => ({ email: at(name), name })),
    consent,
  })
  const row = (name: string, organization: string | null) =>
    dataOf(own.id).run(sql`UPDATE recipients SET organization = ${organization} WHERE address = ${at(name)}`)
  for (const name of ['ada', 'bea', 'eve']) await row(name, null)
  await optOut(own.id, at('ada'))
  const erasedHashes = await erasedHash(contextOf(own.id), own.id, { kind: 'email', value: at('bea') })
  await dataOf(own.id).run(sql`
    INSERT INTO erased_values (account_id, hash, erased_at) VALUES (${own.id}, ${erasedHashes}, ${new Date().toISOString()})`)
  const validation = await validate(campaign.id, own)
  expect(validation.recipients).toEqual({ ...NOBODY_LEFT_OUT, total: 5, sendable: 2, refused: 2, same_organization: 1 })
  expect(codesOf(validation.advice)).toContain('same_organization')
  await own.call(sendingContract.sendCampaign, { params: { id: campaign.id }, body: {} })
  const quiet = quietContext(own.id)
  await sendAll(quiet.ctx, own.id, campaign.id)
  const rows = await recipientsOf(own.id, campaign.id)
  expect(rows.map(({ state }) => state)).toEqual(['skipped', 'skipped', 'sent', 'skipped', 'sent'])
  expect(await arrivals(rows.map(({ address }) => address))).toEqual([0, 0, 1, 0, 1])
})

test('with one address per organization turned off, everyone at it is emailed', async () => {
  const manual = [{ email: 'a@acme-tools.com' }, { email: 'b@acme-tools.com' }]
  const { campaign } = await draft(account, { manual, consent, one_per_organization: false })
  expect((await validate(campaign.id)).recipients).toMatchObject({ sendable: 2, same_organization: 0 })
  const params = { id: campaign.id }
  await account.call(contract.updateCampaign, { params, body: { one_per_organization: true } })
  expect((await validate(campaign.id)).recipients).toMatchObject({ sendable: 1, same_organization: 1 })
})

describe('a person with several addresses', () => {
  /** A person with two addresses, and a sequence to both of them and to someone else. */
  async function begun() {
    const own = await mintCampaigner()
    const tag = own.id.slice(-8)
    const [work, home, other] = [`ada.${tag}@work.test`, `ada.${tag}@home.test`, `ben.${tag}@work.test`] as const
    const { sourceId } = await addCrawl(own.id)
    await sayContacts(own.id, sourceId, [
      { name: 'Ada Byron', emails: [work, home] },
      { name: 'Ben Clark', emails: [other] },
    ])
    const senderId = await addSinkSender(own.id)
    const { steps } = await addSequence(own.id, { senderId, to: [work, other], follow: [{ hours: 0 }] })
    const quiet = quietContext(own.id)
    const first = steps[0]!
    await sendAll(quiet.ctx, own.id, first)
    const add = (address: string) =>
      dataOf(own.id).run(sql`INSERT INTO recipients (id, account_id, campaign_id, address, data_source, created_at)
        VALUES (${newId()}, ${own.id}, ${first}, ${address}, 'Entered by hand', ${new Date().toISOString()})`)
    await add(home)
    return { own, work, home, other, steps, first, quiet }
  }
  const stateAt = async (accountId: string, campaignId: string, address: string) =>
    (await recipientsOf(accountId, campaignId)).find((row) => row.address === address)?.state

  test.each(['replied_at', 'bounced_at', 'unsubscribed_at', 'complained_at'])(
    'gets nothing at any of them once one of them has %s, and is not counted',
    async (what) => {
      const { own, work, home, other, steps, first, quiet } = await begun()
      await dataOf(own.id).run(
        sql`UPDATE recipients SET ${sql.raw(what)} = sent_at WHERE campaign_id = ${first} AND address = ${work}`,
      )
      expect((await validate(first, own)).recipients).toMatchObject({ sendable: 0, stopped: 1 })
      await dataOf(own.id).run(sql`UPDATE campaigns SET next_at = '2020-01-01T00:00:00.000Z' WHERE id = ${first}`)
      for (const id of [first, ...steps]) await sendAll(quiet.ctx, own.id, id)
      expect(await stateAt(own.id, first, home)).toBe('skipped')
      expect(await stateAt(own.id, steps[1]!, work)).toBe('skipped')
      expect(await arrivals([work, home, other])).toEqual([1, 0, 2])
    },
  )

  test('who unsubscribed at one of them is excluded from other campaigns, but not if it only bounced', async () => {
    const { own, work, home } = await begun()
    const senderId = await addSinkSender(own.id)
    const rows = [{ state: 'pending' as const, address: home }]
    const { id } = await addCampaign(own.id, { status: 'draft', requireOptIn: false, senderId, rows })
    const list = (reason: 'bounced' | 'unsubscribed') =>
      suppress(contextOf(own.id), { accountId: own.id, channel: 'email', address: work, reason })
    await list('bounced')
    expect((await validate(id, own)).recipients).toMatchObject({ sendable: 1, suppressed: 0 })
    await dataOf(own.id).run(sql`DELETE FROM suppressions WHERE account_id = ${own.id}`)
    await list('unsubscribed')
    expect((await validate(id, own)).recipients).toMatchObject({ sendable: 0, suppressed: 1 })
  })

  test('who unsubscribed at one of them does not wait again when a campaign is sent to the unreached', async () => {
    const { own, work, home } = await begun()
    const senderId = await addSinkSender(own.id)
    const rows = [home, `else.${own.id.slice(-8)}@work.test`].map((address) => ({ state: 'failed' as const, address }))
    const { id } = await addCampaign(own.id, { status: 'sent', requireOptIn: false, senderId, rows })
    await suppress(contextOf(own.id), { accountId: own.id, channel: 'email', address: work, reason: 'unsubscribed' })
    await own.call(sendingContract.resendCampaign, { params: { id }, body: { recipients: 'failed' } })
    expect(await statesOf(own.id, id)).toEqual({ failed: 1, pending: 1 })
    expect(await stateAt(own.id, id, home)).toBe('failed')
  })

  test('is separate from other people with the same mailbox', async () => {
    const own = await mintCampaigner()
    const { sourceId } = await addCrawl(own.id)
    const shared = `office.${own.id.slice(-8)}@work.test`
    await sayContacts(own.id, sourceId, [
      { name: 'Ada Byron', emails: ['ada@work.test', shared] },
      { name: 'Ben Clark', emails: ['ben@work.test', shared] },
    ])
    await suppress(contextOf(own.id), { accountId: own.id, channel: 'email', address: shared, reason: 'unsubscribed' })
    const rows = ['ada@work.test', shared].map((address) => ({ state: 'pending' as const, address }))
    const { id } = await addCampaign(own.id, { status: 'draft', requireOptIn: false, rows })
    expect((await validate(id, own)).recipients).toMatchObject({ sendable: 1, suppressed: 1 })
  })
})
