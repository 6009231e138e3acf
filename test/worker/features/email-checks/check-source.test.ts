import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import * as crawls from '../../../../src/contracts/crawls/crawls.ts'
import * as data from '../../../../src/contracts/data/data.ts'
import * as additions from '../../../../src/contracts/data/data-additions.ts'
import { backgroundFacts, createContext } from '../../../../src/core/context.ts'
import { accountNumber } from '../../../../src/db/account-numbers.ts'
import { sources } from '../../../../src/db/schema/data/crawls.ts'
import { items } from '../../../../src/db/schema/data/items.ts'
import { chargeDnsNames } from '../../../../src/domain/email-checks/charge-dns-names.ts'
import { checkAddresses } from '../../../../src/domain/email-checks/check-addresses.ts'
import { judgeEmail } from '../../../../src/domain/email-checks/judge-email.ts'
import { checkSource } from '../../../../src/features/email-checks/check-source.ts'
import { recheckUnknown } from '../../../../src/features/email-checks/recheck-unknown.ts'
import type { Clock } from '../../../../src/lib/clock.ts'
import { waitFor } from '../../../support/wait.ts'
import { atEachShard, contextOf, dataOf, db, mintAccount } from '../../support/factories.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>

const add = async (account: Account, emails: string[]) =>
  (
    await account.call(additions.addManual, {
      body: { source_name: 'Desk', contacts: emails.map((email) => ({ email })) },
    })
  ).data
/** Sets the check result of all addresses of an account. */
const setCheck = (account: Account, check: 'unknown' | null) =>
  dataOf(account.id).batch([
    dataOf(account.id)
      .update(items)
      .set({ emailCheck: check })
      .where(sql`account = ${accountNumber(account.id)}`),
    dataOf(account.id)
      .update(sources)
      .set({ uncheckedSince: new Date().toISOString() })
      .where(sql`account_id = ${account.id}`),
  ])
const listed = async (account: Account, query: object = {}) =>
  (await account.call(data.listAll, { query: { per_page: 100, ...query } as never })).data
const checksOf = async (account: Account) =>
  waitFor(async () => {
    const rows = await listed(account)
    expect(rows.every(({ email_check }) => email_check !== null)).toBe(true)
    return Object.fromEntries(rows.map(({ value, email_check, mailbox }) => [value, `${email_check} ${mailbox}`]))
  })

describe('a new address', () => {
  test('is checked by the DNS records of its domain, and fails open', async () => {
    const account = await mintAccount()
    await add(account, [
      'ann.lee@good-firm.com',
      'sales@good-firm.com',
      'ann@no-such-firm.com',
      'ann@null-mx-firm.com',
      'ann@no-mail-firm.com',
      'ann@address-only-firm.com',
      'ann@broken-firm.com',
      'ann@garbage-firm.com',
      'ann@servfail-firm.com',
      'ann@mailinator.com',
    ])
    expect(await checksOf(account)).toEqual({
      'ann.lee@good-firm.com': 'deliverable personal',
      'sales@good-firm.com': 'deliverable role',
      'ann@no-such-firm.com': 'undeliverable personal',
      'ann@null-mx-firm.com': 'undeliverable personal',
      'ann@no-mail-firm.com': 'undeliverable personal',
      'ann@address-only-firm.com': 'deliverable personal',
      'ann@broken-firm.com': 'unknown personal',
      'ann@garbage-firm.com': 'unknown personal',
      'ann@servfail-firm.com': 'unknown personal',
      'ann@mailinator.com': 'disposable personal',
    })
  })

  test('is filtered by its check and its mailbox type, within its account', async () => {
    const [account, other] = [await mintAccount(), await mintAccount()]
    const { source_id } = await add(account, ['ann@good-firm.com', 'info@good-firm.com', 'bob@no-such-firm.com'])
    await add(other, ['info@good-firm.com'])
    await checksOf(account)
    const found = async (query: object) => (await listed(account, query)).map(({ value }) => value).toSorted()
    expect(await found({ email_check: 'deliverable' })).toEqual(['ann@good-firm.com', 'info@good-firm.com'])
    expect(await found({ mailbox: 'role' })).toEqual(['info@good-firm.com'])
    expect(await found({ email_check: 'deliverable', mailbox: 'personal', search: 'good' })).toEqual([
      'ann@good-firm.com',
    ])
    expect(await found({ email_check: 'undeliverable', search: 'good' })).toEqual([])
    expect(await found({ email_check: 'disposable' })).toEqual([])
    expect(await found({ email_check: 'deliverable', type: 'phones' })).toEqual([])
    expect(await found({ source_id, email_check: 'deliverable', mailbox: 'role' })).toEqual(['info@good-firm.com'])
    expect(await found({ source_id, mailbox: 'personal', search: 'firm' })).toEqual([
      'ann@good-firm.com',
      'bob@no-such-firm.com',
    ])
  })

  test('is checked once: a repeated message changes nothing', async () => {
    const account = await mintAccount()
    const { source_id } = await add(account, ['ann@good-firm.com'])
    await checksOf(account)
    await setCheck(account, 'unknown')
    await Promise.all([
      checkSource(contextOf(account.id), { account_id: account.id, source_id: source_id! }),
      checkSource(contextOf(account.id), { account_id: account.id, source_id: source_id! }),
    ])
    expect(await checksOf(account)).toEqual({ 'ann@good-firm.com': 'unknown personal' })
  })
})

