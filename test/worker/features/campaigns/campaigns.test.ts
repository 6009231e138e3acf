import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/campaigns/campaigns.ts'
import * as recipientsContract from '../../../../src/contracts/campaigns/recipients.ts'
import * as sendingContract from '../../../../src/contracts/campaigns/sending.ts'
import { runBatch } from '../../../../src/db/batch.ts'
import { recipients } from '../../../../src/db/schema/data/campaigns.ts'
import { suppressStatement } from '../../../../src/domain/suppressions/list-statements.ts'
import { suppressionHash, type ToSuppress } from '../../../../src/domain/suppressions/suppressions.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { contextOf, dataOf, mintAccount } from '../../support/factories.ts'
import { addCampaign, addSender, type Campaigner, draft, mintCampaigner } from './support.ts'

let account: Campaigner
beforeAll(async () => {
  account = await mintCampaigner()
})

const BODY = { name: 'Spring', type: 'email' as const, subject: 'Hello', content: '<p>Hello</p>' }

describe('a new campaign', () => {
  test('is a draft with the defaults of the form, and no recipients', async () => {
    const { campaign, recipients } = await draft(account)
    expect(campaign).toMatchObject({
      status: 'draft',
      batch_size: 100,
      batch_delay: 1,
      require_opt_in: true,
      include_unsubscribe: true,
      sender_name: 'Main',
      statistics: { total_recipients: 0 },
      compliance: { spam_score: null, passed_spam_check: false, gdpr_compliant: true, can_spam_compliant: true },
    })
    expect(recipients.total_recipients).toBe(0)
  })

  test('accepts recipients, and reports the result for each', async () => {
    const { recipients } = await draft(account, {
      manual: [{ email: 'Ada@Acme-Tools.com', name: 'Ada' }, { email: 'ada@acme-tools.com' }, { email: 'none' }],
    })
    expect(recipients).toEqual({ added: 1, known: 1, invalid: 1, suppressed: 0, refused: 0, total_recipients: 1 })
  })

  test('requires the fields of its type', async () => {
    const missing = await account.fail(contract.createCampaign, { body: { ...BODY, subject: '' } })
    expect(missing.errors).toEqual({
      subject: ['Subject is required'],
      email_config_id: ['Choose an email configuration'],
    })
    const sms = await account.fail(contract.createCampaign, { body: { name: 'A', type: 'sms', content: 'Hi' } })
    expect(sms.errors).toEqual({ sms_config_id: ['Choose an SMS configuration'] })
  })

  test.each(['A\r\nBcc: x@y.z', 'A\nB', 'A\u2028B'])('rejects a subject with several lines: %j', async (subject) => {
    const email_config_id = await addSender(account.id)
    const { httpStatus } = await account.fail(contract.createCampaign, { body: { ...BODY, subject, email_config_id } })
    expect(httpStatus).toBe(422)
  })

  test('uses a sender of the account, of the same type', async () => {
    const other = await mintCampaigner()
    for (const email_config_id of [newId(), await addSender(other.id), await addSender(account.id, { channel: 'sms' })])
      expect((await account.fail(contract.createCampaign, { body: { ...BODY, email_config_id } })).httpStatus).toBe(404)
  })

  test('requires a plan that includes campaigns of its type', async () => {
    const poor = await mintAccount()
    const email_config_id = await addSender(poor.id)
    const { code } = await poor.fail(contract.createCampaign, { body: { ...BODY, email_config_id } })
    expect(code).toBe('feature_not_in_plan')
  })
})

describe('a list of campaigns', () => {
  test('is filtered by status, type and text, newest first, with the totals of each', async () => {
    const own = await mintCampaigner()
    const first = await addCampaign(own.id, { name: 'Autumn', status: 'draft', createdAt: '2026-01-01T00:00:00.000Z' })
    const second = await addCampaign(own.id, { name: 'Winter', type: 'sms', status: 'sent', rows: [{ state: 'sent' }] })
    const idsOf = async (query: object) =>
      (await own.call(contract.listCampaigns, { query })).data.campaigns.map(({ id }) => id)
    expect(await idsOf({})).toEqual([second.id, first.id])
    expect(await idsOf({ status: 'draft' })).toEqual([first.id])
    expect(await idsOf({ type: 'sms', status: 'all' })).toEqual([second.id])
    expect(await idsOf({ search: 'autu' })).toEqual([first.id])
    const { data } = await own.call(contract.listCampaigns, { query: { per_page: 1 } })
    expect(data.pagination).toEqual({ current_page: 1, last_page: 2, per_page: 1, total: 2 })
    expect(data.campaigns[0]!.statistics).toMatchObject({ total_recipients: 1, sent_count: 1 })
  })
})

