import type { AuditEntry, Who } from '../../contracts/audit-trail/audit-trail.ts'
import { withNames } from './resolve-names.ts'
import type { TrailRow } from './trail-row.ts'

/** Returns the ids in a row that may be those of an account or an API key. */
export const idsOf = ({ actor_id, account_id }: TrailRow): string[] =>
  [actor_id, account_id].filter((id) => id !== null)

/** Converts a row to an audit entry, with the names of the actor and of the referenced objects. */
export const toEntry = (
  { actor_kind, actor_id, before, after, ...row }: TrailRow,
  accounts: ReadonlyMap<string, Who>,
  names: ReadonlyMap<string, string>,
): AuditEntry => ({
  ...row,
  actor: {
    kind: actor_kind,
    id: actor_id,
    name: nameOf(actor_id, names),
    account: actor_id === null ? null : (accounts.get(actor_id) ?? null),
  },
  object_name: nameOf(row.object_id, names),
  account: row.account_id === null ? null : (accounts.get(row.account_id) ?? null),
  before: factsOf(before, names),
  after: factsOf(after, names),
})

const nameOf = (id: string | null, names: ReadonlyMap<string, string>) => (id === null ? null : (names.get(id) ?? null))

const factsOf = (json: string | null, names: ReadonlyMap<string, string>): Record<string, unknown> | null =>
  json === null ? null : (withNames(JSON.parse(json), names) as Record<string, unknown>)
