import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import * as contract from '../../../../src/contracts/users/users.ts'
import { readConfig } from '../../../../src/core/config.ts'
import { accounts } from '../../../../src/db/schema/control/accounts.ts'
import { accountRoles, rolePermissions, roles } from '../../../../src/db/schema/control/roles.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { clientFor, db, mintAccount } from '../../support/factories.ts'

export const rowOf = async (id: string) => (await db.select().from(accounts).where(eq(accounts.id, id)))[0]!

/** An administrator with all permissions on users, and no others. */
export const manager = (options: Parameters<typeof mintAccount>[0] = {}) =>
  mintAccount({
    ...{ isAdmin: true, grants: ['users:view', 'users:create', 'users:edit', 'users:delete', 'users:impersonate'] },
    ...options,
  })
export const root = () => mintAccount({ isRoot: true })

/** A role with the given holders. */
export async function mintRole(names: readonly string[], ...holders: readonly string[]) {
  const [roleId, at] = [newId(), new Date().toISOString()]
  await db.insert(roles).values({ id: roleId, name: `Role ${roleId}`, slug: roleId, createdAt: at, updatedAt: at })
  if (names.length > 0) await db.insert(rolePermissions).values(names.map((permission) => ({ roleId, permission })))
  if (holders.length > 0) await db.insert(accountRoles).values(holders.map((accountId) => ({ accountId, roleId })))
  return roleId
}

interface AuditRow {
  action: string
  actor_kind: string
  actor_id: string
  object_id: string
  before: string | null
  after: string | null
}

/** The audit entries of an account, in order. */
export async function eventsOf(accountId: string) {
  const rows = await db.all<AuditRow>(
    sql`SELECT action, actor_kind, actor_id, object_id, before, after FROM audit_events WHERE account_id = ${accountId} ORDER BY created_at, id`,
  )
  const facts = (json: string | null) => (json === null ? null : (JSON.parse(json) as Record<string, unknown>))
  return rows.map((row) => ({ ...row, before: facts(row.before), after: facts(row.after) }))
}

/** Demotes all root users except some while a function runs. */
export async function withRootsOnly<T>(ids: readonly string[], run: () => Promise<T>): Promise<T> {
  const others = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(sql`${accounts.isRoot} = 1 AND ${accounts.id} NOT IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
  const set = (isRoot: boolean) =>
    Promise.all(others.map(({ id }) => db.update(accounts).set({ isRoot }).where(eq(accounts.id, id))))
  await set(false)
  try {
    return await run()
  } finally {
    await set(true)
  }
}

/** An impersonation session, as the administrator opens it. */
export async function visit(administrator: Awaited<ReturnType<typeof mintAccount>>, id: string) {
  const { data } = await administrator.call(contract.impersonateUser, {
    ...{ params: { id }, body: { reason: 'Ticket 12' } },
  })
  return { ...data, ...clientFor(data.token) }
}

export const appUrl = readConfig(env).appUrl
