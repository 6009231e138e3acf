import { env } from 'cloudflare:workers'
import { generateKeyPairSync } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as deliverability from '../../../../src/contracts/senders/deliverability.ts'
import * as senderFields from '../../../../src/contracts/senders/sender-fields.ts'
import * as contract from '../../../../src/contracts/senders/senders.ts'
import { plans } from '../../../../src/db/schema/control/billing.ts'
import type { EmailSettings } from '../../../../src/db/schema/data/senders.ts'
import {
  fromRecordOf,
  openEmailSecrets,
  openSmsSecrets,
  requireSender,
} from '../../../../src/domain/senders/senders.ts'
import { suppressionHash } from '../../../../src/domain/suppressions/suppressions.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { publishedKeyOf } from '../../../../src/platform/smtp/dkim-key.ts'
import { actingFor, dataOf, db, mintAccount } from '../../support/factories.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>
const { plain, starttls, hostile } = env.SMTP_PORTS
const newPhone = (end = '99') => `+1555${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}${end}`

async function mintSender(plan: { hasEmailCampaigns?: boolean; hasSmsCampaigns?: boolean } = {}): Promise<Account> {
  const account = await mintAccount()
  await db.run(sql`UPDATE plans SET has_email_campaigns = ${plan.hasEmailCampaigns === false ? 0 : 1},
    has_sms_campaigns = ${plan.hasSmsCampaigns === false ? 0 : 1}
    WHERE id = (SELECT plan_id FROM subscriptions WHERE account_id = ${account.id})`)
  return account
}
const email = (more: object = {}) => ({
  body: {
    ...{ name: 'News', host: '127.0.0.1', port: plain, encryption: 'none' as const, from_name: 'Acme' },
    ...{ from_email: 'news@acme.test', username: 'canary-user@acme.test', password: 'canary-password' },
    ...more,
  },
})
const sms = (more: object = {}) => ({
  body: {
    ...{ name: 'Texts', provider: 'twilio' as const, from_number: '+1 (555) 123-4567' },
    ...{ api_key: 'canary-key-ACxy', api_secret: 'canary-secret-zz' },
    ...more,
  },
})

let owner: Account
beforeEach(async () => {
  owner = await mintSender()
  // The record that verifies its addresses.
  const sender = { accountId: owner.id, settings: { fromEmail: 'news@acme.test' } as EmailSettings }
  const { name, value } = await fromRecordOf(await actingFor(owner.id), sender)
  await fetch(`${new URL(env.DNS_URL).origin}/publish?${new URLSearchParams({ name, text: value })}`)
})
const addEmail = async (more: object = {}, account = owner) =>
  (await account.call(contract.createEmailConfig, email(more))).data.config
const addSms = async (more: object = {}, account = owner) =>
  (await account.call(contract.createSmsConfig, sms(more))).data.config
const at = (id: string, body: object = {}) => ({ params: { id }, body: body as never })

