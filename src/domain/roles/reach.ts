import { PERMISSIONS, type Permission } from '../../contracts/permissions.ts'
import type { Account } from '../../core/account.ts'

/** Somebody whom an administrator acts on, as far as it matters whether they may. */
export interface Reached {
  readonly isRoot: boolean
  /** What their roles grant. */
  readonly grants: Iterable<string>
}
type Administrator = Pick<Account, 'isRoot' | 'grants'>

/**
 * The permissions among some that an administrator cannot give, as they lack them: what everybody has by themselves, or by a plan, is
 * anybody's to give.
 */
export function missingGrants({ isRoot, grants }: Administrator, permissions: Iterable<string>): string[] {
  if (isRoot) return []
  return [...permissions].filter((name) => isGrantedByRolesOnly(name) && !grants.has(name))
}

/** Whether an administrator may act on somebody: nobody reaches who may do more than they themselves. */
export const reaches = (administrator: Administrator, { isRoot, grants }: Reached): boolean =>
  administrator.isRoot || (!isRoot && missingGrants(administrator, grants).length === 0)

/** One that an operator added is nobody's without a role, either. */
export const isGrantedByRolesOnly = (name: string): boolean =>
  (PERMISSIONS[name as Permission]?.heldBy ?? 'role') === 'role'
