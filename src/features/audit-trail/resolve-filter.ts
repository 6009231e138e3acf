import { type SQL, sql } from 'drizzle-orm'
import { AUDIT_ACTIONS, type AuditAction } from '../../contracts/audit.ts'
import type { AuditFilter } from '../../contracts/audit-trail.ts'
import type { ServiceContext } from '../../core/context.ts'

/** An account that acts are looked for by, as ids: its own, and those that it may have acted by. */
export interface Party {
  readonly accounts: readonly string[]
  readonly actors: readonly string[]
}

/** What rows must be like, in words that a data database knows: it has neither names nor keys of accounts. */
export interface TrailFilter {
  readonly action: AuditAction | null
  readonly party: Party | null
  /** Any of these. */
  readonly search: { readonly text: string; readonly actions: readonly AuditAction[]; readonly parties: Party } | null
  /** Instants, both among those that fit. */
  readonly since: string | null
  readonly until: string | null
}

/** More accounts than these are not looked for: each is a question to each database. */
const ACCOUNTS_MAX = 100
const NOBODY: Party = { accounts: [], actors: [] }

/** Finds out in control whom a filter means. Where too many accounts fit the words, acts are looked for by none of them. */
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
    // Of one that is gone the rows are there all the same.
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