describe('a secret is used only for the destination that it was entered for', () => {
  const credentials = { username: 'another-user', password: 'another-password' }

  test.each([
    ['another host', { host: 'localhost' }],
    ['another port', { port: starttls }],
    ['another host, with blank credentials', { host: 'localhost', username: ' ', password: '  ' }],
    ['no encryption', { encryption: 'none' }],
  ])('mail: %s requires the credentials again', async (_what, change) => {
    const { id } = await addEmail({ encryption: 'tls' })
    const refused = await owner.fail(contract.updateEmailConfig, at(id, change))
    expect(refused).toMatchObject({
      httpStatus: 422,
      errors: { username: [expect.stringMatching(/again/)], password: [expect.stringMatching(/again/)] },
    })
    const half = await owner.fail(contract.updateEmailConfig, at(id, { ...change, username: '', password: 'new' }))
    expect(half.errors).toEqual({ username: [expect.any(String)] })
    const ctx = await actingFor(owner.id)
    const secretsNow = async () => openEmailSecrets(ctx, await requireSender(ctx, 'email', id))
    expect((await requireSender(ctx, 'email', id)).settings).toMatchObject({ host: '127.0.0.1', port: plain })
    expect(await secretsNow()).toMatchObject({ password: 'canary-password' })
    await owner.call(contract.updateEmailConfig, at(id, { ...change, ...credentials }))
    expect(await secretsNow()).toMatchObject(credentials)
  })

  test('mail: the same server keeps them, also after turning on encryption', async () => {
    const { id } = await addEmail()
    for (const change of [
      { host: '127.0.0.1' },
      { port: plain },
      { encryption: 'tls' },
      { from_name: 'B', password: '' },
    ])
      await owner.call(contract.updateEmailConfig, at(id, change))
    const ctx = await actingFor(owner.id)
    expect(await openEmailSecrets(ctx, await requireSender(ctx, 'email', id))).toMatchObject({
      password: 'canary-password',
    })
  })

  const custom = { url: `${env.SMS_ORIGIN}/custom/200`, body: '{{key}} {{secret}}' }
  test.each([
    ['another provider', {}, { provider: 'vonage' }],
    ['a custom provider', {}, { provider: 'custom', custom }],
    ['another region', { provider: 'aws_sns', region: 'eu-west-1' }, { region: 'us-east-1' }],
    ['another URL', { provider: 'custom', custom }, { custom: { ...custom, url: `${env.SMS_ORIGIN}/elsewhere` } }],
  ])('text messages: %s requires the credentials again', async (_what, was, change) => {
    const { id } = await addSms(was)
    const refused = await owner.fail(contract.updateSmsConfig, at(id, change))
    expect(refused).toMatchObject({ httpStatus: 422 })
    expect(Object.keys(refused.errors ?? {}).toSorted()).toEqual(['api_key', 'api_secret'])
    const half = await owner.fail(contract.updateSmsConfig, at(id, { ...change, api_key: 'new', api_secret: ' ' }))
    expect(Object.keys(half.errors ?? {})).toEqual(['api_secret'])
    await owner.call(contract.updateSmsConfig, at(id, { ...change, api_key: 'new-key', api_secret: 'new-secret' }))
    const ctx = await actingFor(owner.id)
    expect(await openSmsSecrets(ctx, await requireSender(ctx, 'sms', id))).toMatchObject({ apiSecret: 'new-secret' })
  })

  test('text messages: a renamed custom provider at the same URL keeps them, and so do omitted fields', async () => {
    const { id } = await addSms({ provider: 'custom', custom: { ...custom, headers: { 'x-api-key': '{{key}}' } } })
    const { config } = (await owner.call(contract.updateSmsConfig, at(id, { custom: { method: 'PUT' } }))).data
    expect(config.custom).toMatchObject({ ...custom, method: 'PUT', headers: { 'x-api-key': '{{key}}' } })
  })
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
    const config = await addEmail()
    const texts = await addSms()
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
    const { id } = await addEmail()
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
    const { id, has_report_key } = await addSms({ provider: 'vonage', report_key: 'canary-report' })
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
    const { id } = await addEmail()
    await owner.call(contract.updateEmailConfig, at(id, { name: 'Other' }))
    await owner.call(contract.deleteEmailConfig, { params: { id } })
    const rows = await dataOf(owner.id).all<{ action: string }>(
      sql`SELECT action FROM audit_events WHERE object_id = ${id} ORDER BY id`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['sender.create', 'sender.update', 'sender.delete'])
    expect((await owner.call(contract.listEmailConfigs, {})).data.configs).toEqual([])
  })
})

