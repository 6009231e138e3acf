import type { AuditEntry } from '../../../src/contracts/audit-trail.ts'

export const DELETED_ACCOUNT = 'Deleted account'

/** Who acted: a name, and below it what kind of actor it is. */
export function actorWords({ actor }: AuditEntry): { name: string; hint: string } {
  const { kind, id, account } = actor
  switch (kind) {
    case 'session':
      return { name: account?.name ?? DELETED_ACCOUNT, hint: account?.email ?? '' }
    case 'api-key':
      return account
        ? {
            name: account.name,
            hint: `${account.email}, by the API key ${actor.name ? `“${actor.name}”` : 'that was deleted'}`,
          }
        : { name: 'Deleted API key', hint: '' }
    case 'stand-in':
      return { name: account?.name ?? DELETED_ACCOUNT, hint: 'In place of the user' }
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

/** Whose things were acted on; null for what is nobody's. */
export const accountWords = ({ account_id, account }: AuditEntry): string | null =>
  account_id === null ? null : (account?.name ?? DELETED_ACCOUNT)

/** The account behind the actor, where it may be asked for everything that it did. */
export const actorAccountId = ({ actor }: AuditEntry): string | null =>
  actor.account?.id ?? (actor.kind === 'session' || actor.kind === 'stand-in' ? actor.id : null)