describe('a resolver that does not respond', () => {
  const ofDownResolver = ({ id }: Account) => ({
    ...contextOf(id),
    config: { ...contextOf(id).config, dnsUrl: `${new URL(env.DNS_URL).origin}/down-${crypto.randomUUID()}` },
  })
  const questionsTo = async (url: string) =>
    Number(await (await fetch(new URL(`/asked?path=${new URL(url).pathname}`, url))).text())
  const unchecked = async (account: Account, emails: string[]) => {
    const { source_id } = await add(account, emails)
    await checksOf(account)
    await setCheck(account, null)
    return { account_id: account.id, source_id: source_id! }
  }
  const firms = (count: number, name = 'firm') =>
    Array.from({ length: count }, (_, at) => `ann@mail-${crypto.randomUUID()}-${name}-${at}.com`)

  test('is queried twice, however many domains there are, and every address is unknown', async () => {
    const account = await mintAccount()
    const down = ofDownResolver(account)
    const source = await unchecked(account, firms(50))
    await db.run(sql`DELETE FROM mail_domains`)
    await checkSource(down, source)
    expect(new Set(Object.values(await checksOf(account)))).toEqual(new Set(['unknown personal']))
    expect(await questionsTo(down.config.dnsUrl)).toBe(2)
  })

  test('is skipped for later sources, and logged once', async () => {
    const account = await mintAccount()
    const down = ofDownResolver(account)
    const sources = [await unchecked(account, firms(5)), await unchecked(account, firms(5))]
    await db.run(sql`DELETE FROM mail_domains`)
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const source of sources) await checkSource(down, source)
    expect(log.mock.calls.filter(([line]) => String(line).includes('DNS resolver does not answer'))).toHaveLength(1)
    log.mockRestore()
    expect(await questionsTo(down.config.dnsUrl)).toBe(2)
    expect(new Set(Object.values(await checksOf(account)))).toEqual(new Set(['unknown personal']))
  })

  test('leaves addresses unchecked for callers that do not wait', async () => {
    const account = await mintAccount()
    const down = ofDownResolver(account)
    const { source_id } = await unchecked(account, firms(5))
    await db.run(sql`DELETE FROM mail_domains`)
    await checkAddresses(down, source_id, { patience: AbortSignal.abort() })
    expect(await questionsTo(down.config.dnsUrl)).toBe(0)
    await checkAddresses(down, source_id, { patience: AbortSignal.timeout(60_000) })
    expect(await questionsTo(down.config.dnsUrl)).toBe(2)
    expect((await listed(account)).map(({ email_check }) => email_check)).toEqual(Array(5).fill(null))
  })

  test('is not confused with a domain whose own name servers fail', async () => {
    const account = await mintAccount()
    const broken = firms(8, 'x').map((email) => email.replace('ann@mail', 'ann@servfail'))
    await add(account, [...broken, 'zoe@good-firm.com'])
    expect(await checksOf(account)).toMatchObject({ 'zoe@good-firm.com': 'deliverable personal' })
    const { source_id } = await add(account, firms(1))
    expect(Object.values(await checksOf(account))).toContain('deliverable personal')
    expect(source_id).not.toBeNull()
  })
})