describe('changing a sender', () => {
  test('keeps omitted fields and blank secrets', async () => {
    const before = await addEmail({ reply_to: 'help@acme.test', postal_address: 'Main Street 1', is_default: true })
    const after = (
      await owner.call(contract.updateEmailConfig, at(before.id, { name: 'Other', password: '', username: '' }))
    ).data.config
    expect(after).toEqual({ ...before, name: 'Other', updated_at: after.updated_at })
    const ctx = await actingFor(owner.id)
    expect(await openEmailSecrets(ctx, await requireSender(ctx, 'email', before.id))).toMatchObject({
      password: 'canary-password',
    })
    const cleared = (
      await owner.call(contract.updateEmailConfig, at(before.id, { reply_to: '', postal_address: null }))
    ).data.config
    expect(cleared).toMatchObject({ reply_to: null, postal_address: null })
  })

  test('returns the URLs for bounces, replies and reports, but never again the key of reports', async () => {
    const { id } = await addEmail({
      bounce_address: 'bounces@acme.test',
      collect_replies: true,
      report_key: 'canary-key',
    })
    const change = async (body: object) => (await owner.call(contract.updateEmailConfig, at(id, body))).data.config
    const kept = { bounce_address: 'bounces@acme.test', collect_replies: true, has_report_key: true }
    const shown = await change({ name: 'Other', report_key: '' })
    expect(shown).toMatchObject(kept)
    expect(shown.report_urls.sendgrid).toMatch(/\/api\/mail-reports\/sendgrid\/[\w-]{64}$/)
    expect(JSON.stringify(shown)).not.toContain('canary')
    expect(await change({ bounce_address: '', collect_replies: false })).toMatchObject({
      bounce_address: null,
      collect_replies: false,
    })
    const long = await owner.fail(contract.updateEmailConfig, at(id, { bounce_address: `${'b'.repeat(32)}@acme.test` }))
    expect(long.errors).toEqual({ bounce_address: ['Use at most 31 characters before the @'] })
  })

  test('keeps the omitted fields of a part, whatever the defaults are', async () => {
    const compliance = { use_spf: false, use_dmarc: false, require_opt_in: false, include_unsubscribe: false }
    const limits = { max_recipients_per_hour: 7, max_recipients_per_day: 70 }
    const { id } = await addEmail({ compliance, limits, warm_up: { from: 5, step: 3 } })
    const change = async (body: object) => (await owner.call(contract.updateEmailConfig, at(id, body))).data.config
    expect(await change({ compliance: { use_spf: true }, limits: { max_recipients_per_day: 71 } })).toMatchObject({
      compliance: { ...compliance, use_spf: true, use_dkim: false },
      limits: { max_recipients_per_hour: 7, max_recipients_per_day: 71 },
      warm_up: { from: 5, step: 3 },
    })
    expect((await change({ limits: {}, compliance: {}, warm_up: { step: 4 } })).warm_up).toEqual({ from: 5, step: 4 })
    expect((await change({ name: 'Other' })).limits).toEqual({ ...limits, max_recipients_per_day: 71 })
    const texts = await addSms({ limits })
    const changed = await owner.call(contract.updateSmsConfig, at(texts.id, { limits: { max_recipients_per_hour: 8 } }))
    expect(changed.data.config.limits).toEqual({ ...limits, max_recipients_per_hour: 8 })
  })

  test('restarts warm-up when it is turned off and on, and continues it on other changes', async () => {
    const { id, limit_today } = await addEmail({ warm_up: { from: 20, step: 10 } })
    expect(limit_today).toBe(20)
    const change = async (body: object) => (await owner.call(contract.updateEmailConfig, at(id, body))).data.config
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    await dataOf(owner.id).run(sql`UPDATE senders SET warm_up_since = ${day(3)} WHERE id = ${id}`)
    expect(await change({ name: 'Other' })).toMatchObject({ warm_up: { from: 20, step: 10 }, limit_today: 50 })
    expect(await change({ warm_up: { from: 20, step: 20 } })).toMatchObject({ limit_today: 80 })
    expect(await change({ limits: { max_recipients_per_day: 60 } })).toMatchObject({ limit_today: 60 })
    expect(await change({ warm_up: null })).toMatchObject({ warm_up: null, limit_today: 60 })
    expect(await change({ warm_up: { from: 20, step: 10 } })).toMatchObject({ limit_today: 20 })
    expect((await change({ warm_up: null })).warm_up).toBeNull()
    expect(await change({ warm_up: {} })).toMatchObject({ warm_up: { from: 20, step: 10 } })
  })

  test('leaves the first sender of a type as its default, whatever it says', async () => {
    const [first, second] = [await addEmail(), await addEmail()]
    const texts = await addSms({ is_default: false })
    expect([first, second, texts].map((one) => one.is_default)).toEqual([true, false, true])
    const other = await mintSender()
    const both = await Promise.all([addEmail({}, other), addEmail({}, other)])
    expect(both.filter((one) => one.is_default)).toHaveLength(1)
  })

  test('of connection fields resets the verification, other changes keep it', async () => {
    const { id } = await addEmail()
    const credentials = { username: 'canary-user@acme.test', password: 'canary-password' }
    const verify = () => owner.call(contract.testEmailConfig, at(id))
    expect((await verify()).data.config.is_verified).toBe(true)
    const change = async (body: object) =>
      (await owner.call(contract.updateEmailConfig, at(id, body))).data.config.is_verified
    expect(await change({ name: 'Other', is_default: true, from_name: 'B', password: '' })).toBe(true)
    for (const body of [
      { password: 'another' },
      { host: 'localhost', ...credentials },
      { from_email: 'b@acme.test' },
    ]) {
      expect(await change(body)).toBe(false)
      await verify()
    }
    expect(await change({ port: starttls, encryption: 'tls', ...credentials })).toBe(false)
  })

  test('keeps one default per type, which can be moved', async () => {
    const [a, b] = [await addEmail({ is_default: true }), await addEmail({ is_default: true })]
    const text = await addSms({ is_default: true })
    const defaults = async () =>
      (await owner.call(contract.listEmailConfigs, {})).data.configs.filter((one) => one.is_default).map(({ id }) => id)
    expect(await defaults()).toEqual([b.id])
    await owner.call(contract.updateEmailConfig, at(a.id, { is_default: true }))
    expect(await defaults()).toEqual([a.id])
    expect((await owner.call(contract.getSmsConfig, { params: { id: text.id } })).data.config.is_default).toBe(true)
    const changed = await owner.call(contract.updateEmailConfig, at(a.id, { is_active: false }))
    expect(changed.data.config.is_active).toBe(false)
  })

  test('an account has at most fifty senders per type, and a rejected one does not move the default', async () => {
    const { id } = await addEmail({ is_default: true })
    await dataOf(
      owner.id,
    ).run(sql`WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < ${senderFields.SENDERS_MAX - 1})
      INSERT INTO senders (id, account_id, channel, name, settings, secrets, per_hour, per_day, created_at, updated_at)
      SELECT ${id} || x, account_id, channel, name, settings, secrets, per_hour, per_day, created_at, updated_at FROM senders, n WHERE id = ${id}`)
    expect(await owner.fail(contract.createEmailConfig, email({ is_default: true }))).toMatchObject({ httpStatus: 409 })
    const { configs } = (await owner.call(contract.listEmailConfigs, {})).data
    expect(configs.filter((one) => one.is_default).map((one) => one.id)).toEqual([id])
  })
})

