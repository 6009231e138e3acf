import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { beforeAll, expect } from 'vitest'
import { dataOf, db, mintAccount } from '../../support/factories.ts'
import { addOwnedSettings } from './owner-account.ts'
import { addOwnedData } from './owner-data.ts'
import { addOwnedOutreach } from './owner-outreach.ts'

type Owner = Awaited<ReturnType<typeof mintOwner>>
export type IdKind = keyof Owner['ids']

/** Creates an account with one row of every kind, and returns their ids. */
export async function mintOwner() {
  const owner = await mintAccount()
  const data = await addOwnedData(owner)
  const outreach = await addOwnedOutreach(owner)
  const settings = await addOwnedSettings(owner)
  return { owner, ids: { account: owner.id, session: owner.sessionId, ...data, ...outreach, ...settings } }
}

/** One owner for all tests of a file. */
export function sharedOwner() {
  let minted: Owner
  let before: string
  beforeAll(async () => {
    minted = await mintOwner()
    before = await storedData(minted.owner.id)
  })
  return {
    get id() {
      return minted.owner.id
    },
    get ids() {
      return minted.ids
    },
    /** Texts that occur only in the owner's data. */
    get secrets() {
      return [...Object.values(minted.ids), minted.owner.email, 'ada@acme-tools.com', 'anary', '"limit":77']
    },
    /** Expects that the owner's rows and files are as they were before the tests. */
    expectUnchanged: async () => expect(await storedData(minted.owner.id)).toBe(before),
  }
}

async function storedData(accountId: string): Promise<string> {
  const rows = await Promise.all([rowsIn(db, accountId), rowsIn(dataOf(accountId), accountId)])
  const files = (await env.FILES.list()).objects.map(({ key }) => key).filter((key) => key.includes(accountId))
  return JSON.stringify([rows, files], null, 1)
}

async function rowsIn(database: typeof db, accountId: string) {
  const tables = await database.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%\`account_id\`%' ORDER BY name`,
  )
  return Promise.all(
    tables.map(async ({ name }) => [
      name,
      await database.all(sql`SELECT * FROM ${sql.identifier(name)} WHERE account_id = ${accountId} ORDER BY 1, 2`),
    ]),
  )
}
