import type { Account } from '../../core/account.ts'
import { PERMISSIONS, type Permission } from '../../rules/roles/permissions.ts'

/** A user whom an administrator wants to manage. */
export interface Reached {
  readonly isRoot: boolean
  /** Permissions that their roles grant. */
  readonly grants: Iterable<string>
}
type Administrator = Pick<Account, 'isRoot' | 'grants'>

/**
 * The permissions among some that an administrator cannot grant because they lack them. Permissions that every account
 * has, or that plans include, are free to grant.
 */
export function missingGrants({ isRoot, grants }: Administrator, permissions: Iterable<string>): string[] {
  if (isRoot) return []
  return [...permissions].filter((name) => isGrantedByRolesOnly(name) && !grants.has(name))
}

/** Whether an administrator may manage a user: nobody manages users with more permissions than their own. */
export const canManage = (administrator: Administrator, { isRoot, grants }: Reached): boolean =>
  administrator.isRoot || (!isRoot && missingGrants(administrator, grants).length === 0)

/** Whether only roles grant a permission. This is also true of permissions that an operator added. */
export const isGrantedByRolesOnly = (name: string): boolean =>
  (PERMISSIONS[name as Permission]?.heldBy ?? 'role') === 'role'