describe('senders reject', () => {
  test('a plan without the feature, except for turning off and deleting', async () => {
    const { id } = await addEmail()
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
    const { id } = await addEmail()
    const stranger = await mintSender()
    for (const call of [contract.getEmailConfig, contract.deleteEmailConfig, deliverability.checkCompliance] as const)
      expect(await stranger.fail(call, { params: { id } })).toMatchObject({ httpStatus: 404 })
    expect(await stranger.fail(contract.updateEmailConfig, at(id, { name: 'x' }))).toMatchObject({ httpStatus: 404 })
    expect(await stranger.fail(contract.testEmailConfig, at(id))).toMatchObject({ httpStatus: 404 })
    expect(await owner.fail(contract.getSmsConfig, { params: { id } })).toMatchObject({ httpStatus: 404 })
  })
})

describe('testing a mail server', () => {
  test('signs in, and delivers a message on request', async () => {
    const { id } = await addEmail({ port: starttls, encryption: 'tls' })
    const to = `${newId()}@example.org`
    const tested = await owner.call(contract.testEmailConfig, at(id, { email: to }))
    expect(tested).toMatchObject({ status: 'successful', data: { config: { is_verified: true, problem: null } } })
    expect(tested.message).toContain(to)
    const arrived = await (await fetch(`${env.SMTP_ORIGIN}/messages?to=${to}`)).json<unknown[]>()
    expect(arrived).toMatchObject([{ from: 'news@acme.test', isSecure: true }])
  })

  test('reports and stores the failure', async () => {
    const { id } = await addEmail({ password: 'wrong' })
    const failed = await owner.fail(contract.testEmailConfig, at(id))
    expect(failed).toMatchObject({
      httpStatus: 422,
      message: expect.stringMatching(/refused the username or password/),
    })
    const { config } = (await owner.call(contract.getEmailConfig, { params: { id } })).data
    expect(config).toMatchObject({ is_verified: false, problem: failed.message })
    await owner.call(contract.updateEmailConfig, at(id, { password: 'right' }))
    expect((await owner.call(contract.testEmailConfig, at(id))).data.config).toMatchObject({
      is_verified: true,
      problem: null,
    })
  })

  test('reports a rejected recipient or sender', async () => {
    const { id } = await addEmail({ port: hostile })
    const failed = await owner.fail(
      contract.testEmailConfig,
      at(id, { email: `rcpt.550-5.1.1.${newId()}@example.org` }),
    )
    expect(failed.message).toMatch(/^Signed in, but the server refused the recipient.*5\.1\.1/)
  })

  test('sends nothing to suppressed addresses', async () => {
    const { id } = await addEmail()
    const to = `${newId()}@example.org`
    const hash = await suppressionHash(await actingFor(owner.id), owner.id, 'email', to)
    await dataOf(owner.id).run(sql`INSERT INTO suppressions (account_id, channel, hash, hint, reason, created_at)
      VALUES (${owner.id}, 'email', ${hash}, 'x', 'unsubscribed', ${new Date().toISOString()})`)
    expect((await owner.fail(contract.testEmailConfig, at(id, { email: to }))).errors).toHaveProperty('email')
    expect(await (await fetch(`${env.SMTP_ORIGIN}/messages?to=${to}`)).json()).toEqual([])
  })
})

