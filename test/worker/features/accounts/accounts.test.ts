import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/accounts/accounts.ts'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import * as notes from '../../../../src/contracts/notifications/notifications.ts'
import * as key from '../../../../src/contracts/v1/key.ts'
import { backgroundFacts, createContext } from '../../../../src/core/context.ts'
import { createThrottle } from '../../../../src/core/throttle.ts'
import { accounts, emailChanges, sessions } from '../../../../src/db/schema/control/accounts.ts'
import {
  CONTROL_TABLES,
  EXPORTS_AT_ONCE,
  EXPORTS_OF_DATABASE,
  exportedColumns,
  NOT_EXPORTED,
  roomAtDatabase,
} from '../../../../src/features/accounts/export-account.ts'
import { finishDeletions } from '../../../../src/features/accounts/finish-deletions.ts'
import { notifyOf } from '../../../../src/features/notifications/notify-of.ts'
import { sendDigests } from '../../../../src/features/notifications/send-digests.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { atEachShard, contextOf, dataOf, db, mintAccount, openSession } from '../../support/factories.ts'
import { mintKey } from '../../support/keys.ts'
import { crashesAt, crashingContext, isCrash } from '../../support/mortal-context.ts'
import { accountOf, ask, mailsTo, newEmail, newIp, PASSWORD, passwordHash } from '../auth/support.ts'
import { addCampaign, addSender } from '../campaigns/support.ts'
import { addCrawl, addItems, addPage } from '../data/support.ts'

async function mintHolder(options: Parameters<typeof mintAccount>[0] = {}) {
  const account = await mintAccount(options)
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id))
  return account
}
const tokenIn = (text: string, path: string) => new RegExp(`${path}\\?token=([\\w-]+)`).exec(text)?.[1] ?? ''

describe('the profile', () => {
  test("shows the user's details, and changes the name right away", async () => {
    const account = await mintHolder()
    const body = { name: ' Ada  Lovelace ', email: account.email }
    const { data, message } = await account.call(contract.updateProfile, { body })
    expect(message).toBe('Profile updated successfully')
    expect(data).toMatchObject({ name: 'Ada Lovelace', email: account.email, pending_email: null, site_limit: 1 })
    expect((await account.call(contract.getProfile, {})).data).toEqual(data)
  })

  test('rejects fields that the user may not change', async () => {
    const account = await mintHolder()
    const more = {
      is_root_user: true,
      is_admin: true,
      plan: 'pro',
      email_verified: false,
      user_id: newId(),
      site_limit: 9,
    }
    await account.call(contract.updateProfile, { body: { name: 'Ada', email: account.email, ...more } as never })
    expect(await accountOf(account.email)).toMatchObject({
      id: account.id,
      isRoot: false,
      isAdmin: false,
      siteLimit: 1,
    })
  })

  test('counts the resources of the account', async () => {
    const account = await mintHolder()
    const { sourceId } = await addCrawl(account.id)
    await addItems(account.id, sourceId, [{ value: 'a@acme-tools.com' }, { value: '+44 20 7946 0999', type: 'phones' }])
    const { data } = await account.call(contract.getAccountStats, {})
    expect(data).toMatchObject({
      account_age_days: 0,
      total_emails: 1,
      total_phones: 1,
      total_names: 0,
      email_verified: true,
    })
  })
})

