/**
 * Every permission an endpoint can name, and who holds it without a role:
 * anyone (`public`), each signed-in account (`member`), each account with an active subscription (`subscriber`;
 * administrators count as subscribed), or nobody (`role`). Root users hold all of them.
 */
export const PERMISSIONS = {
  public: { heldBy: 'public', label: 'Anyone' },
  'session:end': { heldBy: 'member', label: 'Sign out' },
  'profile:view': { heldBy: 'member', label: 'View own profile' },
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
  'users:create': { heldBy: 'role', label: 'Create User' },
  'users:view': { heldBy: 'role', label: 'View User' },
  'users:edit': { heldBy: 'role', label: 'Edit User' },
  'users:delete': { heldBy: 'role', label: 'Delete User' },
  'system:manage': { heldBy: 'role', label: 'Manage System' },
} as const satisfies Record<string, { heldBy: 'public' | 'member' | 'subscriber' | 'role'; label: string }>

export type Permission = keyof typeof PERMISSIONS