describe('changing a campaign', () => {
  const bodyOf = (email_config_id: string | null) => ({ ...BODY, name: 'Summer', email_config_id })

  test('keeps its recipients, and clears the spam score of the old content', async () => {
    const { campaign } = await draft(account, { manual: [{ email: 'a@acme-tools.com' }] })
    const { data } = await account.call(contract.updateCampaign, {
      params: { id: campaign.id },
      body: bodyOf(campaign.email_config_id),
    })
    expect(data.campaign).toMatchObject({ name: 'Summer', statistics: { total_recipients: 1 } })
  })

  test.each(['sending', 'sent', 'cancelled', 'failed'] as const)('is rejected while it is %s', async (status) => {
    const { id } = await addCampaign(account.id, { status })
    const sender = await addSender(account.id)
    const { httpStatus } = await account.fail(contract.updateCampaign, { params: { id }, body: bodyOf(sender) })
    expect(httpStatus).toBe(409)
  })

  test('while it is paused accepts only name, content and pace', async () => {
    const senderId = await addSender(account.id)
    const { id } = await addCampaign(account.id, { status: 'paused', senderId })
    const body = { ...bodyOf(senderId), content: '<p>New</p>', batch_size: 7 }
    const { data } = await account.call(contract.updateCampaign, { params: { id }, body })
    expect(data.campaign).toMatchObject({ content: '<p>New</p>', batch_size: 7, status: 'paused' })
    const other = await account.send(contract.updateCampaign, {
      params: { id },
      body: { ...body, require_opt_in: false },
    })
    expect(other.status).toBe(409)
  })

  test('never turns addresses of one type into recipients of the other', async () => {
    const { campaign } = await draft(account, { manual: [{ email: 'a@acme-tools.com' }] })
    const sms_config_id = await addSender(account.id, { channel: 'sms' })
    const body = { name: 'A', type: 'sms' as const, content: 'Hi', sms_config_id }
    expect((await account.fail(contract.updateCampaign, { params: { id: campaign.id }, body })).httpStatus).toBe(422)
  })
})

describe('deleting a campaign', () => {
  test.each(['draft', 'sent', 'failed', 'cancelled'] as const)(
    'that is %s deletes everything that belongs to it',
    async (status) => {
      const { id } = await addCampaign(account.id, { status, rows: [{ state: 'pending' }, { state: 'sent' }] })
      await account.call(contract.deleteCampaign, { params: { id } })
      expect((await account.fail(contract.getCampaign, { params: { id } })).httpStatus).toBe(404)
    },
  )

  test.each(['sending', 'paused', 'scheduled'] as const)('is rejected while it is %s', async (status) => {
    const { id } = await addCampaign(account.id, { status, rows: [{ state: 'pending' }] })
    expect((await account.fail(contract.deleteCampaign, { params: { id } })).httpStatus).toBe(409)
    const { data } = await account.call(contract.getCampaign, { params: { id } })
    expect(data.campaign.statistics.total_recipients).toBe(1)
  })
})

describe('duplicating a campaign', () => {
  test('copies its content and optionally its recipients, all of them waiting', async () => {
    const { id } = await addCampaign(account.id, {
      status: 'sent',
      rows: [
        { state: 'sent', fields: { city: 'Berlin' } },
        { state: 'bounced' },
        { state: 'sent', address: 'erased:x' },
      ],
    })
    const without = await account.call(contract.duplicateCampaign, { params: { id }, body: { name: 'Copy' } })
    expect(without.data.campaign).toMatchObject({ name: 'Copy', status: 'draft', statistics: { total_recipients: 0 } })
    const copy = await account.call(contract.duplicateCampaign, {
      params: { id },
      body: { name: 'Copy', with_recipients: true },
    })
    expect(copy.data.campaign.statistics).toMatchObject({ total_recipients: 2, pending_count: 2, sent_count: 0 })
    expect(copy.data.campaign.merge_fields).toContain('city')
  })
})