describe('a page that invents names under one domain', () => {
  const asking = ({ id }: Account, path = crypto.randomUUID()) => ({
    ...contextOf(id),
    config: { ...contextOf(id).config, dnsUrl: `${new URL(env.DNS_URL).origin}/names-${path}` },
  })
  const questionsOf = async (ctx: { config: { dnsUrl: string } }) => {
    const { dnsUrl } = ctx.config
    return Number(await (await fetch(new URL(`/asked?path=${new URL(dnsUrl).pathname}`, dnsUrl))).text())
  }
  const names = (domain: string, count = 200) => Array.from({ length: count }, (_, at) => `ann@host-${at}.${domain}`)
  /** Checks addresses as if they had just been found. */
  async function check(ctx: ReturnType<typeof asking>, account: Account, emails: string[], patience?: AbortSignal) {
    const { source_id } = await add(account, emails)
    await checksOf(account)
    await setCheck(account, null)
    await db.run(sql`DELETE FROM mail_domains`)
    await checkAddresses(ctx, source_id!, patience ? { patience } : {})
  }
  const countOf = async (account: Account) => {
    const checks = Object.values(await checksOf(account))
    return Object.fromEntries([...Map.groupBy(checks, (one) => one)].map(([one, { length }]) => [one, length]))
  }

  test('causes twenty DNS queries, and the rest are unknown', async () => {
    const account = await mintAccount()
    const ctx = asking(account)
    await db.run(sql`DELETE FROM dns_spends`)
    await check(ctx, account, names(`bystander-${crypto.randomUUID()}.com`, 90), AbortSignal.timeout(60_000))
    expect(await questionsOf(ctx)).toBe(1 + 20)
    expect(await countOf(account)).toEqual({ 'deliverable personal': 20, 'unknown personal': 70 })
  })

  test('causes none if the domain does not exist', async () => {
    const account = await mintAccount()
    const ctx = asking(account)
    await check(ctx, account, names(`no-such-${crypto.randomUUID()}.com`, 90))
    expect(await questionsOf(ctx)).toBe(1)
    expect(await countOf(account)).toEqual({ 'undeliverable personal': 90 })
  })

  test('causes sixty queries a day, across accounts and sources', async () => {
    const domain = `bystander-${crypto.randomUUID()}.com`
    const path = crypto.randomUUID()
    const context = createContext(env, backgroundFacts('test'))
    await db.run(sql`DELETE FROM dns_spends`)
    const granted: number[] = []
    for (let source = 0; source < 5; source++)
      granted.push((await chargeDnsNames(context, new Map([[domain, 20]]))).get(domain)!)
    expect(granted).toEqual([20, 20, 20, 0, 0])
    const account = await mintAccount()
    await check(asking(account, path), account, names(domain, 30))
    expect(await questionsOf(asking(account, path))).toBe(1)
    expect(await countOf(account)).toEqual({ 'unknown personal': 30 })
  })
})

test('a crawl ends with its addresses checked', async () => {
  const account = await mintAccount()
  await account.call(crawls.start, {
    body: { types: ['emails'], engine: 'basic', url: `${env.SITE_ORIGIN}/shop/`, limit: 5 },
  })
  const rows = await listed(account)
  expect(rows.find(({ value }) => value === 'sales@harbour-tools.co.uk')).toMatchObject({
    ...{ email_check: 'deliverable', mailbox: 'role' },
  })
  expect(rows.filter(({ email_check }) => email_check === null)).toEqual([])
  const [source] = await dataOf(account.id).select().from(sources).where(sql`account_id = ${account.id}`)
  expect(source!.uncheckedSince).toBeNull()
})

test.each([
  ['mailinator.com', null, 'disposable'],
  ['inbox.mailinator.com', 'accepts', 'disposable'],
  ['acme.com', null, 'unknown'],
  ['acme.com', 'accepts', 'deliverable'],
  ['acme.com', 'refuses', 'undeliverable'],
  ['acme.com', 'absent', 'undeliverable'],
] as const)('%s, for which DNS returns %s, is %s', (domain, answer, expected) => {
  expect(judgeEmail(domain, answer)).toBe(expected)
})

describe('an unverifiable address', () => {
  const at = (time: string) => ({ now: () => new Date(time) })
  const recheckedAt = (clock: Clock) => atEachShard((ctx) => recheckUnknown({ ...ctx, clock }))
  const minute = (minutes: string) => at(`${new Date().toISOString().slice(0, 14)}${minutes}:00.000Z`)

  test('is checked again twice an hour', async () => {
    const account = await mintAccount()
    await add(account, ['ann@good-firm.com'])
    await checksOf(account)
    await setCheck(account, 'unknown')
    await recheckedAt(minute('29'))
    expect(await listed(account, { email_check: 'unknown' })).toHaveLength(1)
    await recheckedAt(minute('30'))
    await waitFor(async () => {
      expect(await checksOf(account)).toEqual({ 'ann@good-firm.com': 'deliverable personal' })
    })
    expect(await listed(account, { email_check: 'unknown' })).toEqual([])
  })

  test('stays unknown while rechecks fail', async () => {
    const account = await mintAccount()
    const { source_id } = await add(account, ['ann@servfail-firm.com'])
    await checksOf(account)
    await checkSource(contextOf(account.id), { account_id: account.id, source_id: source_id!, is_again: true })
    expect(await checksOf(account)).toEqual({ 'ann@servfail-firm.com': 'unknown personal' })
  })

  test('is given up after two days', async () => {
    const account = await mintAccount()
    await add(account, ['ann@broken-firm.com'])
    await checksOf(account)
    const later = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 14)
    await recheckedAt(at(`${later}30:00.000Z`))
    expect((await listed(account))[0]?.email_check).toBe('unknown')
  })
})