describe('test messages', () => {
  const arrived = async (to: string) =>
    (await (await fetch(`${env.SMTP_ORIGIN}/messages?to=${encodeURIComponent(to)}`)).json<unknown[]>()).length

  test('go only to the account itself while the From address is unverified', async () => {
    const { id } = await addEmail({ from_email: `hello@${newId()}.test` })
    const to = `${newId()}@example.org`
    const refused = await owner.fail(contract.testEmailConfig, at(id, { email: to }))
    expect(refused).toMatchObject({ httpStatus: 422, errors: { email: [expect.stringMatching(/^Confirm hello@/)] } })
    expect(await arrived(to)).toBe(0)
    await owner.call(contract.testEmailConfig, at(id, { email: owner.email }))
    expect(await arrived(owner.email)).toBe(1)
    // The connection itself may be tested.
    await owner.call(contract.testEmailConfig, at(id))
  })

  test('are limited to ten an hour per account, across senders and concurrent requests', async () => {
    const ids = [(await addEmail()).id, (await addEmail()).id]
    const to = `${newId()}@example.org`
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        owner.send(contract.testEmailConfig, { params: { id: ids[at % 2]! }, body: { email: to } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
    expect(await arrived(to)).toBe(10)
    const phone = newPhone()
    const { id } = await addSms()
    expect((await owner.fail(contract.testSmsConfig, at(id, { phone }))).httpStatus).toBe(429)
    // The limit also holds per address across accounts.
    const other = await mintSender()
    const sender = { accountId: other.id, settings: { fromEmail: 'news@acme.test' } as EmailSettings }
    const { name, value } = await fromRecordOf(await actingFor(other.id), sender)
    await fetch(`${new URL(env.DNS_URL).origin}/publish?${new URLSearchParams({ name, text: value })}`)
    const theirs = await addEmail({}, other)
    expect((await other.fail(contract.testEmailConfig, at(theirs.id, { email: to }))).httpStatus).toBe(429)
  })
})

describe('testing an SMS provider', () => {
  test.each(['twilio', 'messagebird', 'vonage'] as const)(
    '%s distinguishes its key from a wrong one',
    async (provider) => {
      const { id } = await addSms({ provider })
      expect((await owner.call(contract.testSmsConfig, at(id))).data.config).toMatchObject({ is_verified: true })
      const wrong = provider === 'messagebird' ? { api_key: 'wrong' } : { api_secret: 'wrong' }
      await owner.call(contract.updateSmsConfig, at(id, wrong))
      const failed = await owner.fail(contract.testSmsConfig, at(id))
      expect(failed).toMatchObject({ httpStatus: 422, message: expect.stringMatching(/refused the key/) })
      expect((await owner.call(contract.getSmsConfig, { params: { id } })).data.config).toMatchObject({
        problem: failed.message,
      })
    },
  )

  test('sends a message for a custom provider', async () => {
    const custom = {
      url: `${env.SMS_ORIGIN}/custom/200`,
      headers: { 'x-api-key': '{{key}}' },
      id_path: 'messages.0.id',
    }
    const { id } = await addSms({ provider: 'custom', custom })
    expect((await owner.fail(contract.testSmsConfig, at(id))).message).toMatch(/Enter a phone number/)
    const phone = newPhone()
    await owner.call(contract.testSmsConfig, at(id, { phone }))
    const sent = await (await fetch(`${env.SMS_ORIGIN}/messages?to=${encodeURIComponent(phone)}`)).json()
    expect(sent).toMatchObject([{ provider: 'custom', to: phone, from: '+15551234567' }])
  })
})

describe('the domain of a sender', () => {
  const publish = (name: string, ...texts: string[]) => {
    const query = new URLSearchParams([['name', name], ...texts.map((text) => ['text', text])])
    return fetch(`${env.DNS_URL}`.replace('/dns-query', `/publish?${query}`))
  }
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

  test('is checked live, and its score improves with its records', async () => {
    const domain = `${newId()}.com`
    const { id } = await addEmail({
      ...{ from_email: `news@${domain}`, dkim_selector: 'mail1', dkim_domain: domain, dkim_private_key: privateKey },
      compliance: { use_dkim: true },
    })
    const check = async () => (await owner.call(deliverability.checkCompliance, { params: { id } })).data.compliance
    const codes = async () => (await check()).findings.map(({ code }) => code)
    expect(await check()).toMatchObject({ domain, is_compliant: false })
    expect(await codes()).toEqual(
      expect.arrayContaining([
        'spf_missing',
        'dkim_missing',
        'dmarc_missing',
        'postal_address_missing',
        'encryption_none',
        'mx_good',
      ]),
    )
    await publish(domain, 'v=spf1 ip4:192.0.2.1 -all', 'v=spf1 mx ~all')
    await publish(`mail1._domainkey.${domain}`, 'v=DKIM1; k=rsa; p=')
    await publish(`_dmarc.${domain}`, 'v=DMARC1; p=none')
    expect(await codes()).toEqual(expect.arrayContaining(['spf_multiple', 'dkim_revoked', 'dmarc_none']))
    await publish(domain, 'v=spf1 mx -all')
    await publish(`mail1._domainkey.${domain}`, `v=DKIM1; k=rsa; p=${publishedKeyOf(privateKey)}`)
    await publish(`_dmarc.${domain}`, 'v=DMARC1; p=reject')
    await owner.call(
      contract.updateEmailConfig,
      at(id, {
        ...{ port: starttls, encryption: 'tls', postal_address: 'Main Street 1' },
        ...{ username: 'canary-user@acme.test', password: 'canary-password' },
      }),
    )
    expect(await check()).toMatchObject({ is_compliant: true })
    expect(await codes()).toEqual(expect.arrayContaining(['spf_good', 'dkim_good', 'dmarc_reject']))
  })

  test('recommendations list its problems first', async () => {
    const codes = async () =>
      (await owner.call(deliverability.readRecommendations, {})).data.recommendations.map(({ code, config_id }) => [
        code,
        config_id,
      ])
    expect(await codes()).toEqual([['no_sender', null]])
    const { id } = await addEmail({ from_email: `news@${newId()}.com` })
    expect(await codes()).toEqual(
      expect.arrayContaining([
        ['not_verified', id],
        ['spf_missing', id],
        ['postal_address_missing', id],
      ]),
    )
  })
})

test('the delivery rate covers the last thirty days, and is null before the first message', async () => {
  const { id } = await addEmail()
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