describe('sending a campaign again', () => {
  const ALL = ['sent', 'delivered', 'bounced', 'failed', 'skipped', 'unknown', 'pending'] as const
  const rows = ALL.map((state) => ({
    state,
    sentAt: '2026-01-01T00:00:00.000Z',
    openedAt: state === 'pending' ? null : '2026-01-02T00:00:00.000Z',
  }))

  test('resets all recipients of a sent one to waiting', async () => {
    const { id } = await addCampaign(account.id, { status: 'sent', rows })
    const { data } = await account.call(sendingContract.resendCampaign, { params: { id }, body: {} })
    expect(data.campaign).toMatchObject({ status: 'draft', started_at: null })
    expect(data.campaign.statistics).toMatchObject({ total_recipients: 7, pending_count: 7, opened_count: 0 })
  })

  test('resets only the recipients of a failed one who got nothing', async () => {
    const { id } = await addCampaign(account.id, { status: 'failed', rows })
    const { data } = await account.call(sendingContract.resendCampaign, { params: { id }, body: {} })
    expect(data.campaign.statistics).toMatchObject({ pending_count: 4, sent_count: 2, unknown_count: 1 })
  })

  test('on request resets only the recipients of a sent one who were not reached and may be contacted', async () => {
    const { id, recipientIds } = await addCampaign(account.id, { status: 'sent', rows })
    const gone: ToSuppress = {
      ...{ accountId: account.id, channel: 'email', reason: 'bounced', hint: 'g•••@acme-tools.com' },
      hash: await suppressionHash(contextOf(account.id), account.id, 'email', 'gone@acme-tools.com'),
    }
    await runBatch(dataOf(account.id), [suppressStatement(contextOf(account.id), gone)])
    const data = dataOf(account.id)
    const [bounced] = await data.select().from(recipients).where(eq(recipients.id, recipientIds[2]!))
    await data.insert(recipients).values({ ...bounced!, id: newId(), address: 'gone@acme-tools.com' })
    const { campaign } = (
      await account.call(sendingContract.resendCampaign, { params: { id }, body: { recipients: 'failed' } })
    ).data
    expect(campaign).toMatchObject({ status: 'draft', started_at: null })
    expect(campaign.statistics).toMatchObject({
      ...{ total_recipients: 8, pending_count: 3, failed_count: 0, bounced_count: 1 },
      ...{ sent_count: 3, delivered_count: 1, skipped_count: 1, unknown_count: 1, opened_count: 5 },
    })
  })

  test('to those who were not reached is rejected if there are none', async () => {
    const { id } = await addCampaign(account.id, { status: 'sent', rows: [{ state: 'sent' }, { state: 'unknown' }] })
    const failure = await account.fail(sendingContract.resendCampaign, {
      params: { id },
      body: { recipients: 'failed' },
    })
    expect(failure).toMatchObject({ httpStatus: 409, message: expect.stringMatching(/no one left/) })
    const { data } = await account.call(contract.getCampaign, { params: { id } })
    expect(data.campaign).toMatchObject({ status: 'sent', statistics: { sent_count: 1, unknown_count: 1 } })
  })

  test.each(['draft', 'scheduled', 'sending', 'paused', 'cancelled'] as const)(
    'is rejected while it is %s',
    async (status) => {
      const { id } = await addCampaign(account.id, { status, rows: [{ state: 'sent' }] })
      expect((await account.fail(sendingContract.resendCampaign, { params: { id }, body: {} })).httpStatus).toBe(409)
      const { data } = await account.call(contract.getCampaign, { params: { id } })
      expect(data.campaign.statistics.sent_count).toBe(1)
    },
  )
})

describe('deciding on messages with an unknown outcome', () => {
  test('that arrived marks them as sent', async () => {
    const { id, recipientIds } = await addCampaign(account.id, { rows: [{ state: 'unknown' }, { state: 'unknown' }] })
    const body = { recipient_ids: [recipientIds[0]!, newId()], as: 'sent' as const }
    expect((await account.call(recipientsContract.decideUnknown, { params: { id }, body })).data.decided).toBe(1)
    const { data } = await account.call(contract.getCampaign, { params: { id } })
    expect(data.campaign.statistics).toMatchObject({ sent_count: 1, unknown_count: 1 })
  })

  test('that did not arrive resets them to waiting, and a finished campaign continues', async () => {
    const { id, recipientIds } = await addCampaign(account.id, { status: 'sent', rows: [{ state: 'unknown' }] })
    const body = { recipient_ids: recipientIds, as: 'send_again' as const }
    expect((await account.call(recipientsContract.decideUnknown, { params: { id }, body })).data.decided).toBe(1)
    const { data } = await account.call(sendingContract.getCampaignStatus, { params: { id } })
    expect(['sending', 'paused', 'failed', 'sent']).toContain(data.campaign_status)
  })

  test('in any other state is rejected', async () => {
    const { id, recipientIds } = await addCampaign(account.id, { status: 'sent', rows: [{ state: 'sent' }] })
    const body = { recipient_ids: recipientIds, as: 'send_again' as const }
    expect((await account.call(recipientsContract.decideUnknown, { params: { id }, body })).data.decided).toBe(0)
    const { data } = await account.call(sendingContract.getCampaignStatus, { params: { id } })
    expect(data).toMatchObject({ campaign_status: 'sent', sent_count: 1 })
  })
})

