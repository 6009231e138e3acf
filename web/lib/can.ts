import { NOT_BY_STAND_INS, type Permission, refusalOf } from '../../src/contracts/permissions.ts'

/** Who is looking, as far as permissions care. */
export interface Viewer {
  isAdmin: boolean
  isRootUser: boolean
  hasActiveSubscription: boolean
  /** Those that come with a role. */
  permissions: readonly string[]
  /** An administrator in the place of the account. */
  isStandIn?: boolean
}

/**
 * Whether the viewer may make a call; buttons and screens ask this about the contract they use. The server asks again.
 * @param viewer null for someone who is not signed in
 */
export const can = (viewer: Viewer | null, endpoint: { readonly permission: Permission }): boolean =>
  !(viewer?.isStandIn && NOT_BY_STAND_INS.has(endpoint.permission)) &&
  refusalOf(viewer && holderOf(viewer), endpoint.permission) === null

const holderOf = ({ isAdmin, isRootUser, hasActiveSubscription, permissions }: Viewer) => ({
  isAdmin,
  isRoot: isRootUser,
  isEntitled: hasActiveSubscription,
  grants: new Set(permissions),
})
