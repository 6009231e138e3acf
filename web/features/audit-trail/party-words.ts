import type { AuditEntry } from '../../../src/contracts/audit-trail/audit-trail.ts'

export const DELETED_ACCOUNT = 'Deleted account'

/** The actor's name, with its kind as a hint. */
export function actorWords({ actor }: AuditEntry): { name: string; hint: string } {
  const { kind, id, account } = actor
  switch (kind) {
    case 'session':
      return { name: account?.name ?? DELETED_ACCOUNT, hint: account?.email ?? '' }
    case 'api-key':
      return account
        ? {
            name: account.name,
            hint: `${account.email}, by the API key ${actor.name ? `“${actor.name}”` : '(deleted)'}`,
          }
        : { name: 'Deleted API key', hint: '' }
    case 'stand-in':
      return { name: account?.name ?? DELETED_ACCOUNT, hint: 'Impersonating the user' }
    case 'job':
      return { name: id ?? 'Background job', hint: 'Background job' }
    case 'provider':
      return { name: id ?? 'Provider', hint: 'Provider' }
    case 'visitor':
      return { name: 'Visitor', hint: 'Not signed in' }
    default:
      return { name: id ?? kind, hint: kind }
  }
}

/** The name of the account that an entry concerns, or null if it concerns none. */
export const accountWords = ({ account_id, account }: AuditEntry): string | null =>
  account_id === null ? null : (account?.name ?? DELETED_ACCOUNT)

/** The id of the account behind the actor, for filtering by everything it did. Null if there is none. */
export const actorAccountId = ({ actor }: AuditEntry): string | null =>
  actor.account?.id ?? (actor.kind === 'session' || actor.kind === 'stand-in' ? actor.id : null)
