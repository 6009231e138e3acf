import Papa from 'papaparse'
import type { AdminUser, UserQuery } from '../../contracts/users/users.ts'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { CSV_TYPE, fileResponse } from '../../core/file-response.ts'
import { runBatch } from '../../db/batch.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { chunk } from '../../lib/chunk.ts'
import { neutraliseCell } from '../../lib/csv-cell.ts'
import { invalid } from '../../lib/errors.ts'
import { readUsers } from './queries.ts'
import { orderOf, wantedUsers } from './wanted-users.ts'

/**
 * Users that are read and written per step. Their fields are all short; for the rest, only the ids are held in memory.
 */
const BATCH_SIZE = 200
const USERS_MAX = 100_000
const NEWLINE = '\r\n'

const COLUMNS: Readonly<Record<string, (user: AdminUser) => string | number | null | undefined>> = {
  ID: ({ id }) => id,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  'Root User': ({ is_root_user }) => yesOrNo(is_root_user),
  Roles: ({ roles }) => roles.map(({ name }) => name).join(', '),
  Status: ({ active }) => (active ? 'Active' : 'Inactive'),
  'Email Verified': ({ email_verified }) => yesOrNo(email_verified),
  Plan: ({ plan }) => plan?.display_name,
  'Plan Expires': ({ plan_expires_at }) => plan_expires_at,
  'Site Limit': ({ site_limit }) => site_limit,
  'Last Login': ({ last_login_at }) => last_login_at,
  'Account Created': ({ created_at }) => created_at,
  'Last Updated': ({ updated_at }) => updated_at,
  'Suspended At': ({ suspended_at }) => suspended_at,
  'Suspension Reason': ({ suspension_reason }) => suspension_reason,
}
const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No')

/**
 * Streams the list of users as a CSV file, in the order of the list. It contains the users that match at the time of
 * the request, with their values at the time of writing.
 *
 * @throws validation_failed when there are more users than one file may contain
 */
export async function exportUsers(ctx: ServiceContext, query: UserQuery): Promise<Response> {
  const rows = await ctx.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(wantedUsers(query))
    .orderBy(...orderOf(query))
    .limit(USERS_MAX + 1)
  if (rows.length > USERS_MAX) throw invalid({ search: ['A file holds at most 100,000 users. Narrow the filters.'] })
  await runBatch(ctx.db, [auditStatement(ctx, { action: 'user.export', affected: rows.length, after: query })])
  async function* pieces() {
    yield `\uFEFF${linesOf([Object.keys(COLUMNS)])}`
    for (const batch of chunk(
      rows.map(({ id }) => id),
      BATCH_SIZE,
    )) {
      const users = await readUsers(ctx, batch)
      yield users.length > 0 ? linesOf(users.map(cellsOf)) : ''
    }
  }
  const name = `contactory-users-${ctx.clock.now().toISOString().slice(0, 10)}.csv`
  return fileResponse(ctx, { name, type: CSV_TYPE, pieces: pieces() })
}

const cellsOf = (user: AdminUser) => Object.values(COLUMNS).map((cellOf) => neutraliseCell(String(cellOf(user) ?? '')))
const linesOf = (rows: readonly (readonly string[])[]) =>
  `${Papa.unparse(
    rows.map((row) => [...row]),
    { newline: NEWLINE },
  )}${NEWLINE}`
