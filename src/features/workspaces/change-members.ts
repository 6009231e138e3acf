import { sql } from 'drizzle-orm'
import type { TransferWorkspace } from '../../contracts/workspaces/workspaces.ts'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, personIdOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { touchKeys } from '../../domain/access/touch-keys.ts'
import { confirmIdentity } from '../../domain/accounts/factors/confirm-identity.ts'
import { endMembership } from '../../domain/workspaces/end-membership.ts'
import { workspaceName } from '../../domain/workspaces/workspace-name.ts'
import { conflict, forbidden, notFound } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import type { AssignableRole, WorkspaceRole } from '../../rules/workspaces/workspace-roles.ts'
import { formerOwnerMail, newOwnerMail, removedMail } from './mails.ts'

const OWNER_STAYS = 'The owner of a workspace is only changed by transferring it.'

/** Changes the role of a member, from the next request on. @throws not_found, forbidden for the owner */
export async function changeMemberRole(ctx: ServiceContext, memberId: string, role: AssignableRole): Promise<void> {
  const { id } = accountOf(ctx)
  const before = await roleOf(ctx, id, memberId)
  const [changed] = await runBatch(ctx.db, [
    statement<{ member_id: string }>(sql`
      UPDATE workspace_members SET role = ${role}
      WHERE workspace_id = ${id} AND member_id = ${memberId} AND role <> 'owner' RETURNING member_id`),
    auditStatement(ctx, {
      action: 'member.change-role',
      objectId: memberId,
      before: { role: before },
      after: { role },
    }),
  ])
  if (changed.length === 0) throw before === null ? notFound('Member') : forbidden(OWNER_STAYS)
  // Their API keys follow the role.
  await touchKeys(ctx, id)
}

/** Removes a member, and tells them by mail. @throws not_found, forbidden for the owner */
export async function removeMember(ctx: ServiceContext, memberId: string): Promise<void> {
  const { id } = accountOf(ctx)
  if (await endMembership(ctx, id, memberId, { action: 'member.remove' })) {
    const [told] = await ctx.db.all<{ workspace: string; email: string }>(sql`
      SELECT ${workspaceName} AS workspace, member.email FROM accounts, accounts AS member
      WHERE accounts.id = ${id} AND member.id = ${memberId} AND member.is_active = 1`)
    if (told)
      await ctx.queues.send('mail', {
        id: newId(),
        to: told.email,
        ...removedMail(told.workspace, ctx.config.appUrl),
      })
    return
  }
  throw (await roleOf(ctx, id, memberId)) === null ? notFound('Member') : forbidden(OWNER_STAYS)
}

/** Leaves a workspace. @throws not_found, conflict for its owner */
export async function leaveWorkspace(ctx: ServiceContext, id: string): Promise<void> {
  const personId = personIdOf(ctx)
  if (await endMembership(ctx, id, personId, { action: 'member.leave' })) {
    await ctx.db.run(
      sql`UPDATE sessions SET workspace_id = NULL WHERE account_id = ${personId} AND workspace_id = ${id}`,
    )
    return
  }
  if ((await roleOf(ctx, id, personId)) === null) throw notFound('Workspace')
  throw conflict('You own this workspace. Transfer it to another member before you leave.')
}

/**
 * Transfers the workspace to another member. The former owner becomes an admin; both get a mail.
 *
 * @throws forbidden for a wrong password, not_found for somebody who is no other, active member, too_many_requests
 */
export async function transferWorkspace(
  ctx: ServiceContext,
  { member_id: memberId, current_password }: TransferWorkspace,
): Promise<void> {
  const { id } = accountOf(ctx)
  const ownerId = personIdOf(ctx)
  await confirmIdentity(ctx, current_password)
  const isOther = sql`workspace_id = ${id} AND member_id = ${memberId} AND member_id <> ${ownerId}`
  const [, changed] = await runBatch(ctx.db, [
    statement(sql`
      UPDATE workspace_members SET role = 'admin' WHERE workspace_id = ${id} AND member_id = ${ownerId} AND role = 'owner'
        AND EXISTS (SELECT 1 FROM workspace_members JOIN accounts ON accounts.id = member_id WHERE ${isOther} AND accounts.is_active = 1)`),
    statement<{ member_id: string }>(sql`
      UPDATE workspace_members SET role = 'owner' WHERE ${isOther} AND NOT EXISTS (
        SELECT 1 FROM workspace_members AS other WHERE other.workspace_id = ${id} AND other.role = 'owner')
      RETURNING member_id`),
    auditStatement(ctx, { action: 'workspace.transfer', objectId: memberId }),
  ])
  if (changed.length === 0) throw notFound('Member')
  await touchKeys(ctx, id)
  const [told] = await ctx.db.all<{
    workspace: string
    from_name: string
    from_email: string
    to_name: string
    to_email: string
  }>(sql`
    SELECT ${workspaceName} AS workspace, former.name AS from_name, former.email AS from_email, owner.name AS to_name, owner.email AS to_email
    FROM accounts, accounts AS former, accounts AS owner
    WHERE accounts.id = ${id} AND former.id = ${ownerId} AND owner.id = ${memberId}`)
  if (!told) return
  await Promise.all([
    ctx.queues.send('mail', { id: newId(), to: told.to_email, ...newOwnerMail(told.workspace, told.from_name) }),
    ctx.queues.send('mail', { id: newId(), to: told.from_email, ...formerOwnerMail(told.workspace, told.to_name) }),
  ])
}

/** Renames the workspace. */
export async function renameWorkspace(ctx: ServiceContext, name: string): Promise<void> {
  const { id } = accountOf(ctx)
  await runBatch(ctx.db, [
    statement(
      sql`UPDATE accounts SET workspace_name = ${name}, updated_at = ${ctx.clock.now().toISOString()} WHERE id = ${id}`,
    ),
    auditStatement(ctx, { action: 'workspace.rename', objectId: id, after: { name } }),
  ])
}

async function roleOf({ db }: ServiceContext, workspaceId: string, memberId: string): Promise<WorkspaceRole | null> {
  const [row] = await db.all<{ role: WorkspaceRole }>(
    sql`SELECT role FROM workspace_members WHERE workspace_id = ${workspaceId} AND member_id = ${memberId}`,
  )
  return row?.role ?? null
}
