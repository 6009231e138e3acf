import { type SQL, sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { conflict, forbidden } from '../../lib/errors.ts'
import { sha256 } from '../../lib/hash.ts'
import type { WorkspaceRole } from '../../rules/workspaces/workspace-roles.ts'
import { allowanceOf, hasRoom, spentOf } from '../billing/plan-limits.ts'
import type { ActiveSso } from './workspace-sso.ts'

/** A person whom the provider of a workspace named. */
export interface Joining {
  /** Null for somebody who has no account yet. */
  readonly accountId: string | null
  /** Folded. */
  readonly email: string
}

interface Standing {
  readonly role: WorkspaceRole | null
  readonly is_invited: number
  readonly was_removed: number
  readonly has_room: number
}

const NO_SEAT = 'This workspace has no free seat. Ask its owner to add one.'
const REMOVED = 'You are no longer a member of this workspace. Ask its owner for an invitation.'

/**
 * Refuses people who may not become members, before anything is created for them.
 *
 * @throws forbidden for people who were removed and not invited again, conflict without a free seat
 */
export async function assertMayJoin(ctx: ServiceContext, sso: ActiveSso, person: Joining): Promise<void> {
  refusalOf(await standingOf(ctx, sso, person))
}

/**
 * Makes a person a member: with the role of their open invitation, which is used up, else with the default role. Members
 * stay as they are.
 *
 * @returns their role
 * @throws as `assertMayJoin`
 */
export async function joinBySso(
  ctx: ServiceContext,
  sso: ActiveSso,
  person: Joining & { readonly accountId: string },
): Promise<WorkspaceRole> {
  const standing = await standingOf(ctx, sso, person)
  if (standing.role !== null) return standing.role
  refusalOf(standing)
  const workspaceId = sso.workspace.id
  const now = ctx.clock.now().toISOString()
  const isOpen = openInvitation(workspaceId, person.email, now)
  const { mayJoin } = await conditionsOf(ctx, sso, person)
  await runBatch(ctx.db, [
    statement<{ role: WorkspaceRole }>(sql`
      INSERT INTO workspace_members (workspace_id, member_id, role, invited_by, created_at)
      SELECT ${workspaceId}, id, coalesce((SELECT role FROM workspace_invitations WHERE ${isOpen}), ${sso.row.defaultRole}),
        (SELECT invited_by FROM workspace_invitations WHERE ${isOpen}), ${now}
      FROM accounts WHERE id = ${person.accountId} AND ${mayJoin}
      ON CONFLICT DO NOTHING RETURNING role`),
    auditStatement(ctx, {
      action: 'member.join',
      accountId: workspaceId,
      objectId: person.accountId,
      after: { by: 'single-sign-on' },
    }),
    statement(sql`UPDATE workspace_invitations SET accepted_at = ${now} WHERE ${isOpen} AND EXISTS (
      SELECT 1 FROM workspace_members WHERE workspace_id = ${workspaceId} AND member_id = ${person.accountId})`),
    statement(sql`DELETE FROM removed_members WHERE workspace_id = ${workspaceId} AND EXISTS (
      SELECT 1 FROM workspace_members
      WHERE workspace_members.workspace_id = ${workspaceId} AND workspace_members.member_id = ${person.accountId})
      AND removed_members.member_id = ${person.accountId}`),
  ])
  const { role } = await standingOf(ctx, sso, person)
  if (role === null) throw conflict(NO_SEAT)
  return role
}

function refusalOf({ role, is_invited, was_removed, has_room }: Standing): void {
  if (role !== null) return
  if (was_removed && !is_invited) throw forbidden(REMOVED)
  if (!has_room) throw conflict(NO_SEAT)
}

async function standingOf(ctx: ServiceContext, sso: ActiveSso, person: Joining): Promise<Standing> {
  const { isInvited, wasRemoved, hasSeat } = await conditionsOf(ctx, sso, person)
  const [standing] = await ctx.db.all<Standing>(sql`
    SELECT (SELECT role FROM workspace_members
        WHERE workspace_id = ${sso.workspace.id} AND member_id = ${person.accountId}) AS role,
      ${isInvited} AS is_invited, ${wasRemoved} AS was_removed, ${hasSeat} AS has_room`)
  return standing ?? { role: null, is_invited: 0, was_removed: 1, has_room: 0 }
}

const openInvitation = (workspaceId: string, email: string, now: string): SQL =>
  sql`workspace_id = ${workspaceId} AND email = ${email} AND accepted_at IS NULL AND revoked_at IS NULL AND expires_at > ${now}`

async function conditionsOf(ctx: ServiceContext, { workspace: { id }, workspace }: ActiveSso, person: Joining) {
  const isOpen = openInvitation(id, person.email, ctx.clock.now().toISOString())
  const isInvited = sql`EXISTS (SELECT 1 FROM workspace_invitations WHERE ${isOpen})`
  const wasRemoved = sql`EXISTS (SELECT 1 FROM removed_members WHERE workspace_id = ${id}
    AND (member_id = ${person.accountId} OR email_hash = ${await sha256(person.email)}))`
  const allowance = allowanceOf(workspace, 'seats')
  const spender = { accountId: id, period: '' }
  // An open invitation has its seat already.
  const hasSeat = sql`(${hasRoom('seats', allowance, spender)}
    OR ${isInvited} AND ${spentOf('seats', spender)} <= ${allowance})`
  return { isInvited, wasRemoved, hasSeat, mayJoin: sql`(${isInvited} OR NOT ${wasRemoved}) AND ${hasSeat}` }
}
