import type { AuditEntry, Who } from '../../contracts/audit-trail.ts'
import type { TrailRow } from './trail-row.ts'

/** What a row names that may be an account or a key of one. */
export const idsOf = ({ actor_id, account_id }: TrailRow): string[] =>
  [actor_id, account_id].filter((id) => id !== null)

/** A row as the contract has it, with the names of who still is there. */
export const toEntry = (
  { actor_kind, actor_id, before, after, ...row }: TrailRow,
  accounts: ReadonlyMap<string, Who>,
): AuditEntry => ({
  ...row,
  actor: { kind: actor_kind, id: actor_id, account: actor_id === null ? null : (accounts.get(actor_id) ?? null) },
  account: row.account_id === null ? null : (accounts.get(row.account_id) ?? null),
  before: factsOf(before),
  after: factsOf(after),
})

const factsOf = (json: string | null): Record<string, unknown> | null => (json === null ? null : JSON.parse(json))
