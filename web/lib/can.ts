import { PERMISSIONS, type Permission } from '../../src/contracts/permissions.ts'

/** Who is looking, as far as permissions care. */
export interface Viewer {
  isAdmin: boolean
  isRootUser: boolean
  hasActiveSubscription: boolean
  /** Those that come with a role. */
  permissions: readonly string[]
}

/**
 * Whether the viewer may make a call; buttons and screens ask this about the contract they use. The server asks again.
 * @param viewer null for someone who is not signed in
 */
export function can(viewer: Viewer | null, endpoint: { readonly permission: Permission }): boolean {
  const { heldBy } = PERMISSIONS[endpoint.permission]
  if (heldBy === 'public') return true
  if (!viewer) return false
  if (viewer.isRootUser || heldBy === 'member') return true
  if (heldBy === 'subscriber' && (viewer.isAdmin || viewer.hasActiveSubscription)) return true
  return viewer.permissions.includes(endpoint.permission)
}
