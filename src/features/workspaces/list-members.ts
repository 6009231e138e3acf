import { type SQL, sql } from 'drizzle-orm'
import type { Invitation, Member, Members } from '../../contracts/workspaces/workspaces.ts'
import { isAuthorized } from '../../core/authorize.ts'
import { accountOf, personIdOf, type ServiceContext } from '../../core/context.ts'
import type { Db } from '../../db/client.ts'
import { allowanceOf, readUsed } from '../../domain/billing/plan-limits.ts'
import { workspaceName } from '../../domain/workspaces/workspace-name.ts'
import type { AssignableRole } from '../../rules/workspaces/workspace-roles.ts'

/** Returns the members of the workspace, the invitations that are not accepted, and the seats. */
export async function listMembers(ctx: ServiceContext): Promise<Members> {
  const account = accountOf(ctx)
  const isManager = isAuthorized(ctx, 'members:manage')
  const [[workspace], members, invitations, { seats }] = await Promise.all([
    ctx.db.all<{ name: string }>(sql`SELECT ${workspaceName} AS name FROM accounts WHERE id = ${account.id}`),
    readMembers(ctx, account.id),
    isManager ? readInvitations(ctx, account.id) : [],
    readUsed(ctx, account, ['seats']),
  ])
  return {
    workspace: { id: account.id, name: workspace?.name ?? account.name },
    members,
    invitations,
    seats: { used: seats.used, limit: allowanceOf(account, 'seats') },
  }
}

async function readMembers(ctx: ServiceContext, workspaceId: string): Promise<Member[]> {
  const personId = personIdOf(ctx)
  const rows = await ctx.db.all<Omit<Member, 'is_self' | 'last_active_at'>>(sql`
    SELECT accounts.id, accounts.name, accounts.email, workspace_members.role, workspace_members.created_at AS joined_at
    FROM workspace_members JOIN accounts ON accounts.id = workspace_members.member_id
    WHERE workspace_id = ${workspaceId} ORDER BY role <> 'owner', workspace_members.created_at, accounts.id`)
  const ids = JSON.stringify(rows.map(({ id }) => id))
  // An action is recorded in the database that it changes.
  const [here, there] = await Promise.all([lastActs(ctx.db, workspaceId, ids), lastActs(ctx.data, workspaceId, ids)])
  return rows.map((row) => {
    const times = [here.get(row.id), there.get(row.id)].filter((time) => typeof time === 'string')
    return { ...row, is_self: row.id === personId, last_active_at: times.toSorted().at(-1) ?? null }
  })
}

async function lastActs(db: Db, workspaceId: string, ids: string): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db.all<{ id: string; at: string | null }>(sql`
    SELECT wanted.value AS id, (
      SELECT created_at FROM audit_events INDEXED BY audit_events_by_actor
      WHERE actor_id = wanted.value AND account_id = ${workspaceId} ORDER BY created_at DESC LIMIT 1) AS at
    FROM json_each(${ids}) AS wanted`)
  return new Map(rows.map(({ id, at }) => [id, at]))
}

interface InvitationRow {
  id: string
  email: string
  role: AssignableRole
  invited_by: string | null
  created_at: string
  expires_at: string
}

/** An invitation that was neither accepted nor revoked; it may have expired. */
export const IS_OPEN: SQL = sql`accepted_at IS NULL AND revoked_at IS NULL`

async function readInvitations(ctx: ServiceContext, workspaceId: string): Promise<Invitation[]> {
  const rows = await ctx.db.all<InvitationRow>(sql`
    SELECT id, email, role, (SELECT name FROM accounts WHERE accounts.id = invited_by) AS invited_by, created_at, expires_at
    FROM workspace_invitations WHERE workspace_id = ${workspaceId} AND ${IS_OPEN} ORDER BY created_at DESC, id DESC`)
  const now = ctx.clock.now().toISOString()
  return rows.map((row) => ({ ...row, invited_by: row.invited_by ?? '', is_expired: row.expires_at <= now }))
}
