import { eq } from 'drizzle-orm'
import type { Miniflare } from 'miniflare'
import { createDb, type Db } from '../../src/db/client.ts'
import { accounts } from '../../src/db/schema/control/accounts.ts'
import { plans } from '../../src/db/schema/control/plans.ts'
import { subscriptions } from '../../src/db/schema/control/subscriptions.ts'
import { hashPassword } from '../../src/domain/accounts/passwords/hash-password.ts'
import { newId } from '../../src/lib/ids.ts'

export interface DemoAccount {
  readonly email: string
  readonly password: string
  readonly name: string
  /** Null leaves the account without a subscription. */
  readonly plan: 'free' | 'pro' | null
  readonly isRoot?: boolean
}

/** The accounts that a local installation starts with. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'demo@contactory.test', password: 'demo-password', name: 'Demo Person', plan: 'pro' },
  { email: 'admin@contactory.test', password: 'admin-password', name: 'Admin Person', plan: null, isRoot: true },
  { email: 'free@contactory.test', password: 'free-password', name: 'Free Person', plan: 'free' },
]
/** Another account like the first, for tests that need an unused one; `name:free` is on the free plan. */
export function demoAccountNamed(entry: string): DemoAccount {
  const [name, plan] = entry.split(':')
  return { ...DEMO_ACCOUNTS[0]!, email: `${name}@contactory.test`, plan: plan === 'free' ? 'free' : 'pro' }
}
const FOREVER = '2099-01-01T00:00:00.000Z'

/** Adds the missing demo accounts. Development only: their passwords are public. */
export async function seedDemoAccounts(miniflare: Miniflare, given = DEMO_ACCOUNTS): Promise<void> {
  const database = await miniflare.getD1Database('DB')
  const db = createDb(database as unknown as D1Database)
  for (const account of given) {
    const [known] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, account.email))
    if (!known) await add(db, account)
  }
}

async function add(db: Db, { email, password, name, plan, isRoot }: DemoAccount): Promise<void> {
  const now = new Date().toISOString()
  const stamp = { createdAt: now, updatedAt: now }
  const id = newId()
  const passwordHash = await hashPassword(password)
  await db
    .insert(accounts)
    .values({ id, email, name, passwordHash, shard: 'DATA_1', isRoot, emailVerifiedAt: now, ...stamp })
  if (plan === null) return
  const [{ planId } = { planId: '' }] = await db.select({ planId: plans.id }).from(plans).where(eq(plans.name, plan))
  await db.insert(subscriptions).values({
    id: newId(),
    accountId: id,
    planId,
    status: 'active',
    billingCycle: 'monthly',
    currentPeriodStart: now,
    currentPeriodEnd: FOREVER,
    ...stamp,
  })
}
