import { type SQL, sql } from 'drizzle-orm'

/** SQL for the name of a workspace: a row of `accounts`. */
export const workspaceName: SQL<string> = sql`coalesce(accounts.workspace_name, accounts.name)`
