import { type Holder, NOT_BY_STAND_INS, PERMISSIONS, type Permission, refusalOf } from '../contracts/permissions.ts'
import { AppError, forbidden, unauthenticated } from '../lib/errors.ts'
import type { Account } from './account.ts'
import type { Actor } from './actor.ts'

/** An account as far as permissions care. */
export const holderOf = ({ isRoot, isAdmin, plan, grants }: Account): Holder => ({
  isRoot,
  isAdmin,
  isEntitled: plan !== null,
  grants,
})

/**
 * Refuses who does not hold a permission. A key holds what its account does, as far as it was given it; an administrator in an account's
 * place, but for what only its holder may decide.
 *
 * @throws unauthenticated without an account, subscription_required without a plan, forbidden without the grant
 */
export function authorize(
  { actor, account }: { readonly actor: Actor; readonly account: Account | null },
  permission: Permission,
): void {
  const refusal = refusalOf(account && holderOf(account), permission)
  if (refusal === 'unauthenticated') throw unauthenticated()
  if (refusal === 'subscription_required') throw new AppError(refusal, 'Subscription Required')
  const isBeyondKey =
    actor.kind === 'api-key' && PERMISSIONS[permission].heldBy !== 'public' && actor.scope?.has(permission) === false
  if (refusal === 'forbidden') throw forbidden()
  if (actor.kind === 'stand-in' && NOT_BY_STAND_INS.has(permission))
    throw forbidden('Only its holder may do this. You are acting in the place of this account.')
  if (isBeyondKey) throw new AppError('insufficient_permissions', 'This API key was not given the permission for it.')
}