describe('several senders', () => {
  test('keep their order and a safe pace through changes and copies', async () => {
    const account = await mintCampaigner()
    const ids = [await addSender(account.id), await addSender(account.id), await addSender(account.id)]
    const body = { name: 'Spring', type: 'email', subject: 'Hello', content: '<p>Hello</p>' } as const
    const make = async (senders: object) =>
      (await account.call(contract.createCampaign, { body: { ...body, ...senders } })).data.campaign
    const made = await make({ sender_ids: ids })
    expect(made).toMatchObject({
      ...{ email_config_id: ids[0], sender_ids: ids, sending_gap: { min: 60, max: 180 }, domain_limit: 10 },
    })
    expect(await make({ email_config_id: ids[1], sender_ids: [ids[0]!, ids[1]!] })).toMatchObject({
      ...{ email_config_id: ids[1], sender_ids: [ids[1], ids[0]] },
    })
    expect(await make({ sender_ids: ids, sending_gap: null, domain_limit: null })).toMatchObject({
      ...{ sending_gap: null, domain_limit: null },
    })
    // As before: one sender, at the pace of its batches.
    expect(await make({ email_config_id: ids[2] })).toMatchObject({
      ...{ sender_ids: [ids[2]], sending_gap: null, domain_limit: null },
    })
    const params = { id: made.id }
    const update = async (change: object) =>
      (await account.call(contract.updateCampaign, { params, body: change })).data.campaign
    expect(await update({ name: 'Summer' })).toMatchObject({ sender_ids: ids, domain_limit: 10 })
    expect(await update({ sending_gap: { max: 240 } })).toMatchObject({ sending_gap: { min: 60, max: 240 } })
    expect(await update({ email_config_id: ids[0], name: 'May' })).toMatchObject({ sender_ids: ids })
    const copy = (await account.call(contract.duplicateCampaign, { params, body: { name: 'Copy' } })).data.campaign
    expect(copy).toMatchObject({ sender_ids: ids, sending_gap: { min: 60, max: 240 }, domain_limit: 10 })
    expect(await update({ sender_ids: [ids[2]!, ids[0]!] })).toMatchObject({
      ...{ email_config_id: ids[2], sender_ids: [ids[2], ids[0]] },
    })
    // Naming a single sender ends the rotation.
    expect(await update({ email_config_id: ids[1] })).toMatchObject({
      ...{ email_config_id: ids[1], sender_ids: [ids[1]] },
    })
    const { senders } = (await account.call(sendingContract.listCampaignSenders, { params: { id: copy.id } })).data
    expect(senders.map(({ id, sent, left_out_at }) => [id, sent, left_out_at])).toEqual(ids.map((id) => [id, 0, null]))
  })

  test('must belong to the account, match the campaign’s type, and be listed once each', async () => {
    const [account, other] = [await mintCampaigner(), await mintCampaigner()]
    const own = await addSender(account.id)
    const body = { name: 'Spring', type: 'email', subject: 'Hello', content: '<p>Hello</p>' } as const
    const attempt = async (sender_ids: readonly string[]) =>
      (await account.fail(contract.createCampaign, { body: { ...body, sender_ids: [...sender_ids] } })).httpStatus
    expect(await attempt([own, await addSender(other.id)])).toBe(404)
    expect(await attempt([own, await addSender(account.id, { channel: 'sms' })])).toBe(404)
    expect(await attempt([own, own])).toBe(422)
    expect(await attempt([])).toBe(422)
    const second = await addSender(account.id)
    // A sender given on its own becomes the first of the list.
    const mixed = { ...body, sender_ids: [second], email_config_id: own }
    expect((await account.call(contract.createCampaign, { body: mixed })).data.campaign.sender_ids).toEqual([
      own,
      second,
    ])
  })
})
