import { type Endpoint, isOpenToImpersonators } from '../../src/contracts/endpoint.ts'
import { denialReason, type Holder, type Permission } from '../../src/rules/roles/permissions.ts'
import type { WorkspaceRole } from '../../src/rules/workspaces/workspace-roles.ts'

/** The part of a contract that `can` needs. */
export type Asked = Pick<Endpoint, 'method' | 'file' | 'impersonation' | 'permission'>

/** The viewer's properties that matter for permissions. */
export interface Viewer {
  isAdmin: boolean
  isRootUser: boolean
  hasActiveSubscription: boolean
  /** The permissions that the viewer's roles grant. */
  permissions: readonly string[]
  /** Whether the viewer is an administrator who impersonates the account. */
  isStandIn?: boolean
  /** The role in the current workspace; null for former members, absent for the owner. */
  role?: WorkspaceRole | null | undefined
}

/**
 * Whether the viewer may make a call. Buttons and screens pass the contract they use. The server checks again.
 * @param viewer null if not signed in
 */
export const can = (viewer: Viewer | null, endpoint: Asked): boolean =>
  denialReason(viewer && holderOf(viewer), endpoint.permission) === null &&
  !(viewer?.isStandIn && !isOpenToImpersonators(endpoint))

/** Whether the viewer holds a permission, for things other than calls, such as pages. */
export const holds = (viewer: Viewer | null, permission: Permission): boolean =>
  denialReason(viewer && holderOf(viewer), permission) === null

/** The holder for visitors who are not signed in: no grants. */
const NOBODY = { isAdmin: false, isRoot: false, isEntitled: false, grants: new Set<string>() }

/** The viewer as the permission rules in the contracts expect them. */
export const holderOfViewer = (viewer: Viewer | null): Holder => (viewer ? holderOf(viewer) : NOBODY)

const holderOf = ({ isAdmin, isRootUser, hasActiveSubscription, permissions, role = 'owner' }: Viewer) => ({
  isAdmin,
  isRoot: isRootUser,
  isEntitled: hasActiveSubscription,
  grants: new Set(permissions),
  role,
})
