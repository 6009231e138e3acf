import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/accounts/accounts.ts'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import * as notes from '../../../../src/contracts/notifications/notifications.ts'
import * as key from '../../../../src/contracts/v1/key.ts'
import { backgroundFacts, createContext } from '../../../../src/core/context.ts'
import { accounts } from '../../../../src/db/schema/control/accounts.ts'
import { finishDeletions } from '../../../../src/features/accounts/finish-deletions.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { db } from '../../support/factories.ts'
import { mintKey } from '../../support/keys.ts'
import { crashesAt, crashingContext, isCrash } from '../../support/mortal-context.ts'
import { accountOf, ask, mailsTo, PASSWORD } from '../auth/support.ts'
import { addCrawl, addItems, addPage } from '../data/support.ts'
import { mintHolder } from './support.ts'

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
