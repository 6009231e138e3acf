import { type SQL, sql } from 'drizzle-orm'
import { type Act, auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import { sha256 } from '../../lib/hash.ts'
import { touchKeys } from '../access/touch-keys.ts'

/**
 * Ends a membership, except that of the owner. Access and API keys of the former member end at once: each request, live
 * connection and running download checks the membership. Sessions stay in the workspace and are refused there, so that
 * nothing is done in a workspace that nobody chose.
 *
 * @returns false if they are not a member, or own the workspace
 */
export async function endMembership(
  ctx: ServiceContext,
  workspaceId: string,
  memberId: string,
  act: Pick<Act, 'action'>,
): Promise<boolean> {
  const now = ctx.clock.now().toISOString()
  const [former] = await ctx.db.all<{ email: string }>(sql`SELECT email FROM accounts WHERE id = ${memberId}`)
  const emailHash = former ? await sha256(former.email) : null
  const [ended] = await runBatch(ctx.db, [
    statement<{ member_id: string }>(sql`
      DELETE FROM workspace_members WHERE workspace_id = ${workspaceId} AND member_id = ${memberId} AND role <> 'owner'
      RETURNING member_id`),
    auditStatement(ctx, { ...act, accountId: workspaceId, objectId: memberId }),
    // Single sign-on does not make them a member again. Directly after the entry of the trail, which a guard may refuse.
    statement(sql`
      INSERT INTO removed_members (workspace_id, member_id, email_hash, removed_at)
      SELECT ${workspaceId}, ${memberId}, ${emailHash}, ${now} WHERE changes() > 0
      ON CONFLICT DO UPDATE SET email_hash = excluded.email_hash, removed_at = excluded.removed_at`),
    statement(sql`DELETE FROM account_identities WHERE account_id = ${memberId} AND source = ${`sso:${workspaceId}`} AND NOT EXISTS (
      SELECT 1 FROM workspace_members WHERE workspace_id = ${workspaceId} AND member_id = ${memberId})`),
    disableKeysOfFormer(sql`account_id = ${workspaceId} AND coalesce(created_by, account_id) = ${memberId}`),
  ])
  if (ended.length === 0) return false
  await touchKeys(ctx, workspaceId)
  return true
}

/** Disables those of some API keys whose makers are no longer members. */
const disableKeysOfFormer = (isMeant: SQL): Statement<never> =>
  statement(sql`
    UPDATE api_keys SET is_active = 0 WHERE ${isMeant} AND NOT EXISTS (
      SELECT 1 FROM workspace_members
      WHERE workspace_id = api_keys.account_id AND member_id = coalesce(api_keys.created_by, api_keys.account_id))`)

/**
 * Ends all memberships of a person whose account ends, and the open invitations of their workspace.
 *
 * @param isEnded a condition that the statements depend on
 */
export const endMembershipsOf = (personId: string, isEnded: SQL, now: string): Statement<never>[] => [
  statement(sql`DELETE FROM workspace_members WHERE member_id = ${personId} AND ${isEnded}`),
  statement(sql`UPDATE workspace_invitations SET revoked_at = ${now}
    WHERE workspace_id = ${personId} AND accepted_at IS NULL AND revoked_at IS NULL AND ${isEnded}`),
  disableKeysOfFormer(sql`created_by = ${personId} AND ${isEnded}`),
]
