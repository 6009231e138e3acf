import { drizzle } from 'drizzle-orm/d1'
import * as access from './schema/access.ts'
import * as accounts from './schema/accounts.ts'
import * as billing from './schema/billing.ts'
import * as crawls from './schema/crawls.ts'
import * as items from './schema/items.ts'
import * as notifications from './schema/notifications.ts'
import * as operations from './schema/operations.ts'

const schema = { ...access, ...accounts, ...billing, ...crawls, ...items, ...notifications, ...operations }

/** The typed client of a D1 database. `batch` is its only transaction. */
export const createDb = (database: D1Database) => drizzle(database, { schema })
export type Db = ReturnType<typeof createDb>