describe('a change of email address', () => {
  /** An account that requested another address, with the tokens of both mails. */
  async function asked() {
    const account = await mintHolder()
    const email = newEmail()
    const body = { name: 'Ada', email, current_password: PASSWORD }
    const { data } = await account.call(contract.updateProfile, { body })
    const [confirmation] = await mailsTo(email, /Confirm your new email/)
    const [notice] = await mailsTo(account.email, /about to change/)
    return {
      ...{ account, email, data },
      change: (other: string) => account.call(contract.updateProfile, { body: { ...body, email: other } }),
      confirm: tokenIn(confirmation!.text, '/email/confirm'),
      undo: tokenIn(notice!.text, '/email/undo'),
    }
  }

  type Asked = Awaited<ReturnType<typeof asked>>

  test('requires the password', async () => {
    const account = await mintHolder()
    const body = { name: 'Ada', email: newEmail() }
    expect(await account.fail(contract.updateProfile, { body })).toMatchObject({ httpStatus: 403 })
    const wrong = { ...body, current_password: 'wrong' }
    expect(await account.fail(contract.updateProfile, { body: wrong })).toMatchObject({ httpStatus: 403 })
    expect((await account.call(contract.getProfile, {})).data).toMatchObject({
      name: 'Test Person',
      pending_email: null,
    })
  })

  test('takes effect once the new mailbox confirms it, only once, and notifies the old address', async () => {
    const { account, email, data, confirm } = await asked()
    expect(data).toMatchObject({ email: account.email, pending_email: email })
    expect(await ask(contract.confirmEmailChange, { body: { token: 'made up' } })).toMatchObject({ status: 400 })
    const body = { token: confirm }
    expect(await ask(contract.confirmEmailChange, { body })).toMatchObject({ status: 200, data: { email } })
    expect(await ask(contract.confirmEmailChange, { body })).toMatchObject({ status: 400 })
    expect(await accountOf(email)).toMatchObject({ id: account.id })
    expect(await mailsTo(account.email, /was changed/)).toHaveLength(1)
    const login = await ask(auth.logIn, { body: { email, password: PASSWORD } })
    expect(login.status).toBe(200)
  })

  test.each(['before it is confirmed', 'after it was confirmed'])(
    'can be undone from the old mailbox %s',
    async (when) => {
      const { account, email, confirm, undo } = await asked()
      if (when.startsWith('after')) await ask(contract.confirmEmailChange, { body: { token: confirm } })
      expect(await ask(contract.undoEmailChange, { body: { token: undo } })).toMatchObject({ status: 200 })
      expect(await accountOf(account.email)).toMatchObject({ id: account.id })
      expect(await accountOf(email)).toBeUndefined()
      expect((await account.send(contract.getProfile)).status).toBe(401)
      expect(await ask(contract.confirmEmailChange, { body: { token: confirm } })).toMatchObject({ status: 400 })
      expect(await ask(contract.undoEmailChange, { body: { token: undo } })).toMatchObject({ status: 400 })
    },
  )

  test.each<[string, (one: Asked) => Promise<unknown>]>([
    ['another change was requested', async ({ change }) => change(newEmail())],
    [
      'another change was requested from the new address, and confirmed',
      async ({ confirm, change, email }) => {
        await ask(contract.confirmEmailChange, { body: { token: confirm } })
        const second = newEmail()
        await change(second)
        const [mail] = await mailsTo(second, /Confirm your new/)
        await ask(contract.confirmEmailChange, { body: { token: tokenIn(mail!.text, '/email/confirm') } })
        expect(await accountOf(second)).toBeDefined()
        // Otherwise the second change's undo link would restore the address of the person who made the first change.
        const [notice] = await mailsTo(email, /about to change/)
        return tokenIn(notice!.text, '/email/undo')
      },
    ],
    ['it was cancelled', async ({ account }) => account.call(contract.cancelEmailChange, {})],
    [
      'the password was changed',
      async ({ account, confirm }) => {
        await ask(contract.confirmEmailChange, { body: { token: confirm } })
        const password = 'Another fine passphrase 7'
        const body = { current_password: PASSWORD, new_password: password, new_password_confirmation: password }
        await account.call(contract.changePassword, { body })
      },
    ],
    [
      'someone tried to register with the old address',
      async ({ account, confirm }) => {
        await ask(contract.confirmEmailChange, { body: { token: confirm } })
        const password = 'Another fine passphrase 7'
        const body = { name: 'Eve', email: account.email, password, password_confirmation: password }
        expect(await ask(auth.register, { body })).toMatchObject({ status: 422, errors: { email: expect.anything() } })
      },
    ],
  ])('can be undone for two weeks, also after %s', async (_what, happen) => {
    const one = await asked()
    const later = await happen(one)
    expect(await ask(contract.undoEmailChange, { body: { token: one.undo } })).toMatchObject({ status: 200 })
    expect(await accountOf(one.account.email)).toMatchObject({ id: one.account.id })
    expect((await one.account.send(contract.getProfile)).status).toBe(401)
    // The password that an intruder knew no longer works either.
    for (const password of [PASSWORD, 'Another fine passphrase 7'])
      expect((await ask(auth.logIn, { body: { email: one.account.email, password } })).status).toBe(401)
    expect(await mailsTo(one.account.email, /Reset your password/)).toHaveLength(1)
    if (typeof later === 'string')
      expect(await ask(contract.undoEmailChange, { body: { token: later } })).toMatchObject({ status: 400 })
    expect(await accountOf(one.account.email)).toMatchObject({ id: one.account.id })
  })

  test('to an address that is or becomes taken is rejected', async () => {
    const other = await mintHolder()
    const account = await mintHolder()
    const body = { name: 'Ada', email: other.email, current_password: PASSWORD }
    expect(await account.fail(contract.updateProfile, { body })).toMatchObject({
      httpStatus: 422,
      errors: { email: expect.anything() },
    })
    const { email, confirm } = await asked()
    await db.update(accounts).set({ email }).where(eq(accounts.id, other.id))
    expect(await ask(contract.confirmEmailChange, { body: { token: confirm } })).toMatchObject({ status: 422 })
  })

  test('can be cancelled, and expires', async () => {
    const one = await asked()
    expect((await one.account.call(contract.cancelEmailChange, {})).data.pending_email).toBeNull()
    expect(await ask(contract.confirmEmailChange, { body: { token: one.confirm } })).toMatchObject({ status: 400 })
    const two = await asked()
    await db
      .update(emailChanges)
      .set({ expiresAt: '2020-01-01T00:00:00.000Z' })
      .where(eq(emailChanges.accountId, two.account.id))
    expect(await ask(contract.confirmEmailChange, { body: { token: two.confirm } })).toMatchObject({ status: 400 })
  })
})

