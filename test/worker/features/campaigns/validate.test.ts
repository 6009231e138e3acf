import { beforeAll, describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/campaigns.ts'
import { suppress } from '../../../../src/core/suppressions.ts'
import { contextOf, mintAccount } from '../../support/factories.ts'
import { addCampaign, addSender, type Campaigner, draft, mintCampaigner } from './support.ts'

let account: Campaigner
beforeAll(async () => {
  account = await mintCampaigner()
})

const validate = async (id: string, by: Pick<Campaigner, 'call'> = account) =>
  (await by.call(contract.validateCampaign, { params: { id } })).data.validation
const codesOf = (notes: readonly { code: string }[]) => notes.map(({ code }) => code)
const consent = 'Signed up at the fair'

describe('what stands in the way of sending', () => {
  test('is nothing for a campaign that has what it needs', async () => {
    const { campaign } = await draft(account, { manual: [{ email: 'ada@acme-tools.com', name: 'Ada' }], consent })
    const validation = await validate(campaign.id)
    expect(validation).toMatchObject({
      can_send: true,
      problems: [],
      recipients: { total: 1, sendable: 1, suppressed: 0, without_consent: 0 },
      forecast: { batches: 1 },
      sms_parts: null,
      sms_parts_total: null,
    })
    expect(codesOf(validation.advice)).toEqual(['spam_not_checked', 'no_text_part', 'dkim_off', 'bounces_unknown'])
  })

  test('is a marketing email without a postal address', async () => {
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
  ])('is a sender: %s', async (code, given) => {
    const { campaign } = await draft(account, {
      manual: [{ email: 'ada@acme-tools.com' }],
      consent,
      email_config_id: await addSender(account.id, given),
    })
    expect(codesOf((await validate(campaign.id)).problems)).toEqual([code])
  })

  test('is no sender, no subject, nobody to send to and no way out', async () => {
    const { id } = await addCampaign(account.id, { status: 'draft', subject: null, includeUnsubscribe: false })
    expect(codesOf((await validate(id)).problems)).toEqual(['no_recipients', 'sender_missing', 'subject_missing'])
    const senderId = await addSender(account.id)
    const other = await addCampaign(account.id, { status: 'draft', senderId, includeUnsubscribe: false })
    expect(codesOf((await validate(other.id)).problems)).toEqual(['no_recipients', 'unsubscribe_missing'])
    const content = '<a href="{{unsubscribe_url}}">Leave</a>'
    const own = await addCampaign(account.id, { status: 'draft', senderId, includeUnsubscribe: false, content })
    expect(codesOf((await validate(own.id)).problems)).toEqual(['no_recipients'])
  })

  test('is a plan without campaigns', async () => {
    const poor = await mintAccount()
    const { id } = await addCampaign(poor.id, { status: 'draft', senderId: await addSender(poor.id) })
    expect(codesOf((await validate(id, poor)).problems)).toContain('feature_not_in_plan')
  })

  test('is that nobody may be written to', async () => {
    const own = await mintCampaigner()
    const { campaign } = await draft(own, { manual: [{ email: 'a@acme-tools.com' }, { email: 'b@acme-tools.com' }] })
    const first = await validate(campaign.id, own)
    expect(first.recipients).toEqual({ total: 2, sendable: 0, suppressed: 0, without_consent: 2 })
    expect(codesOf(first.problems)).toEqual(['no_recipients'])
    await suppress(contextOf(own.id), {
      accountId: own.id,
      channel: 'email',
      address: 'a@acme-tools.com',
      reason: 'manual',
    })
    const second = await validate(campaign.id, own)
    expect(second.recipients).toEqual({ total: 2, sendable: 0, suppressed: 1, without_consent: 1 })
  })
})

describe('what should be looked at', () => {
  test('are fields that recipients have not, without something else to say', async () => {
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

  test('is a spam score that many mailboxes would not take', async () => {
    const { id } = await addCampaign(account.id, { status: 'draft', spamScore: 80 })
    expect(codesOf((await validate(id)).advice)).toContain('spam_score_high')
  })

  test('is a text message that comes to several parts', async () => {
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

describe('how far a campaign is', () => {
  const rows = (['pending', 'claimed', 'sent', 'bounced', 'failed', 'skipped', 'unknown', 'delivered'] as const).map(
    (state) => ({ state }),
  )

  test('is told with when it will be through', async () => {
    const { id } = await addCampaign(account.id, { status: 'sending', senderId: await addSender(account.id), rows })
    const { data } = await account.call(contract.getCampaignProgress, { params: { id } })
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

  test('is not told to end while it is paused', async () => {
    const { id } = await addCampaign(account.id, { status: 'paused', senderId: await addSender(account.id), rows })
    const { data } = await account.call(contract.getCampaignProgress, { params: { id } })
    expect(data.progress.finishes_at).toBeNull()
  })
})

describe('a preview', () => {
  const BODY = { type: 'email' as const, subject: 'Hello {{name}}', content: '<p>Hi {{name}} {{city}}</p>' }

  test('is what the recipient that is named would get', async () => {
    const sender = await addSender(account.id)
    const { id, recipientIds } = await addCampaign(account.id, {
      rows: [
        { state: 'pending', name: '<b>Ada</b>' },
        { state: 'pending', name: 'Bob' },
      ],
    })
    const body = { ...BODY, email_config_id: sender, campaign_id: id, recipient_id: recipientIds[0]! }
    const { data } = await account.call(contract.previewCampaign, { body })
    expect(data.subject).toBe('Hello <b>Ada</b>')
    expect(data.html).toContain('Hi &lt;b&gt;Ada&lt;/b&gt;')
    expect(data.html).toContain('Acme Ltd, 1 Road, London')
    expect(data.text).toContain('/api/u/')
    expect(data.missing).toEqual(['city'])
  })

  test('is an example where nobody is named, and counts the parts of a text message', async () => {
    const { data } = await account.call(contract.previewCampaign, { body: { type: 'sms', content: 'Hi {{name}}' } })
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
      expect((await account.fail(contract.previewCampaign, { body })).httpStatus).toBe(404)
  })
})
