import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as deliverability from '../../../../src/contracts/senders/deliverability.ts'
import * as contract from '../../../../src/contracts/senders/senders.ts'
import { plans } from '../../../../src/db/schema/control/plans.ts'
import { openEmailSecrets, openSmsSecrets, requireSender } from '../../../../src/domain/senders/senders.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { actingFor, dataOf, db } from '../../support/factories.ts'
import { at, email, mintSender, mintVerifiedSender, type SenderOwner, sms } from './support.ts'

let owner: SenderOwner
beforeEach(async () => {
  owner = await mintVerifiedSender()
})

describe('a stored sender', () => {
  test('has the specified defaults', async () => {
    const { body } = email()
    const { port: _, encryption: __, ...bare } = { ...body, host: 'smtp.acme.test' }
    const { config } = (await owner.call(contract.createEmailConfig, { body: bare })).data
    expect(config).toMatchObject({
      ...{ port: 587, encryption: 'tls', is_active: true, is_verified: false, is_default: true },
      ...{ warm_up: null, limit_today: 1000 },
      limits: { max_recipients_per_hour: 100, max_recipients_per_day: 1000 },
      compliance: { use_spf: true, use_dmarc: true, use_dkim: false, require_opt_in: true, include_unsubscribe: true },
      reputation: { delivery_rate: null },
    })
  })

  test('is returned without secrets, which no dump of the tables contains either', async () => {
    const config = await owner.addEmail()
    const texts = await owner.addSms()
    const shown = [
      config,
      texts,
      await owner.call(contract.listEmailConfigs, {}),
      await owner.call(contract.listSmsConfigs, {}),
    ]
    expect(JSON.stringify(shown)).not.toContain('canary')
    expect(config.username_end).toBe('test')
    expect(texts.api_key_end).toBe('ACxy')
    const rows = [
      await dataOf(owner.id).all(sql`SELECT * FROM senders`),
      await dataOf(owner.id).all(sql`SELECT * FROM audit_events`),
    ]
    expect(JSON.stringify(rows)).not.toContain('canary')
  })

  test('has secrets that decrypt only in its own row', async () => {
    const { id } = await owner.addEmail()
    const ctx = await actingFor(owner.id)
    const row = await requireSender(ctx, 'email', id)
    expect(await openEmailSecrets(ctx, row)).toEqual({
      ...{ username: 'canary-user@acme.test', password: 'canary-password', dkimPrivateKey: null, reportKey: null },
    })
    const stranger = await mintSender()
    await expect(openEmailSecrets(ctx, { ...row, accountId: stranger.id })).rejects.toThrow(/sealed elsewhere/)
    await expect(openSmsSecrets(ctx, { ...row, id: newId() })).rejects.toThrow(/sealed elsewhere/)
  })

  test("has the provider's signing secret for reports, if it has one of its own", async () => {
    const { id, has_report_key } = await owner.addSms({ provider: 'vonage', report_key: 'canary-report' })
    expect(has_report_key).toBe(true)
    await dataOf(owner.id).run(sql`UPDATE senders SET is_verified = 1 WHERE id = ${id}`)
    const change = async (body: object) => (await owner.call(contract.updateSmsConfig, at(id, body))).data.config
    const ctx = await actingFor(owner.id)
    const keyNow = async () => (await openSmsSecrets(ctx, await requireSender(ctx, 'sms', id))).reportKey
    expect(await change({ report_key: '' })).toMatchObject({ has_report_key: true, is_verified: true })
    expect(await change({ report_key: 'another' })).toMatchObject({ has_report_key: true, is_verified: true })
    expect(await keyNow()).toBe('another')
    expect(await change({ report_key: null })).toMatchObject({ has_report_key: false, is_verified: true })
    await change({ report_key: 'canary-report' })
    const credentials = { api_key: 'other', api_secret: 'other' }
    expect(await change({ provider: 'messagebird', ...credentials })).toMatchObject({ has_report_key: false })
    expect(await change({ provider: 'twilio', report_key: 'canary-report', ...credentials })).toMatchObject({
      has_report_key: false,
    })
    expect(await keyNow()).toBeNull()
    const rows = [
      await dataOf(owner.id).all(sql`SELECT * FROM senders`),
      await dataOf(owner.id).all(sql`SELECT * FROM audit_events`),
    ]
    expect(JSON.stringify(rows)).not.toContain('canary-report')
  })

  test('is audited', async () => {
    const { id } = await owner.addEmail()
    await owner.call(contract.updateEmailConfig, at(id, { name: 'Other' }))
    await owner.call(contract.deleteEmailConfig, { params: { id } })
    const rows = await dataOf(owner.id).all<{ action: string }>(
      sql`SELECT action FROM audit_events WHERE object_id = ${id} ORDER BY id`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['sender.create', 'sender.update', 'sender.delete'])
    expect((await owner.call(contract.listEmailConfigs, {})).data.configs).toEqual([])
  })
})

