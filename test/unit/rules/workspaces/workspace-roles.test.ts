import { expect, test } from 'vitest'
import { ENDPOINTS } from '../../../../src/contracts/all.ts'
import { actsForPerson } from '../../../../src/domain/access/as-person.ts'
import { denialReason, PERMISSIONS, type Permission } from '../../../../src/rules/roles/permissions.ts'
import {
  beyondRoleText,
  ROLES,
  roleAllows,
  WORKSPACE_ROLES,
  type WorkspaceRole,
} from '../../../../src/rules/workspaces/workspace-roles.ts'

const ordinary = (Object.keys(PERMISSIONS) as Permission[]).filter((name) => PERMISSIONS[name].heldBy !== 'role')
const holder = { isRoot: false, isAdmin: false, isEntitled: true, grants: new Set<Permission>() }
const lackedBy = (role: WorkspaceRole) => ordinary.filter((name) => !roleAllows(role, name))

test('roles have only existing permissions, and none of the operators’', () => {
  for (const role of WORKSPACE_ROLES)
    expect([...ROLES[role].permissions].filter((name) => !ordinary.includes(name as Permission))).toEqual([])
})

test('an owner may do everything, an admin everything but payments, transfer, export and deletion', () => {
  expect(lackedBy('owner')).toEqual([])
  expect(lackedBy('admin')).toEqual(['account:export', 'account:delete', 'billing:subscribe', 'workspace:transfer'])
})

test('a member can do daily work, without members, others’ keys and billing', () => {
  expect(lackedBy('member')).toEqual([
    ...['account:export', 'account:delete', 'api-keys:others', 'billing:view', 'billing:subscribe'],
    ...['workspace:edit', 'workspace:transfer', 'members:manage', 'activity:view'],
  ])
})

/** Calls without effects for others: previews, checks, tickets for readable objects, and personal columns. */
const CHANGES_NOTHING_SHARED = [
  ...[
    'audiences.previewAudience',
    'campaigns.previewCampaign',
    'spamChecks.analyzeSpam',
    'spamChecks.checkCampaignSpam',
  ],
  ...['accountFeed.openFeed', 'crawls.openLive', 'siteDownloads.allowFile', 'listViews.saveColumns'],
]

test('a viewer changes nothing in the workspace, and billing only plan and payments', () => {
  const changes = [...ENDPOINTS].filter(
    ([name, endpoint]) =>
      endpoint.method !== 'get' &&
      !actsForPerson(endpoint) &&
      endpoint.permission !== 'public' &&
      !CHANGES_NOTHING_SHARED.includes(name),
  )
  const allowed = (role: WorkspaceRole) =>
    new Set(
      changes.filter(([, { permission }]) => roleAllows(role, permission)).map(([, { permission }]) => permission),
    )
  expect(changes.length).toBeGreaterThan(100)
  expect(allowed('viewer')).toEqual(new Set())
  expect(allowed('billing')).toEqual(new Set(['billing:subscribe']))
})

test('every contract checks the role first, and the error names a role with the permission', () => {
  for (const [name, { permission }] of ENDPOINTS)
    for (const role of [...WORKSPACE_ROLES, null]) {
      const isOperators = PERMISSIONS[permission].heldBy === 'role'
      const reason = denialReason({ ...holder, role }, permission)
      if (isOperators) expect(reason, name).toBe('forbidden')
      else expect(reason, `${name} as ${role}`).toBe(roleAllows(role, permission) ? null : 'beyond_role')
      if (!isOperators) expect(roleAllows('owner', permission), name).toBe(true)
    }
  expect(beyondRoleText('viewer', 'crawls:create')).toBe(
    'Your role in this workspace is Viewer. This needs the role Owner, Admin, or Member.',
  )
})

test('not even root users can do more in a workspace than their role', () => {
  const root = { ...holder, isRoot: true, isAdmin: true, role: 'viewer' as const }
  expect(denialReason(root, 'data:delete')).toBe('beyond_role')
  expect(denialReason({ ...root, role: null }, 'data:view')).toBe('beyond_role')
  expect(denialReason({ ...root, role: null }, 'sessions:end')).toBeNull()
})

test('contracts about a person select the account that they affect', () => {
  const undecided = [...ENDPOINTS].filter(
    ([name, { actsFor }]) => /^(?:auth|accounts|workspaces)\./.test(name) && actsFor === undefined,
  )
  expect(undecided.map(([name]) => name).filter((name) => !name.startsWith('workspaces.'))).toEqual([])
  const personal = [...ENDPOINTS].filter(([, { actsFor }]) => actsFor === 'person').map(([name]) => name)
  const factors = [...ENDPOINTS].filter(([name]) => name.startsWith('signInFactors.'))
  expect(factors.length).toBeGreaterThan(8)
  expect(factors.filter(([, { actsFor, permission }]) => actsFor !== 'person' && permission !== 'public')).toEqual([])
  expect(personal).toEqual(
    expect.arrayContaining([
      'accounts.changePassword',
      'accounts.removeAccount',
      'auth.logOut',
      'workspaces.switchWorkspace',
    ]),
  )
})
