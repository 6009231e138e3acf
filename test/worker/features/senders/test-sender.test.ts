import { env } from 'cloudflare:workers'
import { generateKeyPairSync } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as deliverability from '../../../../src/contracts/senders/deliverability.ts'
import * as contract from '../../../../src/contracts/senders/senders.ts'
import { suppressionHash } from '../../../../src/domain/suppressions/suppressions.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { publishedKeyOf } from '../../../../src/platform/smtp/dkim-key.ts'
import { actingFor, dataOf } from '../../support/factories.ts'
import { at, mintVerifiedSender, type SenderOwner } from './support.ts'

const { starttls, hostile } = env.SMTP_PORTS
const newPhone = () => `+1555${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}99`

let owner: SenderOwner
beforeEach(async () => {
  owner = await mintVerifiedSender()
})

describe('testing a mail server', () => {
  test('signs in, and delivers a message on request', async () => {
    const { id } = await owner.addEmail({ port: starttls, encryption: 'tls' })
    const to = `${newId()}@example.org`
    const tested = await owner.call(contract.testEmailConfig, at(id, { email: to }))
    expect(tested).toMatchObject({ status: 'successful', data: { config: { is_verified: true, problem: null } } })
    expect(tested.message).toContain(to)
    const arrived = await (await fetch(`${env.SMTP_ORIGIN}/messages?to=${to}`)).json<unknown[]>()
    expect(arrived).toMatchObject([{ from: 'news@acme.test', isSecure: true }])
  })

  test('reports and stores the failure', async () => {
    const { id } = await owner.addEmail({ password: 'wrong' })
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
    const { id } = await owner.addEmail({ port: hostile })
    const failed = await owner.fail(
      contract.testEmailConfig,
      at(id, { email: `rcpt.550-5.1.1.${newId()}@example.org` }),
    )
    expect(failed.message).toMatch(/^Signed in, but the server refused the recipient.*5\.1\.1/)
  })

  test('sends nothing to suppressed addresses', async () => {
    const { id } = await owner.addEmail()
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
    const { id } = await owner.addEmail({ from_email: `hello@${newId()}.test` })
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
    const ids = [(await owner.addEmail()).id, (await owner.addEmail()).id]
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
    const { id } = await owner.addSms()
    expect((await owner.fail(contract.testSmsConfig, at(id, { phone }))).httpStatus).toBe(429)
    // The limit also holds per address across accounts.
    const other = await mintVerifiedSender()
    const theirs = await other.addEmail()
    expect((await other.fail(contract.testEmailConfig, at(theirs.id, { email: to }))).httpStatus).toBe(429)
  })
})

describe('testing an SMS provider', () => {
  test.each(['twilio', 'messagebird', 'vonage'] as const)(
    '%s distinguishes its key from a wrong one',
    async (provider) => {
      const { id } = await owner.addSms({ provider })
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
    const { id } = await owner.addSms({ provider: 'custom', custom })
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
    const { id } = await owner.addEmail({
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
    const { id } = await owner.addEmail({ from_email: `news@${newId()}.com` })
    expect(await codes()).toEqual(
      expect.arrayContaining([
        ['not_verified', id],
        ['spf_missing', id],
        ['postal_address_missing', id],
      ]),
    )
  })
})
