import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'

/** The names of a workspace's members, by id. */
export type MemberNames = ReadonlyMap<string, string>

/** Returns the names of the workspace's members; none for a workspace of one person, where a name adds nothing. */
export async function readMemberNames(ctx: ServiceContext): Promise<MemberNames> {
  const rows = await ctx.db.all<{ id: string; name: string }>(sql`
    SELECT accounts.id, accounts.name FROM workspace_members JOIN accounts ON accounts.id = workspace_members.member_id
    WHERE workspace_id = ${accountOf(ctx).id}`)
  return new Map(rows.length > 1 ? rows.map(({ id, name }) => [id, name]) : [])
}