describe('the password', () => {
  const NEW = 'quite another phrase'
  const body = { current_password: PASSWORD, new_password: NEW, new_password_confirmation: NEW }

  test('can be changed by its holder: other sessions end, this one continues, and a mail reports it', async () => {
    const account = await mintHolder()
    const other = await openSession(account.id)
    expect((await account.call(contract.changePassword, { body })).message).toBe('Password changed successfully')
    expect((await account.send(contract.getProfile)).status).toBe(200)
    expect((await other.send(contract.getProfile)).status).toBe(401)
    expect(await mailsTo(account.email, /password was changed/)).toHaveLength(1)
    expect((await ask(auth.logIn, { body: { email: account.email, password: NEW } })).status).toBe(200)
    expect((await ask(auth.logIn, { body: { email: account.email, password: PASSWORD } })).status).toBe(401)
  })

  test.each([
    [{ current_password: 'wrong' }, 'current_password', 'Current password is incorrect'],
    [{ current_password: '' }, 'current_password', 'Current password is required'],
    [
      { new_password: 'short', new_password_confirmation: 'short' },
      'new_password',
      'Password must be at least 8 characters',
    ],
    [{ new_password: '' }, 'new_password', 'New password is required'],
    [{ new_password_confirmation: '' }, 'new_password_confirmation', 'Password confirmation is required'],
    [{ new_password_confirmation: 'other' }, 'new_password_confirmation', 'Passwords do not match'],
    [{ new_password: 'password1', new_password_confirmation: 'password1' }, 'new_password', /too common/],
  ])('is not changed with %j', async (wrong, field, message) => {
    const account = await mintHolder()
    const failure = await account.fail(contract.changePassword, { body: { ...body, ...wrong } })
    expect(failure.httpStatus).toBe(422)
    expect(failure.errors?.[field]?.[0]).toMatch(message)
  })

  test('cannot be guessed with a stolen session', async () => {
    const account = await mintHolder()
    const wrong = { ...body, current_password: 'wrong' }
    for (let at = 0; at < 5; at++) await account.fail(contract.changePassword, { body: wrong })
    expect(await account.fail(contract.changePassword, { body })).toMatchObject({ httpStatus: 429 })
  })
})

describe('sessions', () => {
  test('are listed, and ended individually or all except the current one', async () => {
    const account = await mintHolder()
    const login = await ask(auth.logIn, { body: { email: account.email, password: PASSWORD } }, newIp())
    await openSession(account.id)
    const { data } = await account.call(contract.listSessions, {})
    expect(data).toHaveLength(3)
    expect(data.filter(({ is_current }) => is_current).map(({ id }) => id)).toEqual([account.sessionId])
    const [claims] = await db.select().from(sessions).where(sql`ip_address <> '' AND account_id = ${account.id}`)
    await account.call(contract.endSession, { params: { id: claims!.id } })
    expect((await ask(contract.getProfile, {}, newIp(), login.data!.token)).status).toBe(401)
    expect((await account.call(contract.endOtherSessions, {})).data).toEqual({ ended: 1 })
    expect((await account.call(contract.listSessions, {})).data).toHaveLength(1)
    expect(await account.fail(contract.endSession, { params: { id: claims!.id } })).toMatchObject({ httpStatus: 404 })
  })
})

