import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as senderFields from '../../../../src/contracts/senders/sender-fields.ts'
import * as contract from '../../../../src/contracts/senders/senders.ts'
import { openEmailSecrets, openSmsSecrets, requireSender } from '../../../../src/domain/senders/senders.ts'
import { actingFor, dataOf } from '../../support/factories.ts'
import { at, email, mintSender, mintVerifiedSender, type SenderOwner } from './support.ts'

const { plain, starttls } = env.SMTP_PORTS

let owner: SenderOwner
beforeEach(async () => {
  owner = await mintVerifiedSender()
})

describe('a secret is used only for the destination that it was entered for', () => {
  const credentials = { username: 'another-user', password: 'another-password' }

  test.each([
    ['another host', { host: 'localhost' }],
    ['another port', { port: starttls }],
    ['another host, with blank credentials', { host: 'localhost', username: ' ', password: '  ' }],
    ['no encryption', { encryption: 'none' }],
  ])('mail: %s requires the credentials again', async (_what, change) => {
    const { id } = await owner.addEmail({ encryption: 'tls' })
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
    const { id } = await owner.addEmail()
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
    const { id } = await owner.addSms(was)
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
    const { id } = await owner.addSms({
      provider: 'custom',
      custom: { ...custom, headers: { 'x-api-key': '{{key}}' } },
    })
    const { config } = (await owner.call(contract.updateSmsConfig, at(id, { custom: { method: 'PUT' } }))).data
    expect(config.custom).toMatchObject({ ...custom, method: 'PUT', headers: { 'x-api-key': '{{key}}' } })
  })
})

describe('changing a sender', () => {
  test('keeps omitted fields and blank secrets', async () => {
    const before = await owner.addEmail({
      reply_to: 'help@acme.test',
      postal_address: 'Main Street 1',
      is_default: true,
    })
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
    const { id } = await owner.addEmail({
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
    const { id } = await owner.addEmail({ compliance, limits, warm_up: { from: 5, step: 3 } })
    const change = async (body: object) => (await owner.call(contract.updateEmailConfig, at(id, body))).data.config
    expect(await change({ compliance: { use_spf: true }, limits: { max_recipients_per_day: 71 } })).toMatchObject({
      compliance: { ...compliance, use_spf: true, use_dkim: false },
      limits: { max_recipients_per_hour: 7, max_recipients_per_day: 71 },
      warm_up: { from: 5, step: 3 },
    })
    expect((await change({ limits: {}, compliance: {}, warm_up: { step: 4 } })).warm_up).toEqual({ from: 5, step: 4 })
    expect((await change({ name: 'Other' })).limits).toEqual({ ...limits, max_recipients_per_day: 71 })
    const texts = await owner.addSms({ limits })
    const changed = await owner.call(contract.updateSmsConfig, at(texts.id, { limits: { max_recipients_per_hour: 8 } }))
    expect(changed.data.config.limits).toEqual({ ...limits, max_recipients_per_hour: 8 })
  })

  test('restarts warm-up when it is turned off and on, and continues it on other changes', async () => {
    const { id, limit_today } = await owner.addEmail({ warm_up: { from: 20, step: 10 } })
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
    const [first, second] = [await owner.addEmail(), await owner.addEmail()]
    const texts = await owner.addSms({ is_default: false })
    expect([first, second, texts].map((one) => one.is_default)).toEqual([true, false, true])
    const other = await mintSender()
    const both = await Promise.all([other.addEmail(), other.addEmail()])
    expect(both.filter((one) => one.is_default)).toHaveLength(1)
  })

  test('of connection fields resets the verification, other changes keep it', async () => {
    const { id } = await owner.addEmail()
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
    const [a, b] = [await owner.addEmail({ is_default: true }), await owner.addEmail({ is_default: true })]
    const text = await owner.addSms({ is_default: true })
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
    const { id } = await owner.addEmail({ is_default: true })
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
