import { Hono } from 'hono'
import * as entries from '../../contracts/roles/permission-entries.ts'
import * as contract from '../../contracts/roles/roles.ts'
import { grantRole, revokeRole } from '../../domain/roles/role-members.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { createRole } from './create-role.ts'
import { deleteRole } from './delete-role.ts'
import { createPermission, createPermissions } from './permissions/create-permissions.ts'
import { deletePermission } from './permissions/delete-permission.ts'
import { listEntries, readCategories, readEntry, readEntryStats } from './permissions/queries.ts'
import { readRolePermissions } from './permissions/read-role-permissions.ts'
import { updatePermission } from './permissions/update-permission.ts'
import { listRoles, readRole, readRoleStats } from './queries.ts'
import { updateRole } from './update-role.ts'

export const roleRoutes = new Hono<HttpEnv>()

mount(roleRoutes, contract.listRoles, async ({ ctx, query }) => {
  const { roles, pagination } = await listRoles(ctx, query)
  return { roles, data: roles, last_page: pagination.last_page, pagination }
})
mount(roleRoutes, contract.roleStats, async ({ ctx }) => ({ data: await readRoleStats(ctx) }))
mount(roleRoutes, contract.rolePermissions, async ({ ctx }) => ({ permissions: await readRolePermissions(ctx) }))
mount(roleRoutes, contract.assignUser, async ({ ctx, body }) => {
  await grantRole(ctx, { userId: body.user_id, roleId: body.role_id })
  return { role: await readRole(ctx, body.role_id), message: 'Role assigned successfully' }
})
mount(roleRoutes, contract.removeUser, async ({ ctx, body }) => {
  await revokeRole(ctx, { userId: body.user_id, roleId: body.role_id })
  return { role: await readRole(ctx, body.role_id), message: 'Role removed successfully' }
})
mount(roleRoutes, contract.createRole, async ({ ctx, body }) => ({
  role: await createRole(ctx, body),
  message: 'Role created successfully',
}))
// After the routes with a fixed segment in place of the id.
mount(roleRoutes, contract.getRole, async ({ ctx, params }) => ({ role: await readRole(ctx, params.id) }))
mount(roleRoutes, contract.updateRole, async ({ ctx, params, body }) => ({
  role: await updateRole(ctx, params.id, body),
  message: 'Role updated successfully',
}))
mount(roleRoutes, contract.deleteRole, async ({ ctx, params }) => {
  await deleteRole(ctx, params.id)
  return { message: 'Role deleted successfully' }
})

mount(roleRoutes, entries.listPermissions, async ({ ctx, query }) => {
  const { data, pagination } = await listEntries(ctx, query)
  return { data, last_page: pagination.last_page, pagination }
})
mount(roleRoutes, entries.permissionStats, async ({ ctx }) => ({ data: await readEntryStats(ctx) }))
mount(roleRoutes, entries.permissionCategories, async ({ ctx }) => ({ data: await readCategories(ctx) }))
mount(roleRoutes, entries.bulkCreatePermissions, async ({ ctx, body }) => ({
  data: await createPermissions(ctx, body.permissions),
}))
mount(roleRoutes, entries.createPermission, async ({ ctx, body }) => ({
  permission: await createPermission(ctx, body),
  message: 'Permission created successfully',
}))
// After the routes with a fixed segment in place of the id.
mount(roleRoutes, entries.getPermission, async ({ ctx, params }) => ({ permission: await readEntry(ctx, params.id) }))
mount(roleRoutes, entries.updatePermission, async ({ ctx, params, body }) => ({
  permission: await updatePermission(ctx, params.id, body),
  message: 'Permission updated successfully',
}))
mount(roleRoutes, entries.deletePermission, async ({ ctx, params }) => {
  await deletePermission(ctx, params.id)
  return { message: 'Permission deleted successfully' }
})
