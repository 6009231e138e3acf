import { wordList } from '../../lib/text/word-list.ts'
/** The roles that a member of a workspace can have, from most to least. A workspace has exactly one owner. */
export const WORKSPACE_ROLES = ['owner', 'admin', 'member', 'viewer', 'billing'] as const
export type WorkspaceRole = (typeof WORKSPACE_ROLES)[number]

/** The roles that an invitation or a change of role can assign; ownership is only transferred. */
export const ASSIGNABLE_ROLES = ['admin', 'member', 'viewer', 'billing'] as const
export type AssignableRole = (typeof ASSIGNABLE_ROLES)[number]

/** What people may do in every workspace, even in one that they no longer belong to: it concerns only themselves. */
const PERSONAL: readonly string[] = [
  'public',
  'session:end',
  'profile:view',
  'profile:edit',
  'sessions:view',
  'sessions:end',
  'workspaces:view',
]
const READS: readonly string[] = [
  'members:view',
  'notifications:view',
  'statistics:view',
  'crawls:view',
  'site-downloads:view',
  'data:view',
  'campaigns:view',
  'integrations:view',
  'webhooks:view',
  'webhook-deliveries:view',
]
const DAILY_WORK: readonly string[] = [
  ...READS,
  'notifications:edit',
  'crawls:create',
  'crawls:cancel',
  'crawls:delete',
  'site-downloads:create',
  'site-downloads:cancel',
  'site-downloads:delete',
  'data:add',
  'data:export',
  'data:delete',
  'campaigns:edit',
  'campaigns:send',
  'senders:edit',
  'integrations:edit',
  'api-keys:view',
  'api-keys:disable',
  'api-keys:edit',
  'webhooks:disable',
  'webhooks:edit',
]
const ADMINISTRATION: readonly string[] = [
  ...DAILY_WORK,
  'api-keys:others',
  'members:manage',
  'activity:view',
  'workspace:edit',
  'billing:view',
]
const OWNERSHIP: readonly string[] = [
  ...ADMINISTRATION,
  'billing:subscribe',
  'workspace:transfer',
  'account:export',
  'account:delete',
]

interface RoleDefinition {
  readonly label: string
  /** For the invitation form. */
  readonly summary: string
  readonly permissions: ReadonlySet<string>
}

/**
 * What each role may do: a subset of the permissions that an account has anyway. Operators' permissions (`heldBy: role`)
 * are not part of it; they apply only in a person's own workspace. The names are those of `rules/roles/permissions.ts`,
 * which imports this file; a test compares them.
 */
export const ROLES: Readonly<Record<WorkspaceRole, RoleDefinition>> = {
  owner: {
    label: 'Owner',
    summary: 'Everything, including billing and the workspace itself',
    permissions: new Set([...PERSONAL, ...OWNERSHIP]),
  },
  admin: {
    label: 'Admin',
    summary: 'Everything except changing the plan and transferring the workspace',
    permissions: new Set([...PERSONAL, ...ADMINISTRATION]),
  },
  member: {
    label: 'Member',
    summary: 'Crawls, data, campaigns and their own API keys',
    permissions: new Set([...PERSONAL, ...DAILY_WORK]),
  },
  viewer: {
    label: 'Viewer',
    summary: 'Sees everything, changes nothing',
    permissions: new Set([...PERSONAL, ...READS]),
  },
  billing: {
    label: 'Billing',
    summary: 'Plan, payments, receipts and usage, and nothing else',
    permissions: new Set([...PERSONAL, 'billing:view', 'billing:subscribe']),
  },
}

/** @param role null for people who are no longer members */
export const roleAllows = (role: WorkspaceRole | null, permission: string): boolean =>
  role === null ? PERSONAL.includes(permission) : ROLES[role].permissions.has(permission)

/** The sentence for a call that the caller's role does not include. */
export function beyondRoleText(role: WorkspaceRole | null, permission: string): string {
  if (role === null) return 'You no longer have access to this workspace. Switch to another one.'
  const able = WORKSPACE_ROLES.filter((name) => roleAllows(name, permission)).map((name) => ROLES[name].label)
  return `Your role in this workspace is ${ROLES[role].label}. This needs the role ${wordList(able, 'or')}.`
}
/** The sentence for a member whose session was opened another way. */
export const NEEDS_SSO =
  'This workspace opens only after single sign-on. Sign out, then choose “Continue with single sign-on”.'
