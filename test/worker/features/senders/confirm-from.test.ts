import { env } from 'cloudflare:workers'
import { generateKeyPairSync } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/senders/senders.ts'
import { accounts } from '../../../../src/db/schema/control/accounts.ts'
import { requireSender } from '../../../../src/domain/senders/senders.ts'
import { confirmFrom, sendFromCode } from '../../../../src/features/senders/confirm-from.ts'
import { keepVerdict, updateSender } from '../../../../src/features/senders/store-sender.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { publishedKeyOf } from '../../../../src/platform/smtp/dkim-key.ts'
import { actingFor, dataOf, db } from '../../support/factories.ts'
import { mintCampaigner } from '../campaigns/support.ts'

const DAY_MS = 24 * 60 * 60 * 1000
type Owner = Awaited<ReturnType<typeof mintCampaigner>>
let owner: Owner
let domain: string
beforeEach(async () => {
  owner = await mintCampaigner()
  domain = `${newId()}.test`
})

const add = async (more: object = {}, account = owner) =>
  (
    await account.call(contract.createEmailConfig, {
      body: {
        ...{ name: 'News', host: '127.0.0.1', port: env.SMTP_PORTS.plain, encryption: 'none' as const },
        ...{ from_email: `news@${domain}`, username: 'u', password: 'p' },
        ...more,
      },
    })
  ).data.config
const at = (id: string, body: object = {}) => ({ params: { id }, body: body as never })
const publish = (name: string, text: string) =>
  fetch(`${new URL(env.DNS_URL).origin}/publish?${new URLSearchParams({ name, text })}`)

/** The services of the account, the mails they send, and an adjustable clock. */
async function mailing(account: Owner) {
  const [holder] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, account.id))
  const mails: { to: string; subject: string; text: string }[] = []
  let time = Date.now()
  const base = await actingFor(account.id)
  const ctx = {
    ...base,
    clock: { now: () => new Date(time) },
    queues: { ...base.queues, send: async (_: string, message: never) => void mails.push(message) },
  }
  const pass = (ms: number) => {
    time += ms
  }
  return { ctx, mails, pass, email: holder!.email }
}
const codeIn = (mail: { subject: string } | undefined) => /^\d{8}/.exec(mail?.subject ?? '')?.[0] ?? ''

test('a From address is unverified until it is confirmed, even after a successful SMTP login', async () => {
  const config = await add()
  expect(config).toMatchObject({ from_proof: null, is_verified: false })
  const tested = await owner.call(contract.testEmailConfig, at(config.id))
  expect(tested.data.config).toMatchObject({ from_proof: null, is_verified: false, problem: null })
  expect(tested.message).toContain(`Confirm news@${domain} before a campaign goes out by it`)
  const failed = await owner.fail(contract.confirmFrom, at(config.id))
  expect(failed).toMatchObject({ httpStatus: 422, message: expect.stringContaining(config.from_record.name) })
})

test('the code is sent to that mailbox by our own mailer, works today and tomorrow, and only for that address', async () => {
  const { id } = await add()
  const other = await add({ from_email: `other@${domain}` })
  const { ctx, mails, pass, email } = await mailing(owner)
  expect(await sendFromCode(ctx, id)).toContain(`news@${domain}`)
  expect(mails).toMatchObject([{ to: `news@${domain}`, text: expect.stringContaining(email) }])
  const code = codeIn(mails[0])
  await expect(confirmFrom(ctx, other.id, code)).rejects.toMatchObject({ fields: { code: [expect.any(String)] } })
  await expect(confirmFrom(ctx, id, code === '00000000' ? '1' : '00000000')).rejects.toThrow()
  pass(2 * DAY_MS)
  await expect(confirmFrom(ctx, id, code)).rejects.toThrow()
  pass(-DAY_MS)
  expect(await confirmFrom(ctx, id, code)).toMatchObject({ from_proof: 'code' })
  await expect(sendFromCode(ctx, id)).rejects.toMatchObject({ code: 'conflict' })
  // The mailbox of another address has not agreed; the same one in different case has.
  const change = async (from_email: string) =>
    (await owner.call(contract.updateEmailConfig, at(id, { from_email }))).data.config.from_proof
  expect(await change(`NEWS@${domain}`)).toBe('code')
  expect(await change(`boss@${domain}`)).toBeNull()
})

