import * as roles from '../../../../src/contracts/roles/roles.ts'
import * as contract from '../../../../src/contracts/users/users.ts'
import { fakeApi } from '../../support/fake-api.ts'

const AT = '2026-01-02T12:00:00.000Z'
const idOf = (end: string) => `01900000-0000-7000-8000-0000000000${end}`

export const viewUser = { id: 'users:view', name: 'View User' }
export const deleteUser = { id: 'users:delete', name: 'Delete User' }
const roleOf = (end: string, name: string, permissions: (typeof viewUser)[]): roles.Role => ({
  id: idOf(end),
  name,
  slug: name.toLowerCase(),
  permissions,
  permissions_count: permissions.length,
  users_count: 1,
  is_built_in: false,
  created_at: AT,
  updated_at: AT,
})
export const support = roleOf('d1', 'Support', [viewUser])
export const editor = roleOf('d2', 'Editor', [])
export const remover = roleOf('d3', 'Remover', [viewUser, deleteUser])

/** A user with the role Support and the plan Pro, who has signed in before. */
export const userOf = (change: Partial<contract.AdminUser> = {}): contract.AdminUser => ({
  id: idOf('01'),
  name: 'Ann Lee',
  email: 'ann@example.org',
  is_root_user: false,
  active: true,
  suspended_at: null,
  suspension_reason: null,
  email_verified: true,
  plan: { id: idOf('b1'), name: 'pro', display_name: 'Pro' },
  site_limit: 3,
  plan_expires_at: null,
  has_factors: false,
  factor_reset_due_at: null,
  last_login_at: AT,
  created_at: AT,
  updated_at: AT,
  roles: [{ id: support.id, name: support.name, permissions: support.permissions }],
  ...change,
})
export const rootUser = userOf({ id: idOf('02'), name: 'Ada Root', email: 'ada@example.org', is_root_user: true })

export const pageOf = (users: contract.AdminUser[], total = users.length, page = 1) => ({
  users,
  pagination: { current_page: page, last_page: Math.max(1, Math.ceil(total / 15)), per_page: 15, total },
})

/** The server of user management. The viewer can grant everything except Delete User. */
export function usersApi(users: contract.AdminUser[] = [userOf(), rootUser]) {
  const api = fakeApi()
  const all = [editor, remover, support]
  api.answer(contract.listUsers, pageOf(users))
  api.answer(roles.listRoles, {
    roles: all,
    data: all,
    last_page: 1,
    pagination: { current_page: 1, last_page: 1, per_page: 100, total: all.length },
  })
  api.answer(roles.rolePermissions, {
    permissions: [
      { ...viewUser, category: 'user', is_held: true },
      { ...deleteUser, category: 'user', is_held: false },
    ],
  })
  return {
    ...api,
    /** The changing requests. */
    sent: () => api.seen.filter(({ method }) => method !== 'GET'),
    /** The queries of the list, oldest first. */
    asked: () =>
      api.seen
        .filter(({ path }) => path === '/api/dashboard/admin/users')
        .map(({ query }) => Object.fromEntries(query)),
  }
}

/** The viewer: has all permissions on users and can see roles, by their role. */
export const administrator = {
  id: idOf('0a'),
  isAdmin: true,
  isRootUser: false,
  hasActiveSubscription: true,
  permissions: ['users:view', 'users:create', 'users:edit', 'users:delete', 'users:impersonate', 'roles:view'],
}
