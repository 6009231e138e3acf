import { roleAllows, type WorkspaceRole } from '../workspaces/workspace-roles.ts'

/**
 * All permissions that an endpoint can require, with their label (a verb and, for grouping, a noun) and who holds them
 * without a role: everyone (`public`), each signed-in account (`member`), each account with an active subscription
 * (`subscriber`; administrators count as subscribed), or no one (`role`). Root users hold all of them.
 */
export const PERMISSIONS = {
  public: { heldBy: 'public', label: 'Anyone' },
  'session:end': { heldBy: 'member', label: 'Close Session' },
  'profile:view': { heldBy: 'member', label: 'View Profile' },
  'profile:edit': { heldBy: 'member', label: 'Edit Profile' },
  'sessions:view': { heldBy: 'member', label: 'View Session' },
  'sessions:end': { heldBy: 'member', label: 'End Session' },
  'account:export': { heldBy: 'member', label: 'Export Account' },
  'account:delete': { heldBy: 'member', label: 'Delete Account' },
  // Without a plan, keys and webhooks can still be viewed and disabled.
  'api-keys:view': { heldBy: 'member', label: 'View Key' },
  'api-keys:disable': { heldBy: 'member', label: 'Disable Key' },
  'api-keys:others': { heldBy: 'member', label: 'Manage Keys of Other Members' },
  'api-keys:edit': { heldBy: 'subscriber', label: 'Edit Key' },
  'webhooks:view': { heldBy: 'member', label: 'View Webhook' },
  'webhooks:disable': { heldBy: 'member', label: 'Disable Webhook' },
  'webhooks:edit': { heldBy: 'subscriber', label: 'Edit Webhook' },
  'webhook-deliveries:view': { heldBy: 'subscriber', label: 'View Delivery' },
  'billing:view': { heldBy: 'member', label: 'View Subscription' },
  'billing:subscribe': { heldBy: 'member', label: 'Choose Subscription' },
  'workspaces:view': { heldBy: 'member', label: 'View Workspace' },
  'workspace:edit': { heldBy: 'member', label: 'Edit Workspace' },
  'workspace:transfer': { heldBy: 'member', label: 'Transfer Workspace' },
  'members:view': { heldBy: 'member', label: 'View Member' },
  'members:manage': { heldBy: 'member', label: 'Manage Member' },
  'activity:view': { heldBy: 'member', label: 'View Activity' },
  'notifications:view': { heldBy: 'member', label: 'View Notification' },
  'notifications:edit': { heldBy: 'member', label: 'Edit Notification' },
  'statistics:view': { heldBy: 'member', label: 'View Statistics' },
  'crawls:create': { heldBy: 'subscriber', label: 'Start Crawl' },
  'crawls:view': { heldBy: 'subscriber', label: 'View Crawl' },
  'crawls:cancel': { heldBy: 'subscriber', label: 'Cancel Crawl' },
  'crawls:delete': { heldBy: 'subscriber', label: 'Delete Crawl' },
  'site-downloads:create': { heldBy: 'subscriber', label: 'Start Download' },
  'site-downloads:view': { heldBy: 'subscriber', label: 'View Download' },
  'site-downloads:cancel': { heldBy: 'subscriber', label: 'Cancel Download' },
  'site-downloads:delete': { heldBy: 'subscriber', label: 'Delete Download' },
  'data:view': { heldBy: 'subscriber', label: 'View Data' },
  'data:add': { heldBy: 'subscriber', label: 'Import Data' },
  'data:export': { heldBy: 'subscriber', label: 'Export Data' },
  'data:delete': { heldBy: 'subscriber', label: 'Delete Data' },
  'campaigns:view': { heldBy: 'subscriber', label: 'View Campaign' },
  'campaigns:edit': { heldBy: 'subscriber', label: 'Edit Campaign' },
  'campaigns:send': { heldBy: 'subscriber', label: 'Send Campaign' },
  'senders:edit': { heldBy: 'subscriber', label: 'Edit Sender' },
  'integrations:view': { heldBy: 'subscriber', label: 'View Integration' },
  'integrations:edit': { heldBy: 'subscriber', label: 'Edit Integration' },
  'users:create': { heldBy: 'role', label: 'Create User' },
  'users:view': { heldBy: 'role', label: 'View User' },
  'users:edit': { heldBy: 'role', label: 'Edit User' },
  'users:delete': { heldBy: 'role', label: 'Delete User' },
  'users:impersonate': { heldBy: 'role', label: 'Impersonate User' },
  'roles:view': { heldBy: 'role', label: 'View Role' },
  'roles:manage': { heldBy: 'role', label: 'Manage Role' },
  'plans:manage': { heldBy: 'role', label: 'Manage Plan' },
  'submissions:manage': { heldBy: 'role', label: 'Manage Submission' },
  'incidents:manage': { heldBy: 'role', label: 'Manage Incident' },
  'audit:view': { heldBy: 'role', label: 'View Audit' },
  'billing:manage': { heldBy: 'role', label: 'Manage Payment' },
  'billing:refund': { heldBy: 'role', label: 'Refund Payment' },
  'system:manage': { heldBy: 'role', label: 'Manage System' },
} as const satisfies Record<string, { heldBy: 'public' | 'member' | 'subscriber' | 'role'; label: string }>

export type Permission = keyof typeof PERMISSIONS
export const isPermission = (name: string | null): name is Permission => name !== null && name in PERMISSIONS

/** Slugs of administrator roles: a user with one of them is an administrator (spec 2, section 6). */
export const ADMIN_ROLES: readonly string[] = ['admin', 'super_admin']
export const isAdminRole = (slug: string): boolean => ADMIN_ROLES.includes(slug)

/** An account holder, reduced to what permissions depend on. */
export interface Holder {
  readonly isRoot: boolean
  readonly isAdmin: boolean
  /** Whether a subscription entitles them to a plan now. */
  readonly isEntitled: boolean
  /** The permissions that their roles grant. */
  readonly grants: { has(permission: Permission): boolean }
  /** The role in the workspace; null for former members, absent for the owner. */
  readonly role?: WorkspaceRole | null
}

/**
 * Why a user may not do something, or null if they may. Used by the server, by the web's buttons and by scheduled jobs.
 * A role grants its permissions even without a plan.
 *
 * @param holder null for a visitor
 */
export function denialReason(
  holder: Holder | null,
  permission: Permission,
): 'unauthenticated' | 'subscription_required' | 'beyond_role' | 'forbidden' | null {
  const { heldBy } = PERMISSIONS[permission]
  if (heldBy === 'public') return null
  if (!holder) return 'unauthenticated'
  // Before everything else: not even root users may do more in a workspace than its owner allows.
  if (heldBy !== 'role' && !roleAllows(holder.role === undefined ? 'owner' : holder.role, permission))
    return 'beyond_role'
  if (heldBy === 'member' || holder.isRoot || holder.grants.has(permission)) return null
  if (heldBy === 'role') return 'forbidden'
  return holder.isAdmin || holder.isEntitled ? null : 'subscription_required'
}
