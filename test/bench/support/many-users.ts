import type { LocalDatabase } from '../../../scripts/local/migrate.ts'

const FIRST = ['Ada', 'Bea', 'Chidi', 'Dora', 'Émile', 'Femi', 'Grace', 'Hugo', 'Ines', 'Jonas']
const LAST = ['Lovelace', 'Okafor', 'Müller', 'Gomez', 'Clark', 'Ivanova', 'Tanaka', 'Smith', 'Bello']
const ROWS_AT_ONCE = 1_000
const START_MS = Date.UTC(2026, 0, 1)

export interface ManyUsers {
  /** A role that one in ten users has, and one with three users. */
  readonly largeRoleId: string
  readonly smallRoleId: string
}

const at = (minute: number) => new Date(START_MS + minute * 60_000).toISOString()
const idOf = (number: number) => `0198bee0-0000-7000-8000-${String(number).padStart(12, '0')}`

/**
 * Fills the users of an installation: a third on a plan, one in ten with a role, a few suspended, unverified, or
 * deleted.
 */
export async function addManyUsers(database: LocalDatabase, total: number): Promise<ManyUsers> {
  const [largeRoleId, smallRoleId] = [idOf(900_000_000_001), idOf(900_000_000_002)]
  const roles = [largeRoleId, smallRoleId].map((id) => ({ id, at: at(0) }))
  const plan = await database.prepare('SELECT id FROM plans ORDER BY sort_order LIMIT 1').first<{ id: string }>()
  const run = (sql: string, rows: readonly object[], ...more: string[]) =>
    database
      .prepare(sql)
      .bind(JSON.stringify(rows), ...more)
      .run()
  await run(
    `INSERT INTO roles (id, name, slug, created_at, updated_at)
     SELECT value ->> 'id', value ->> 'id', value ->> 'id', value ->> 'at', value ->> 'at' FROM json_each(?)`,
    roles,
  )
  await run(
    `INSERT INTO role_permissions (role_id, permission) SELECT value ->> 'id', permission FROM json_each(?),
     (SELECT 'users:view' AS permission UNION SELECT 'users:edit' UNION SELECT 'roles:view' UNION SELECT 'audit:view')`,
    roles,
  )
  for (let from = 0; from < total; from += ROWS_AT_ONCE) {
    const users = Array.from({ length: Math.min(ROWS_AT_ONCE, total - from) }, (_, index) => userOf(from + index))
    await run(
      `INSERT INTO accounts (id, name, email, password_hash, shard, is_active, suspended_at, email_verified_at, last_login_at, created_at, updated_at)
       SELECT value ->> 'id', value ->> 'name', value ->> 'email', 'none', 'DATA_1', value ->> 'is_active', value ->> 'suspended_at',
         value ->> 'verified_at', value ->> 'last_login_at', value ->> 'at', value ->> 'at' FROM json_each(?)`,
      users,
    )
    await run(
      `INSERT INTO subscriptions (id, account_id, plan_id, status, billing_cycle, current_period_start, current_period_end, created_at, updated_at)
       SELECT value ->> 'id', value ->> 'id', ?2, 'active', 'monthly', value ->> 'at', '2099-01-01T00:00:00.000Z', value ->> 'at', value ->> 'at'
       FROM json_each(?1)`,
      users.filter(({ number }) => number % 3 === 0),
      plan!.id,
    )
    await run(
      `INSERT INTO account_roles (account_id, role_id) SELECT value ->> 'id', ?2 FROM json_each(?1)`,
      users.filter(({ number }) => number % 10 === 0),
      largeRoleId,
    )
    await run(
      `INSERT INTO account_roles (account_id, role_id) SELECT value ->> 'id', ?2 FROM json_each(?1)`,
      users.filter(({ number }) => number < 3),
      smallRoleId,
    )
  }
  return { largeRoleId, smallRoleId }
}

function userOf(number: number) {
  const [first, last] = [FIRST[number % FIRST.length]!, LAST[number % LAST.length]!]
  const isSuspended = number % 200 === 7
  const isDeleted = number % 500 === 11
  return {
    ...{ number, id: idOf(number), name: `${first} ${last} ${number}`, at: at(number) },
    email: `${first}.${last}.${number}@harbour-foods${number % 40}.test`.toLowerCase(),
    is_active: isSuspended || isDeleted ? 0 : 1,
    suspended_at: isSuspended ? at(number) : null,
    verified_at: number % 20 === 3 ? null : at(number),
    last_login_at: number % 4 === 0 ? null : at((number * 7919) % 500_000),
  }
}
