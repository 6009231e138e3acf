import { type KeyPermission, keyPermissionsWith } from '../contracts/api-keys/api-keys.ts'
import { type Endpoint, isOpenToImpersonators } from '../contracts/endpoint.ts'
import { AppError, forbidden, unauthenticated } from '../lib/errors.ts'
import { wordList } from '../lib/text/word-list.ts'
import { denialReason, type Holder, PERMISSIONS, type Permission } from '../rules/roles/permissions.ts'
import { beyondRoleText, NEEDS_SSO } from '../rules/workspaces/workspace-roles.ts'
import type { Account } from './account.ts'
import type { Actor } from './actor.ts'

/** The properties of an account that permission checks read. */
export const holderOf = ({ isRoot, isAdmin, plan, grants, role }: Account): Holder => ({
  isRoot,
  isAdmin,
  isEntitled: plan !== null,
  grants,
  role,
})

/** Whether `authorize` accepts the caller. */
export function isAuthorized(caller: Caller, permission: Permission): boolean {
  try {
    authorize(caller, permission)
    return true
  } catch {
    return false
  }
}

type Caller = { readonly actor: Actor; readonly account: Account | null }

/** The message of every refusal during an impersonation. */
export const NOT_WHILE_IMPERSONATING =
  'You are viewing this account as an administrator. Only its owner can do this, signed in as themselves.'

/**
 * Refuses callers who may not make a call: those without its permission, and impersonators unless the endpoint is open
 * to them, and people who have to add a second factor first.
 *
 * @throws factor_missing, unauthenticated, subscription_required, insufficient_permissions, forbidden
 */
export function authorizeCall(
  caller: Caller,
  endpoint: Pick<Endpoint, 'method' | 'file' | 'impersonation' | 'permission' | 'isForMissingFactor'>,
): void {
  authorize(caller, endpoint.permission)
  const isMissing = caller.actor.kind === 'session' && caller.actor.mustAddFactor
  if (isMissing && !endpoint.isForMissingFactor && endpoint.permission !== 'public')
    throw new AppError('factor_missing', 'Please add a second factor first: an authenticator app or a passkey.')
  if (caller.actor.kind === 'stand-in' && !isOpenToImpersonators(endpoint)) throw forbidden(NOT_WHILE_IMPERSONATING)
}

/**
 * Refuses callers who lack a permission. A member has the permissions of the workspace, limited to their role. An API key has the permissions of its account, limited to its own scope.
 *
 * @throws unauthenticated without an account, subscription_required without a plan, forbidden without the grant
 * and beyond the role, insufficient_permissions where the key's scope excludes it
 */
export function authorize({ actor, account }: Caller, permission: Permission): void {
  const refusal = denialReason(account && holderOf(account), permission)
  if (refusal === 'unauthenticated') throw unauthenticated()
  if (refusal === 'subscription_required') throw new AppError(refusal, 'Subscription Required')
  if (refusal === 'beyond_role')
    throw forbidden(account?.needsSso ? NEEDS_SSO : beyondRoleText(account?.role ?? null, permission))
  if (refusal === 'forbidden') throw forbidden()
  if (actor.kind !== 'api-key' || PERMISSIONS[permission].heldBy === 'public') return
  if (actor.scope?.has(permission) === false)
    throw new AppError('insufficient_permissions', beyondKeyText(permission, actor.given))
}

/** Names the permission a key lacks and those it has, in the words of the API key form. */
function beyondKeyText(permission: Permission, given: readonly KeyPermission[]): string {
  const enough = keyPermissionsWith(permission)
  // An `admin` key may do everything, so it is suggested only where no narrower permission is enough.
  const needed = enough.filter((name) => name !== 'admin')
  const words = wordList(
    (needed.length > 0 ? needed : enough).map((name) => `"${name}"`),
    'or',
  )
  const held = given.length > 0 ? given.map((name) => `"${name}"`).join(', ') : 'none'
  return `This API key lacks the permission ${words}. It has: ${held}.`
}