test('a DNS record verifies all addresses of the domain, only for this account', async () => {
  const [one, two] = [await add(), await add({ from_email: `boss@${domain}` })]
  expect(one.from_record).toEqual(two.from_record)
  await publish(one.from_record.name, one.from_record.value)
  const confirmed = await owner.call(contract.confirmFrom, at(one.id))
  expect(confirmed.data.config).toMatchObject({ from_proof: 'dns', is_verified: false })
  expect((await owner.call(contract.testEmailConfig, at(two.id))).data.config).toMatchObject({
    from_proof: 'dns',
    is_verified: true,
  })
  const stranger = await mintCampaigner()
  const theirs = await add({}, stranger)
  expect((await stranger.fail(contract.confirmFrom, at(theirs.id))).httpStatus).toBe(422)
  expect((await stranger.fail(contract.confirmFrom, at(one.id))).httpStatus).toBe(404)
  expect((await stranger.fail(contract.sendFromCode, { params: { id: one.id } })).httpStatus).toBe(404)
})

test('a DKIM key that the domain publishes verifies it', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const { id } = await add({
    compliance: { use_dkim: true },
    ...{ dkim_selector: 'mail1', dkim_domain: domain, dkim_private_key: privateKey },
  })
  expect((await owner.call(contract.testEmailConfig, at(id))).data.config.from_proof).toBeNull()
  await publish(`mail1._domainkey.${domain}`, `v=DKIM1; k=rsa; p=${publishedKeyOf(privateKey)}`)
  expect((await owner.call(contract.testEmailConfig, at(id))).data.config).toMatchObject({
    from_proof: 'dkim',
    is_verified: true,
  })
})

test("the owner's sign-in address needs no further verification", async () => {
  const { email } = await mailing(owner)
  const { id } = await add({ from_email: email.toUpperCase() })
  expect((await owner.call(contract.testEmailConfig, at(id))).data.config.from_proof).toBe('account')
})

test('guessing codes and requesting many of them is throttled', async () => {
  const { id } = await add()
  const { ctx } = await mailing(owner)
  const failures = async (ask: () => Promise<unknown>) => {
    const codes: unknown[] = []
    for (let tries = 0; tries < 25; tries++) await ask().catch((error: { code: string }) => codes.push(error.code))
    return codes
  }
  expect((await failures(() => sendFromCode(ctx, id))).at(-1)).toBe('too_many_requests')
  expect((await failures(() => confirmFrom(ctx, id, '1'))).filter((code) => code === 'validation_failed')).toHaveLength(
    20,
  )
  const rows = await dataOf(owner.id).all(sql`SELECT action FROM audit_events WHERE account_id = ${owner.id}`)
  expect(rows).toEqual([{ action: 'sender.create' }])
})

test('one mailbox gets a few codes an hour, across accounts and spellings', async () => {
  const mailbox = `ada${newId().slice(-12).replaceAll('-', '')}`
  let sent = 0
  for (const spelling of [`${mailbox}@gmail.com`, `a.${mailbox.slice(1)}+x@googlemail.com`]) {
    const account = await mintCampaigner()
    const { id } = await add({ from_email: spelling }, account)
    const { ctx, mails } = await mailing(account)
    for (let tries = 0; tries < 4; tries++) await sendFromCode(ctx, id).catch(() => {})
    sent += mails.length
  }
  expect(sent).toBe(5)
})

test('a test or a change that started before the verification does not revert it', async () => {
  const { id } = await add()
  const { ctx, mails } = await mailing(owner)
  const before = await requireSender(ctx, 'email', id)
  await sendFromCode(ctx, id)
  await confirmFrom(ctx, id, codeIn(mails[0]))
  await keepVerdict(ctx, before, null)
  expect(await requireSender(ctx, 'email', id)).toMatchObject({ isVerified: true, fromProof: 'code' })
  await updateSender(ctx, before, { ...before, secrets: null, warmUp: null, isUntested: false, isUnproven: false })
  expect((await requireSender(ctx, 'email', id)).fromProof).toBe('code')
})