describe('a deleted account', () => {
  const body = { password: PASSWORD, confirm_deletion: true as const }

  /** An account with at least one row of every kind. */
  async function mintFull() {
    const account = await mintHolder()
    const { crawlId, sourceId, url } = await addCrawl(account.id)
    await addItems(account.id, sourceId, [{ value: 'a@acme-tools.com' }])
    await addPage(account.id, crawlId, url, 'Acme')
    await account.call(notes.savePreferences, { body: { ...notes.PREFERENCES_DEFAULT, digest: 'daily' } })
    await env.FILES.put(`accounts/${account.id}/imports/x.csv`, 'x')
    await env.FILES.put(`site-downloads/${account.id}/y/site.zip`, 'y')
    return { ...account, key: await mintKey(account.id) }
  }

  /** Every row and object that references an account, in any database. */
  async function remains(accountId: string): Promise<string[]> {
    const found: string[] = []
    const databases = [db, ...createContext(env, backgroundFacts('test')).shards.values()]
    for (const [at, database] of databases.entries()) {
      const tables = await database.all<{ name: string }>(
        sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'item_search%' AND name <> 'd1_migrations'`,
      )
      for (const { name } of tables) {
        const rows = await database.all<Record<string, unknown>>(sql`SELECT * FROM ${sql.identifier(name)}`)
        if (rows.some((row) => JSON.stringify(row).includes(accountId))) found.push(`${at} ${name}`)
      }
    }
    const { objects } = await env.FILES.list()
    return [...found, ...objects.map(({ key: path }) => path).filter((path) => path.includes(accountId))]
  }

  test('is deleted only with the password and the confirmation', async () => {
    const account = await mintHolder()
    expect(await account.fail(contract.removeAccount, { body: { ...body, password: 'wrong' } })).toMatchObject({
      httpStatus: 422,
    })
    expect(
      await account.fail(contract.removeAccount, { body: { ...body, confirm_deletion: false } as never }),
    ).toMatchObject({ httpStatus: 422 })
    expect((await account.send(contract.getProfile)).status).toBe(200)
  })

  test('cannot be used any more, and its address is free again', async () => {
    const account = await mintFull()
    expect((await account.call(contract.removeAccount, { body })).message).toBe('Account deleted successfully')
    expect((await account.send(contract.getProfile)).status).toBe(401)
    expect((await account.key.send(key.get)).status).toBe(401)
    expect((await ask(auth.logIn, { body: { email: account.email, password: PASSWORD } })).status).toBe(401)
    expect(await accountOf(account.email)).toBeUndefined()
    expect(await mailsTo(account.email, /account was deleted/)).toHaveLength(1)
  })

  test('leaves no data behind, at whatever step the deletion crashes', async () => {
    const account = await mintFull()
    await db.run(sql`
      INSERT INTO audit_events (id, actor_kind, actor_id, account_id, action, affected, request_id, ip_address, created_at)
      VALUES (${newId()}, 'session', ${account.id}, NULL, 'user.update', 1, 'request', '203.0.113.7', ${new Date().toISOString()})`)
    await account.call(contract.removeAccount, { body })
    const ctx = createContext(env, backgroundFacts('test'))
    const dies = async (step: number) => {
      const { ctx: crashing } = crashingContext(account.id, () => new Date(), crashesAt(step))
      return finishDeletions(crashing).then(
        () => false,
        (error: unknown) => isCrash(error),
      )
    }
    // Crashes at each of the first steps, then at a sample: each attempt repeats all steps before it.
    for (let step = 1; await dies(step); step += step < 10 ? 1 : 5);
    const later = { now: () => new Date(Date.now() + 31 * 60_000) }
    await finishDeletions({ ...ctx, clock: later })
    // Audit entries stay under an anonymous ID; log lines expire.
    const left = (await remains(account.id)).filter(
      (place) => !/audit_events|dead_letters|outbox_mails|log_entries/.test(place),
    )
    expect(left).toEqual([])
    const told = await db.all<{ ip_address: string; before: string | null }>(
      sql`SELECT ip_address, before FROM audit_events WHERE account_id = ${account.id} OR actor_id = ${account.id}`,
    )
    expect(told.every(({ ip_address, before }) => ip_address === '' && before === null)).toBe(true)
  })

  test('is never the last root user', async () => {
    await db.update(accounts).set({ isRoot: false }).where(eq(accounts.isRoot, true))
    const root = await mintHolder({ isRoot: true })
    expect(await root.fail(contract.removeAccount, { body })).toMatchObject({ httpStatus: 409 })
    await mintHolder({ isRoot: true })
    expect((await root.send(contract.removeAccount, { body })).status).toBe(200)
  })
})

test('all data of an account is exported as one file, without secrets', async () => {
  const account = await mintHolder()
  const { crawlId, sourceId, url } = await addCrawl(account.id)
  const values = Array.from({ length: 1_203 }, (_, at) => ({ value: `p${at}@acme-tools.com` }))
  await addItems(account.id, sourceId, values)
  await addPage(account.id, crawlId, url, 'Acme')
  const senderId = await addSender(account.id, { secrets: 'sealed-smtp-password' })
  const campaign = await addCampaign(account.id, { senderId, rows: [{ state: 'sent' }] })
  const text = await (await account.send(contract.exportAccount)).text()
  const file = JSON.parse(text)
  expect(file).toMatchObject({
    profile: { email: account.email },
    crawls: [{ id: crawlId }],
    pages: [{ title: 'Acme' }],
    senders: [{ id: senderId, name: 'Main' }],
    campaigns: [{ id: campaign.id }],
    recipients: [{ id: campaign.recipientIds[0], state: 'sent' }],
  })
  expect(text).not.toContain('sealed-smtp-password')
  expect(file.values.map((row: { value: string }) => row.value).toSorted()).toEqual(
    values.map(({ value }) => value).toSorted(),
  )
  expect(text).not.toContain(passwordHash)
  const other = await mintHolder()
  expect(await (await other.send(contract.exportAccount)).text()).not.toContain('acme-tools')
})

test('the file has keys, webhooks, subscription, payments and the whole audit trail, without their secrets', async () => {
  const account = await mintHolder()
  const at = new Date().toISOString()
  const minted = await mintKey(account.id)
  await dataOf(account.id).run(sql`
    INSERT INTO webhook_endpoints (id, account_id, url, description, events, secret, secret_end, former_secret, created_at, updated_at)
    VALUES ('hook', ${account.id}, 'https://hook.test/', '', '[]', 'canary-secret', 'canary-end', 'canary-former', ${at}, ${at})`)
  const [subscription] = await db.all<{ id: string; plan_id: string }>(
    sql`SELECT id, plan_id FROM subscriptions WHERE account_id = ${account.id}`,
  )
  await db.run(sql`
    INSERT INTO payments (id, account_id, kind, plan_id, billing_cycle, terms, provider, reference, currency, amount_minor, price_minor, created_at, updated_at)
    VALUES ('pay', ${account.id}, 'first', ${subscription!.plan_id}, 'monthly', '{}', 'paystack', 'ref', 'NGN', 1, 1, ${at}, ${at})`)
  await db.run(sql`INSERT INTO payment_methods (account_id, provider, token, label, created_at)
    VALUES (${account.id}, 'paystack', 'canary-token', 'Visa 4242', ${at})`)
  await db.run(sql`INSERT INTO audit_events (id, actor_kind, actor_id, account_id, action, affected, request_id, ip_address, created_at)
    VALUES ('act', 'session', 'administrator', ${account.id}, 'user.update', 1, 'r', '203.0.113.9', ${at})`)
  const text = await (await account.send(contract.exportAccount)).text()
  const file = JSON.parse(text)
  expect(file).toMatchObject({
    api_keys: [{ id: minted.id, account_id: account.id }],
    webhook_endpoints: [{ id: 'hook', url: 'https://hook.test/' }],
    subscriptions: [{ id: subscription!.id }],
    payments: [{ id: 'pay', reference: 'ref' }],
    payment_methods: [{ label: 'Visa 4242' }],
  })
  const acts = file.account_audit_events.map(({ action }: { action: string }) => action)
  expect(acts).toEqual(expect.arrayContaining(['account.export', 'user.update']))
  for (const secret of ['canary', minted.plain, '203.0.113.9']) expect(text.includes(secret) && secret).toBe(false)
})

test('the number of concurrent exports per account is limited, and a finished one makes room', async () => {
  const account = await mintHolder()
  const throttle = createThrottle(env)
  const room = `account-export:${account.id}`
  for (let running = 0; running < EXPORTS_AT_ONCE.attemptsMax; running++)
    await throttle.spend(room, EXPORTS_AT_ONCE, 'running')
  const refused = await account.send(contract.exportAccount)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await throttle.refund(room)
  // Each of these makes room for the next export.
  for (let at = 0; at <= EXPORTS_AT_ONCE.attemptsMax; at++) {
    const answer = await account.send(contract.exportAccount)
    expect(answer.status).toBe(200)
    expect(JSON.parse(await answer.text()).profile.id).toBe(account.id)
  }
})

test('concurrent exports per database are limited, and a rejected one takes no slot', async () => {
  const account = await mintHolder()
  const throttle = createThrottle(env)
  const [row] = await db.all<{ shard: string }>(sql`SELECT shard FROM accounts WHERE id = ${account.id}`)
  const room = roomAtDatabase(row!.shard)
  // Exports that other tests abandoned still occupy slots.
  const isFull = () =>
    throttle.spend(room, EXPORTS_OF_DATABASE, 'full').then(
      () => false,
      () => true,
    )
  let running = 0
  while (!(await isFull())) running++
  expect(running).toBeLessThanOrEqual(EXPORTS_OF_DATABASE.attemptsMax)
  for (let at = 0; at <= EXPORTS_AT_ONCE.attemptsMax; at++) {
    const refused = await account.send(contract.exportAccount)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.text()).toContain('Many exports')
  }
  await throttle.refund(room)
  for (let at = 0; at < 2; at++) {
    const answer = await account.send(contract.exportAccount)
    expect(JSON.parse(await answer.text()).profile.id).toBe(account.id)
  }
})

test('the file contains every table with account data, or a reason why not', async () => {
  const tables = await db.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%\`account_id\`%' ORDER BY name`,
  )
  const exported = CONTROL_TABLES.map(({ table }) => getTableConfig(table).name)
  expect(exported.toSorted()).toEqual(tables.map(({ name }) => name).filter((name) => NOT_EXPORTED[name] === undefined))
  for (const { table } of CONTROL_TABLES) {
    const columns = getTableConfig(table).columns.map(({ name }) => name)
    const left = columns.filter((name) => !exportedColumns(table).includes(name))
    expect(
      left.filter(
        (name) =>
          !/^(?:hash|former_hash|sealed|token|confirm_hash|undo_hash|token_hash|stop_hash|payer_hash|client_secret)$/.test(
            name,
          ),
      ),
    ).toEqual([])
  }
})

describe('preferences', () => {
  const news = (accountId: string) =>
    ({
      kind: 'csv-import.failed',
      id: newId(),
      account_id: accountId,
      happened_at: new Date().toISOString(),
      import_id: newId(),
      file_name: 'list.csv',
      taken: 1,
      next_line: 2,
      failure_text: null,
    }) as const

  test('select the channel of each notification', async () => {
    const account = await mintHolder()
    expect((await account.call(notes.getPreferences, {})).data).toEqual(notes.PREFERENCES_DEFAULT)
    const kinds = { ...notes.PREFERENCES_DEFAULT.kinds, imports: { in_app: false, email: true } }
    await account.call(notes.savePreferences, { body: { kinds, digest: 'off' } })
    await notifyOf(contextOf(account.id), news(account.id))
    expect((await account.call(notes.list, {})).data).toEqual([])
    expect(await mailsTo(account.email, /Import failed/)).toHaveLength(1)
  })

  test('a digest is sent when it is due, once, with the unread notifications', async () => {
    const account = await mintHolder()
    await account.call(notes.savePreferences, { body: { ...notes.PREFERENCES_DEFAULT, digest: 'daily' } })
    const event = news(account.id)
    await notifyOf(contextOf(account.id), event)
    await notifyOf(contextOf(account.id), event)
    await atEachShard(sendDigests)
    await dataOf(account.id).run(
      sql`UPDATE notification_preferences SET digest_at = '2020-01-01T00:00:00.000Z' WHERE account_id = ${account.id}`,
    )
    await atEachShard(sendDigests)
    await atEachShard(sendDigests)
    expect(await mailsTo(account.email, /1 unread notification/)).toHaveLength(1)
  })
})
