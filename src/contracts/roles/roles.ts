import { z } from 'zod'
import { changeOf } from '../change-of.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { Pagination, pageQuery } from '../pagination.ts'
import { singleLine } from '../plain-text.ts'
import { PermissionRef } from '../users/users.ts'

export const Role = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  permissions: z.array(PermissionRef),
  permissions_count: z.number(),
  users_count: z.number(),
  /** Whether it is built in: it can be changed, but neither deleted nor renamed. */
  is_built_in: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Role = z.infer<typeof Role>

export const RoleStats = z.object({
  total_roles: z.number(),
  roles_with_users: z.number(),
  most_used_role: z.object({ name: z.string(), users_count: z.number() }).nullable(),
})
export type RoleStats = z.infer<typeof RoleStats>

/** The category of a permission: the second word of its name, or `general`. */
export const categoryOf = (name: string): string => name.trim().split(/\s+/)[1]?.toLowerCase() ?? 'general'

/** The default slug for a name. */
export const slugOf = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '_')

export const RoleInput = z.object({
  name: singleLine('Name is required').min(1, 'Name is required').max(60, 'Name may have 60 characters at most'),
  slug: z
    .string('Slug is required')
    .trim()
    .min(1, 'Slug is required')
    .max(60, 'Slug may have 60 characters at most')
    .regex(/^[a-z0-9]+(?:[_-][a-z0-9]+)*$/, 'Slug may have lower-case letters, digits and underscores only'),
  /** Names of permissions. No one can grant a permission that they lack. */
  permissions: z.array(z.string().max(80)).max(500).default([]),
})
export type RoleInput = z.output<typeof RoleInput>
/** Omitted fields stay unchanged. */
export const UpdateRole = changeOf(RoleInput.shape)
export type UpdateRole = z.output<typeof UpdateRole>

const base = '/dashboard/admin/roles'
export const ROLE_SORTS = ['name', 'slug', 'permissions_count', 'created_at'] as const

export const listRoles = endpoint({
  method: 'get',
  path: base,
  permission: 'roles:view',
  query: pageQuery(10).extend({
    search: z.string().trim().max(100).default(''),
    sort: z.enum(ROLE_SORTS, 'Choose a column to sort by').default('name'),
    direction: z.enum(['asc', 'desc']).default('asc'),
  }),
  /** `roles` and `data` are the same list: user forms read `roles`, the roles page reads `data`. */
  returns: z.object({ roles: z.array(Role), data: z.array(Role), last_page: z.number(), pagination: Pagination }),
})

export const roleStats = endpoint({
  method: 'get',
  path: `${base}/stats`,
  permission: 'roles:view',
  returns: data(RoleStats),
})

/** Lists the permissions that roles can have. */
export const rolePermissions = endpoint({
  method: 'get',
  path: `${base}/permissions`,
  permission: 'roles:view',
  returns: z.object({ permissions: z.array(PermissionRef.extend({ category: z.string(), is_held: z.boolean() })) }),
})

export const getRole = endpoint({
  method: 'get',
  path: `${base}/:id`,
  permission: 'roles:view',
  params: IdParams,
  returns: z.object({ role: Role }),
})

export const createRole = endpoint({
  method: 'post',
  path: base,
  permission: 'roles:manage',
  body: RoleInput,
  status: 201,
  returns: z.object({ role: Role }),
})

export const updateRole = endpoint({
  method: 'put',
  path: `${base}/:id`,
  permission: 'roles:manage',
  params: IdParams,
  body: UpdateRole,
  returns: z.object({ role: Role }),
})

/** 409 for a built-in role, and if the caller would lose the permission to undo it. */
export const deleteRole = endpoint({
  method: 'delete',
  path: `${base}/:id`,
  permission: 'roles:manage',
  params: IdParams,
  returns: nothing,
})

const Membership = z.object({ user_id: z.uuid(), role_id: z.uuid() })

export const assignUser = endpoint({
  method: 'post',
  path: `${base}/assign-user`,
  permission: 'roles:manage',
  body: Membership,
  returns: z.object({ role: Role }),
})

export const removeUser = endpoint({
  method: 'delete',
  path: `${base}/remove-user`,
  permission: 'roles:manage',
  body: Membership,
  returns: z.object({ role: Role }),
})
