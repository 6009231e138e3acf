import { env } from 'cloudflare:workers'
import type { KeyPermission } from '../../../src/contracts/api-keys/api-keys.ts'
import { backgroundFacts, createContext } from '../../../src/core/context.ts'
import { apiKeys } from '../../../src/db/schema/control/api-keys.ts'
import { newKey } from '../../../src/features/api-keys/new-key.ts'
import { newId } from '../../../src/lib/ids.ts'
import { clientFor, db } from './factories.ts'

type Columns = Partial<typeof apiKeys.$inferInsert>

/** An API key of an account, created like in the product, and a client that uses it. */
export async function mintKey(
  accountId: string,
  { permissions = ['admin'], ...more }: { permissions?: KeyPermission[] } & Columns = {},
) {
  const ctx = createContext(env, backgroundFacts('test'))
  const row = { id: newId(), accountId }
  const made = await newKey(ctx, row)
  const at = new Date().toISOString()
  await db.insert(apiKeys).values({
    ...row,
    ...made,
    name: 'Test',
    permissions,
    requestsPerMinute: 100_000,
    requestsPerHour: 100_000,
    requestsPerDay: 100_000,
    allowedIps: [],
    createdAt: at,
    updatedAt: at,
    ...more,
  })
  const plain = await ctx.sealing.open(made.sealed, { accountId, table: 'api_keys', rowId: row.id, column: 'sealed' })
  return { id: row.id, plain, ...clientFor(plain) }
}
