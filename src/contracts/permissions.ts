/**
 * Every permission an endpoint can name, and who holds it without a role:
 * anyone (`public`), each signed-in account (`member`), each account with an active subscription (`subscriber`;
 * administrators count as subscribed), or nobody (`role`). Root users hold all of them.
 */
export const PERMISSIONS = {
  public: { heldBy: 'public', label: 'Anyone' },
  'session:end': { heldBy: 'member', label: 'Sign out' },
  'profile:view': { heldBy: 'member', label: 'View own profile' },
  'profile:edit': { heldBy: 'member', label: 'Edit own profile' },
  'sessions:view': { heldBy: 'member', label: 'View own sessions' },
  'sessions:end': { heldBy: 'member', label: 'End own sessions' },
  'account:export': { heldBy: 'member', label: 'Export own account' },
  'account:delete': { heldBy: 'member', label: 'Delete own account' },
  'api-keys:view': { heldBy: 'subscriber', label: 'View own API keys' },
  'api-keys:edit': { heldBy: 'subscriber', label: 'Create and change own API keys' },
  'webhooks:view': { heldBy: 'subscriber', label: 'View own webhooks' },
  'webhooks:edit': { heldBy: 'subscriber', label: 'Create and change own webhooks' },
  'billing:view': { heldBy: 'member', label: 'View own subscription' },
  'billing:subscribe': { heldBy: 'member', label: 'Subscribe to a plan' },
  'notifications:view': { heldBy: 'member', label: 'View own notifications' },
  'notifications:edit': { heldBy: 'member', label: 'Edit own notifications' },
  'statistics:view': { heldBy: 'member', label: 'View own statistics' },
  'crawls:create': { heldBy: 'subscriber', label: 'Start a crawl' },
  'crawls:view': { heldBy: 'subscriber', label: 'View own crawls' },
  'crawls:cancel': { heldBy: 'subscriber', label: 'Cancel own crawls' },
  'crawls:delete': { heldBy: 'subscriber', label: 'Delete own crawls' },
  'site-downloads:create': { heldBy: 'subscriber', label: 'Start a website download' },
  'site-downloads:view': { heldBy: 'subscriber', label: 'View own website downloads' },
  'site-downloads:cancel': { heldBy: 'subscriber', label: 'Cancel own website downloads' },
  'site-downloads:delete': { heldBy: 'subscriber', label: 'Delete own website downloads' },
  'data:view': { heldBy: 'subscriber', label: 'View own data' },
  'data:add': { heldBy: 'subscriber', label: 'Import and add data' },
  'data:export': { heldBy: 'subscriber', label: 'Export own data' },
  'data:delete': { heldBy: 'subscriber', label: 'Delete own data' },
  'campaigns:view': { heldBy: 'subscriber', label: 'View own campaigns and senders' },
  'campaigns:edit': { heldBy: 'subscriber', label: 'Create and change own campaigns' },
  'campaigns:send': { heldBy: 'subscriber', label: 'Send own campaigns' },
  'senders:edit': { heldBy: 'subscriber', label: 'Create and change own senders' },
  'users:create': { heldBy: 'role', label: 'Create User' },
  'users:view': { heldBy: 'role', label: 'View User' },
  'users:edit': { heldBy: 'role', label: 'Edit User' },
  'users:delete': { heldBy: 'role', label: 'Delete User' },
  'billing:manage': { heldBy: 'role', label: 'Manage Billing' },
  'system:manage': { heldBy: 'role', label: 'Manage System' },
} as const satisfies Record<string, { heldBy: 'public' | 'member' | 'subscriber' | 'role'; label: string }>

export type Permission = keyof typeof PERMISSIONS

/** Somebody with an account, as far as permissions care. */
export interface Holder {
  readonly isRoot: boolean
  readonly isAdmin: boolean
  /** Whether a subscription gives them a plan now. */
  readonly isEntitled: boolean
  /** What their roles grant. */
  readonly grants: { has(permission: Permission): boolean }
}

/**
 * Why somebody may not do something, or null where they may: for the server, for the buttons of the web and for work from the
 * clock. A role grants what it names also to those without a plan.
 *
 * @param holder null for a visitor
 */
export function refusalOf(
  holder: Holder | null,
  permission: Permission,
): 'unauthenticated' | 'subscription_required' | 'forbidden' | null {
  const { heldBy } = PERMISSIONS[permission]
  if (heldBy === 'public') return null
  if (!holder) return 'unauthenticated'
  if (heldBy === 'member' || holder.isRoot || holder.grants.has(permission)) return null
  if (heldBy === 'role') return 'forbidden'
  return holder.isAdmin || holder.isEntitled ? null : 'subscription_required'
}
