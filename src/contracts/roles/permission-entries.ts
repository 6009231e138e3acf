import { z } from 'zod'
import { data, endpoint, nothing } from '../endpoint.ts'
import { Pagination, pageQuery } from '../pagination.ts'
import { singleLine } from '../plain-text.ts'

/**
 * A permission as data. Those that the service itself checks are in `permissions.ts`. Operators can add others for
 * their own programs, which read them from the profile.
 */
export const PermissionEntry = z.object({
  /** Such as `users:create`. */
  id: z.string(),
  /** Such as `Create User`. */
  name: z.string(),
  /** The second word of its name, or `general`. */
  category: z.string(),
  /** Who has it without a role. */
  held_by: z.enum(['member', 'subscriber', 'role']),
  is_built_in: z.boolean(),
  roles_count: z.number(),
  /** Null for built-in ones. */
  created_at: z.string().nullable(),
})
export type PermissionEntry = z.infer<typeof PermissionEntry>

/**
 * Derives a permission's id from its name: `weekly:export-reports` for `Export Weekly Reports`; empty if the name has
 * no usable characters.
 */
export function permissionIdOf(name: string): string {
  const words = name
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.match(/[\p{L}\p{M}\p{N}]+/gu)?.join('-'))
  const [verb, noun = 'general', ...rest] = words.filter((word) => word !== undefined)
  return verb ? `${noun}:${[verb, ...rest].join('-')}` : ''
}

export const PermissionInput = z.object({
  name: singleLine('Name is required')
    .min(1, { error: 'Name is required', abort: true })
    .max(60, 'Name may have 60 characters at most')
    .refine((name) => permissionIdOf(name) !== '', 'Name needs a letter or a digit'),
})
export type PermissionInput = z.output<typeof PermissionInput>

const base = '/dashboard/admin/permissions'
/** Such as `users:create`. */
const PermissionParams = z.object({ id: z.string().max(80) })
export const PERMISSION_SORTS = ['name', 'category', 'roles_count', 'created_at'] as const

export const listPermissions = endpoint({
  method: 'get',
  path: base,
  permission: 'roles:view',
  query: pageQuery(20).extend({
    search: z.string().trim().max(100).default(''),
    category: z.string().trim().max(60).default(''),
    /** By category, then by name; built-in permissions count as created before all others. */
    sort: z.enum(PERMISSION_SORTS, 'Choose a column to sort by').default('category'),
    direction: z.enum(['asc', 'desc']).default('asc'),
  }),
  returns: z.object({ data: z.array(PermissionEntry), last_page: z.number(), pagination: Pagination }),
})

export const permissionStats = endpoint({
  method: 'get',
  path: `${base}/stats`,
  permission: 'roles:view',
  returns: data(
    z.object({
      total_permissions: z.number(),
      added_permissions: z.number(),
      total_categories: z.number(),
      unused_permissions: z.number(),
    }),
  ),
})

export const permissionCategories = endpoint({
  method: 'get',
  path: `${base}/categories`,
  permission: 'roles:view',
  returns: data(z.array(z.object({ name: z.string(), permissions_count: z.number() }))),
})

/** Adds several permissions; skips and reports those that already exist. */
export const BulkPermissions = z.object({
  permissions: z.array(PermissionInput).min(1, 'Enter at least one name').max(100),
})

export const bulkCreatePermissions = endpoint({
  method: 'post',
  path: `${base}/bulk-create`,
  permission: 'roles:manage',
  body: BulkPermissions,
  status: 201,
  returns: data(z.object({ created: z.array(PermissionEntry), skipped: z.array(z.string()) })),
})

export const getPermission = endpoint({
  method: 'get',
  path: `${base}/:id`,
  permission: 'roles:view',
  params: PermissionParams,
  returns: z.object({ permission: PermissionEntry }),
})

export const createPermission = endpoint({
  method: 'post',
  path: base,
  permission: 'roles:manage',
  body: PermissionInput,
  status: 201,
  returns: z.object({ permission: PermissionEntry }),
})

/** 409 for a built-in permission. */
export const updatePermission = endpoint({
  method: 'put',
  path: `${base}/:id`,
  permission: 'roles:manage',
  params: PermissionParams,
  body: PermissionInput,
  returns: z.object({ permission: PermissionEntry }),
})

/** Deletes it and removes it from every role. 409 for a built-in permission. */
export const deletePermission = endpoint({
  method: 'delete',
  path: `${base}/:id`,
  permission: 'roles:manage',
  params: PermissionParams,
  returns: nothing,
})
