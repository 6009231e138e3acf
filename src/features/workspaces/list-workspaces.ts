import { sql } from 'drizzle-orm'
import type { Workspace } from '../../contracts/workspaces/workspaces.ts'
import { personIdOf, type ServiceContext } from '../../core/context.ts'
import { workspaceName } from '../../domain/workspaces/workspace-name.ts'

type Row = Omit<Workspace, 'is_own'>

/** Returns the active workspaces of the person, their own first. */
export async function listWorkspaces(ctx: ServiceContext): Promise<Workspace[]> {
  const personId = personIdOf(ctx)
  const rows = await ctx.db.all<Row>(sql`
    SELECT accounts.id, ${workspaceName} AS name, own.role,
      (SELECT count(*) FROM workspace_members AS other WHERE other.workspace_id = own.workspace_id) AS members
    FROM workspace_members AS own JOIN accounts ON accounts.id = own.workspace_id
    WHERE own.member_id = ${personId} AND accounts.is_active = 1
    ORDER BY own.workspace_id <> ${personId}, name, accounts.id`)
  return rows.map((row) => ({ ...row, is_own: row.id === personId }))
}
