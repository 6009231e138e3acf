import { sql } from 'drizzle-orm'
import type { ReturnsOf } from '../../contracts/endpoint.ts'
import type { readInvitation as contract } from '../../contracts/workspaces/workspaces.ts'
import { auditStatement } from '../../core/audit.ts'
import { type ServiceContext, sessionOf } from '../../core/context.ts'
import { networkKey } from '../../core/throttle.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { loadAccount } from '../../domain/access/load-account.ts'
import { allowanceOf, spentOf } from '../../domain/billing/plan-limits.ts'
import { workspaceName } from '../../domain/workspaces/workspace-name.ts'
import { badRequest, conflict, forbidden, raise } from '../../lib/errors.ts'
import { sha256 } from '../../lib/hash.ts'
import type { AssignableRole } from '../../rules/workspaces/workspace-roles.ts'
import { IS_OPEN } from './list-members.ts'

const RULE = { attemptsMax: 60, windowSeconds: 60 * 60 }
const TOO_MANY = 'Too many attempts. Please wait and try again.'
const invalidLink = () =>
  badRequest('This invitation is no longer valid. Ask the person who invited you to send a new one.')

interface Found {
  workspace_id: string
  workspace: string
  invited_by: string | null
  email: string
  role: AssignableRole
}

/** Finds a valid invitation of an active workspace. @throws bad_request, too_many_requests */
async function findInvitation(ctx: ServiceContext, hash: string): Promise<Found> {
  await ctx.throttle.spend(networkKey('invitation', ctx), RULE, TOO_MANY)
  const [found] = await ctx.db.all<Found>(sql`
    SELECT workspace_id, ${workspaceName} AS workspace, (SELECT name FROM accounts AS one WHERE one.id = invited_by) AS invited_by,
      workspace_invitations.email, role
    FROM workspace_invitations JOIN accounts ON accounts.id = workspace_id
    WHERE token_hash = ${hash} AND ${IS_OPEN} AND expires_at > ${ctx.clock.now().toISOString()} AND accounts.is_active = 1`)
  return found ?? raise(invalidLink())
}

/** Returns what the link of an invitation leads to. @throws bad_request, too_many_requests */
export async function readInvitation(ctx: ServiceContext, token: string): Promise<ReturnsOf<typeof contract>['data']> {
  const { workspace, invited_by, email, role } = await findInvitation(ctx, await sha256(token))
  return { workspace, invited_by: invited_by ?? '', email, role }
}

/**
 * Makes the person of the session a member and switches the session to the workspace. Accepting twice is no error within
 * the same request race: the invitation is used once, and the membership exists once.
 *
 * @returns the id of the workspace
 * @throws bad_request for an invalid link, forbidden for another person's invitation, conflict without a free seat,
 * too_many_requests
 */
export async function acceptInvitation(ctx: ServiceContext, token: string): Promise<string> {
  const { accountId, sessionId } = sessionOf(ctx)
  const hash = await sha256(token)
  const invitation = await findInvitation(ctx, hash)
  const id = invitation.workspace_id
  const isAddressee = sql`EXISTS (
    SELECT 1 FROM accounts WHERE accounts.id = ${accountId} AND accounts.email = workspace_invitations.email
      AND accounts.email_verified_at IS NOT NULL)`
  const workspace = (await loadAccount(ctx.db, id, ctx.clock.now())) ?? raise(invalidLink())
  const allowance = allowanceOf(workspace, 'seats')
  const now = ctx.clock.now().toISOString()
  const isMember = sql`EXISTS (SELECT 1 FROM workspace_members WHERE workspace_id = ${id} AND member_id = ${accountId})`
  const [joined] = await runBatch(ctx.db, [
    statement<{ workspace_id: string }>(sql`
      INSERT INTO workspace_members (workspace_id, member_id, role, invited_by, created_at)
      SELECT workspace_id, ${accountId}, role, invited_by, ${now} FROM workspace_invitations
      WHERE token_hash = ${hash} AND ${IS_OPEN} AND expires_at > ${now} AND ${isAddressee}
        AND (${allowance} IS NULL OR ${spentOf('seats', { accountId: id, period: '' })} <= ${allowance})
      ON CONFLICT DO NOTHING RETURNING workspace_id`),
    auditStatement(ctx, {
      action: 'member.join',
      accountId: id,
      objectId: accountId,
      after: { role: invitation.role },
    }),
    statement(sql`
      UPDATE workspace_invitations SET accepted_at = ${now} WHERE token_hash = ${hash} AND ${IS_OPEN} AND ${isAddressee} AND ${isMember}`),
    statement(sql`DELETE FROM removed_members WHERE workspace_id = ${id} AND member_id = ${accountId} AND ${isMember}`),
    statement(
      sql`UPDATE sessions SET workspace_id = nullif(${id}, account_id) WHERE id = ${sessionId} AND ${isMember}`,
    ),
  ])
  if (joined.length > 0) return id
  const [found] = await ctx.db.all<{ is_member: number; email: string }>(
    sql`SELECT ${isMember} AS is_member, email FROM accounts WHERE id = ${accountId}`,
  )
  if (found?.is_member) return id
  if (found?.email !== invitation.email)
    throw forbidden('This invitation is for another email address. Sign in with the address it was sent to.')
  throw conflict('This workspace has no free seat. Ask its owner to add one.')
}
