import { PERMISSIONS, type Permission } from '../contracts/permissions.ts'
import { AppError, forbidden, unauthenticated } from '../lib/errors.ts'
import type { Viewer } from './viewer.ts'

/**
 * Refuses a caller who does not hold a permission.
 *
 * @throws unauthenticated without a session, subscription_required without a plan, forbidden without the grant
 */
export function authorize(viewer: Viewer | null, permission: Permission): void {
  const { heldBy } = PERMISSIONS[permission]
  if (heldBy === 'public') return
  if (!viewer) throw unauthenticated()
  if (viewer.isRoot || heldBy === 'member') return
  if (heldBy === 'subscriber') {
    if (viewer.plan || viewer.isAdmin) return
    throw new AppError('subscription_required', 'Subscription Required')
  }
  if (!viewer.grants.has(permission)) throw forbidden()
}