describe('senders reject', () => {
  test('a plan without the feature, except for turning off and deleting', async () => {
    const { id } = await owner.addEmail()
    await db
      .update(plans)
      .set({ hasEmailCampaigns: false })
      .where(sql`id = (SELECT plan_id FROM subscriptions WHERE account_id = ${owner.id})`)
    for (const failed of [
      await owner.fail(contract.createEmailConfig, email()),
      await owner.fail(contract.updateEmailConfig, at(id, { name: 'x' })),
      await owner.fail(contract.testEmailConfig, at(id)),
    ])
      expect(failed).toMatchObject({ code: 'feature_not_in_plan' })
    await owner.call(contract.updateEmailConfig, at(id, { is_active: false }))
    await owner.call(contract.deleteEmailConfig, { params: { id } })
    const withoutSms = await mintSender({ hasSmsCampaigns: false })
    expect(await withoutSms.fail(contract.createSmsConfig, sms())).toMatchObject({ code: 'feature_not_in_plan' })
  })

  test.each(['name', 'from_name', 'host'])('a line break in %s', async (field) => {
    const failed = await owner.fail(contract.createEmailConfig, email({ [field]: 'Acme\r\nBcc: everyone@example.org' }))
    expect(failed.httpStatus === 400 || failed.httpStatus === 422).toBe(true)
  })

  test.each(['reply_to', 'from_email'])('a line break in the address %s', async (field) => {
    const failed = await owner.fail(contract.createEmailConfig, email({ [field]: 'a@acme.test\r\nBcc: b@example.org' }))
    expect(failed.httpStatus).toBe(422)
  })

  test.each(['127.0.0.1/x', 'a b', 'user@acme.test', '１２７.0.0.1'])('the host %s', async (host) => {
    expect(await owner.fail(contract.createEmailConfig, email({ host }))).toMatchObject({
      ...{ httpStatus: 400, code: 'url_not_allowed', message: 'This address cannot be called.' },
    })
  })

  test('signing without a key, or with an invalid one', async () => {
    const compliance = { use_dkim: true }
    const failed = await owner.fail(contract.createEmailConfig, email({ compliance }))
    expect(Object.keys(failed.errors ?? {})).toEqual(['dkim_selector', 'dkim_domain', 'dkim_private_key'])
    const dkim = { compliance, dkim_selector: 'mail1', dkim_domain: 'acme.test', dkim_private_key: 'none' }
    expect((await owner.fail(contract.createEmailConfig, email(dkim))).errors).toHaveProperty('dkim_private_key')
  })

  test('the sender of another account, and of the other type', async () => {
    const { id } = await owner.addEmail()
    const stranger = await mintSender()
    for (const call of [contract.getEmailConfig, contract.deleteEmailConfig, deliverability.checkCompliance] as const)
      expect(await stranger.fail(call, { params: { id } })).toMatchObject({ httpStatus: 404 })
    expect(await stranger.fail(contract.updateEmailConfig, at(id, { name: 'x' }))).toMatchObject({ httpStatus: 404 })
    expect(await stranger.fail(contract.testEmailConfig, at(id))).toMatchObject({ httpStatus: 404 })
    expect(await owner.fail(contract.getSmsConfig, { params: { id } })).toMatchObject({ httpStatus: 404 })
  })
})

test('the delivery rate covers the last thirty days, and is null before the first message', async () => {
  const { id } = await owner.addEmail()
  const data = dataOf(owner.id)
  const now = new Date().toISOString()
  const addCampaign = async (startedAt: string, states: Record<string, number>) => {
    const campaign = newId()
    await data.run(sql`INSERT INTO campaigns (id, account_id, name, type, content, sender_id, require_opt_in, include_unsubscribe, track_opens, track_clicks,
      batch_size, batch_delay, started_at, created_at, updated_at)
      VALUES (${campaign}, ${owner.id}, 'x', 'email', 'x', ${id}, 1, 1, 0, 0, 100, 1, ${startedAt}, ${startedAt}, ${startedAt})`)
    for (const [state, count] of Object.entries(states))
      for (let at = 0; at < count; at++)
        await data.run(sql`INSERT INTO recipients (id, account_id, campaign_id, address, data_source, state, created_at)
          VALUES (${newId()}, ${owner.id}, ${campaign}, ${newId()}, 'x', ${state}, ${now})`)
  }
  const rate = async () =>
    (await owner.call(contract.getEmailConfig, { params: { id } })).data.config.reputation.delivery_rate
  await addCampaign(now, { pending: 2, skipped: 1 })
  expect(await rate()).toBeNull()
  await addCampaign(now, { sent: 2, delivered: 1, bounced: 1 })
  await addCampaign('2020-01-01T00:00:00.000Z', { failed: 3 })
  expect(await rate()).toBe(75)
})
