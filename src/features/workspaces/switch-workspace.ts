import { sql } from 'drizzle-orm'
import { type ServiceContext, sessionOf } from '../../core/context.ts'
import { loadWorkspace } from '../../domain/access/load-account.ts'
import { forbidden, notFound } from '../../lib/errors.ts'
import { NEEDS_SSO } from '../../rules/workspaces/workspace-roles.ts'

/**
 * Makes a workspace the current one of the session.
 *
 * @throws not_found for those who are no member, forbidden if it opens only after single sign-on
 */
export async function switchWorkspace(ctx: ServiceContext, id: string): Promise<void> {
  const { accountId, sessionId } = sessionOf(ctx)
  const workspace = await loadWorkspace(ctx.db, id, accountId, ctx.clock.now(), sessionId)
  if (workspace?.needsSso) throw forbidden(NEEDS_SSO)
  const switched = await ctx.db.all<{ id: string }>(sql`
    UPDATE sessions SET workspace_id = nullif(${id}, account_id)
    WHERE id = ${sessionId} AND account_id = ${accountId} AND EXISTS (
      SELECT 1 FROM workspace_members JOIN accounts ON accounts.id = workspace_id
      WHERE workspace_id = ${id} AND member_id = ${accountId} AND accounts.is_active = 1)
    RETURNING id`)
  if (switched.length === 0) throw notFound('Workspace')
}
