import { type SQL, sql } from 'drizzle-orm'
import type { AuditFilter } from '../../contracts/audit-trail/audit-trail.ts'
import type { ServiceContext } from '../../core/context.ts'
import { AUDIT_ACTIONS, type AuditAction } from '../../rules/audit-trail/audit-actions.ts'

/**
 * The ids by which an account's events are found: as the affected account, and as the actor (itself or its API keys).
 */
export interface Party {
  readonly accounts: readonly string[]
  readonly actors: readonly string[]
}

/** A filter in terms of ids, since a data database contains no names or API keys of accounts. */
export interface TrailFilter {
  readonly action: AuditAction | null
  readonly party: Party | null
  /** Only what some actors did to one account; takes the place of `party`. */
  readonly by?: { readonly account: string; readonly actors: readonly string[] }
  /** Only what was done to one object of an account. Combines with `by`. */
  readonly object?: { readonly account: string; readonly id: string }
  /** Rows must match at least one of these. */
  readonly search: { readonly text: string; readonly actions: readonly AuditAction[]; readonly parties: Party } | null
  /** Timestamps, both inclusive. */
  readonly since: string | null
  readonly until: string | null
}

/** The maximum number of accounts that a search covers. Each one adds a query to each database. */
const ACCOUNTS_MAX = 100
const NOBODY: Party = { accounts: [], actors: [] }

/**
 * Resolves a filter to account ids in the control database. If the search matches too many accounts, none of them is
 * searched for.
 */
export async function resolveFilter(
  ctx: ServiceContext,
  { action, account_id, search, since, until }: AuditFilter,
): Promise<{ filter: TrailFilter; tooManyAccounts: boolean }> {
  const [party, parties] = await Promise.all([
    account_id ? findParties(ctx, sql`id = ${account_id}`) : NOBODY,
    search
      ? findParties(ctx, sql`instr(lower(email), lower(${search})) > 0 OR instr(lower(name), lower(${search})) > 0`)
      : NOBODY,
  ])
  const tooManyAccounts = parties.accounts.length > ACCOUNTS_MAX
  const filter: TrailFilter = {
    action: action || null,
    // Events of a deleted account are still found by its id.
    party: account_id ? { accounts: [account_id], actors: [account_id, ...party.actors] } : null,
    search: search
      ? {
          text: search,
          actions: AUDIT_ACTIONS.filter((name) => name.includes(search.toLowerCase())),
          parties: tooManyAccounts ? NOBODY : parties,
        }
      : null,
    since: since ? `${since}T00:00:00.000Z` : null,
    until: until ? `${until}T23:59:59.999Z` : null,
  }
  return { filter, tooManyAccounts }
}

async function findParties({ db }: ServiceContext, isMeant: SQL): Promise<Party> {
  const rows = await db.all<{ id: string; keys: string }>(sql`
    SELECT id, (SELECT json_group_array(id) FROM api_keys WHERE account_id = accounts.id) AS keys FROM accounts
    WHERE (${isMeant}) AND id NOT IN (SELECT account_id FROM account_deletions) LIMIT ${ACCOUNTS_MAX + 1}`)
  const accounts = rows.map(({ id }) => id)
  return { accounts, actors: [...accounts, ...rows.flatMap(({ keys }) => JSON.parse(keys) as string[])] }
}
