import * as contract from '../../../../src/contracts/roles/roles.ts'
import { fakeApi } from '../../support/fake-api.ts'

export const roleOf = (change: Partial<contract.Role> = {}): contract.Role => ({
  ...{ id: '01900000-0000-7000-8000-0000000000a1', name: 'Support Agent', slug: 'support_agent' },
  ...{ permissions: [{ id: 'users:view', name: 'View User' }], permissions_count: 1, users_count: 3 },
  ...{ is_built_in: false, created_at: '2026-01-01T12:00:00.000Z', updated_at: '2026-01-02T12:00:00.000Z' },
  ...change,
})
export const admin = roleOf({
  ...{ id: '01900000-0000-7000-8000-0000000000a2', name: 'Admin', slug: 'admin', is_built_in: true, users_count: 1 },
})
export const permissions = [
  { id: 'users:view', name: 'View User', category: 'user', is_held: true },
  { id: 'users:edit', name: 'Edit User', category: 'user', is_held: true },
  { id: 'users:delete', name: 'Delete User', category: 'user', is_held: false },
  { id: 'system:manage', name: 'Manage System', category: 'system', is_held: false },
]

/** The response of a list of roles, with one page unless specified otherwise. */
export const listOf = (roles: contract.Role[], lastPage = 1) => ({
  ...{ roles, data: roles, last_page: lastPage },
  pagination: { current_page: 1, last_page: lastPage, per_page: 10, total: roles.length },
})

export function rolesApi(roles: contract.Role[] = [admin, roleOf()], lastPage = 1) {
  const api = fakeApi()
  const most_used_role = { name: 'Support Agent', users_count: 3 }
  // The ID of a role is any word, so routes with a name come first.
  const answerRole = (role: contract.Role) => {
    api.answer(contract.getRole, { role })
    api.answer(contract.roleStats, { data: { total_roles: 2, roles_with_users: 2, most_used_role } })
    api.answer(contract.rolePermissions, { permissions })
  }
  api.answer(contract.listRoles, listOf(roles, lastPage))
  answerRole(roleOf())
  const queries = () =>
    api.seen
      .filter(({ path }) => path === '/api/dashboard/admin/roles')
      .filter(({ method }) => method === 'GET')
      .map(({ query }) => Object.fromEntries(query))
  return { ...api, answerRole, queries, sent: () => api.seen.filter(({ method }) => method !== 'GET') }
}
