import { z } from 'zod'
import { denialReason, type Holder, type Permission } from '../../rules/roles/permissions.ts'
import { CursorQuery, listOf } from '../cursor.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { singleLine } from '../plain-text.ts'

/**
 * The permissions of a key, and the account permissions each includes. The others include read access: a client that
 * starts a crawl also polls its progress.
 */
export const KEY_PERMISSIONS = {
  read: { label: 'Read', text: 'View crawls, data and downloads, and export data' },
  crawl: { label: 'Crawl', text: 'Start and cancel crawls and website downloads, and read their results' },
  campaigns: { label: 'Campaigns', text: 'Create and send campaigns' },
  write: { label: 'Write', text: 'Add data, delete data, crawls and downloads, and change webhooks' },
  admin: { label: 'Admin', text: 'Everything its account can do' },
} as const
export type KeyPermission = keyof typeof KEY_PERMISSIONS
export const KEY_PERMISSION_NAMES = Object.keys(KEY_PERMISSIONS) as [KeyPermission, ...KeyPermission[]]

/** What every key may do: read its own profile, and list webhooks, which programs call to test a key (spec 2, 7.2). */
const EVERY: readonly Permission[] = ['profile:view', 'webhooks:view']
const READING: readonly Permission[] = [
  'crawls:view',
  'site-downloads:view',
  'data:view',
  'data:export',
  'billing:view',
  'statistics:view',
  'notifications:view',
]
const SCOPES: Readonly<Record<Exclude<KeyPermission, 'admin'>, readonly Permission[]>> = {
  read: READING,
  write: [
    'data:view',
    'data:add',
    'data:delete',
    'crawls:view',
    'crawls:delete',
    'site-downloads:view',
    'site-downloads:delete',
    'notifications:edit',
    'webhooks:edit',
    'webhooks:disable',
    'webhook-deliveries:view',
  ],
  crawl: [
    'crawls:create',
    'crawls:view',
    'crawls:cancel',
    'site-downloads:create',
    'site-downloads:view',
    'site-downloads:cancel',
    'data:view',
  ],
  campaigns: ['campaigns:view', 'campaigns:edit', 'campaigns:send'],
}

/** The account permissions that a key has; null means all of them. */
export function scopeOf(names: readonly KeyPermission[]): ReadonlySet<Permission> | null {
  const limited = names.filter((name) => name !== 'admin')
  return limited.length < names.length ? null : new Set([...EVERY, ...limited.flatMap((name) => SCOPES[name])])
}

/** The key permissions that include an account permission; all of them if every key has it. */
export const keyPermissionsWith = (permission: Permission): KeyPermission[] =>
  KEY_PERMISSION_NAMES.filter((name) => scopeOf([name])?.has(permission) ?? true)

/**
 * The key permissions that a user may grant: those whose every account permission the user holds, in the order of the
 * documentation (spec 3, section 3). `admin` grants everything the account may do; only for an administrator is that
 * more than the others together.
 */
export const givableBy = (holder: Holder): KeyPermission[] =>
  KEY_PERMISSION_NAMES.filter((name) =>
    name === 'admin'
      ? holder.isAdmin || holder.isRoot
      : SCOPES[name].every((permission) => {
          const reason = denialReason(holder, permission)
          // A key is limited by the role of its maker whenever it is used.
          return reason === null || reason === 'beyond_role'
        }),
  )

export const API_KEY_PREFIX = 'ctk_live_'
/** How many leading characters of a hidden key are shown (spec 2, section 9), followed by its last ones if known. */
const MASK_LENGTH = 10
export const maskOf = (start: string, ending: string | null = null) =>
  `${start.slice(0, MASK_LENGTH)}...${ending ?? ''}`

export const RATE_LIMIT_DEFAULTS = {
  requests_per_minute: 60,
  requests_per_hour: 1_000,
  requests_per_day: 10_000,
} as const
/** No key needs more, and a window of this size still fits the Durable Object that counts. */
const RATE_MAX = 1_000_000
const ALLOWED_IPS_MAX = 100

const RateLimit = z.coerce
  .number('A number is required')
  .int('A whole number is required')
  .min(1, 'At least 1')
  .max(RATE_MAX)
export const RateLimits = z.object({
  requests_per_minute: RateLimit,
  requests_per_hour: RateLimit,
  requests_per_day: RateLimit,
})
export type RateLimits = z.output<typeof RateLimits>

/** `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`. */
export const AllowedIp = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'Not an IP address or range')

export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** Masked: the first characters, dots and the last four. */
  key: z.string(),
  /** The full key, to show and copy; absent for legacy keys, and for all but the member who made it. */
  plain_key: z.string().optional(),
  /** Whether nobody can see it in full, since only its hash is stored, until it is regenerated. */
  is_legacy: z.boolean(),
  permissions: z.array(z.enum(KEY_PERMISSION_NAMES)),
  rate_limits: RateLimits,
  allowed_ips: z.array(z.string()),
  is_active: z.boolean(),
  expires_at: z.string().nullable(),
  /** The name of the member who made it; null if the workspace has only one member. */
  created_by: z.string().nullable(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
  /** When the previous key stops working after a regeneration; null if there is none. */
  former_valid_until: z.string().nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

/** Active, inactive or expired (spec 2, section 4). */
export function keyStatus({ is_active, expires_at }: Pick<ApiKey, 'is_active' | 'expires_at'>, now: Date) {
  if (!is_active) return 'inactive'
  return expires_at !== null && Date.parse(expires_at) <= now.getTime() ? 'expired' : 'active'
}

/** Without defaults: a change of one field would reset the others. */
export const KeyFields = z.object({
  name: singleLine('Name is required').min(1, 'Name is required').max(100, 'Name is too long'),
  permissions: z.array(z.enum(KEY_PERMISSION_NAMES)).min(1, 'Choose at least one permission'),
  requests_per_minute: RateLimit,
  requests_per_hour: RateLimit,
  requests_per_day: RateLimit,
  allowed_ips: z.array(AllowedIp).max(ALLOWED_IPS_MAX),
  expires_at: z.iso.datetime({ offset: true, error: 'Not a date' }).nullable(),
  /** Required when the key is granted `admin`: 403 if it is missing or wrong. */
  current_password: z.string().optional(),
})

export const CreateApiKey = KeyFields.extend({
  permissions: KeyFields.shape.permissions.default(['read']),
  requests_per_minute: RateLimit.default(RATE_LIMIT_DEFAULTS.requests_per_minute),
  requests_per_hour: RateLimit.default(RATE_LIMIT_DEFAULTS.requests_per_hour),
  requests_per_day: RateLimit.default(RATE_LIMIT_DEFAULTS.requests_per_day),
  allowed_ips: KeyFields.shape.allowed_ips.default([]),
  expires_at: KeyFields.shape.expires_at.default(null),
})
export type CreateApiKey = z.output<typeof CreateApiKey>
/** Omitted fields stay unchanged. */
export const UpdateApiKey = KeyFields.extend({ is_active: z.boolean() }).partial()
export type UpdateApiKey = z.output<typeof UpdateApiKey>

/** A request made with a key, and its response. */
export const KeyRequest = z.object({
  id: z.string(),
  method: z.string(),
  /** With the ids in place, without the query. */
  path: z.string(),
  status: z.number(),
  /** The error code, if any. */
  code: z.string().nullable(),
  duration_ms: z.number(),
  ip_address: z.string(),
  created_at: z.string(),
})
export type KeyRequest = z.infer<typeof KeyRequest>

const OneKey = data(z.object({ api_key: ApiKey }))

/** Newest first. */
export const list = endpoint({
  method: 'get',
  path: '/dashboard/api-keys',
  permission: 'api-keys:view',
  revealsSecret: true,
  returns: data(z.object({ api_keys: z.array(ApiKey), total: z.number() })),
})

export const get = endpoint({
  method: 'get',
  path: '/dashboard/api-keys/:id',
  permission: 'api-keys:view',
  revealsSecret: true,
  params: IdParams,
  returns: OneKey,
})

export const create = endpoint({
  method: 'post',
  path: '/dashboard/api-keys',
  permission: 'api-keys:edit',
  revealsSecret: true,
  body: CreateApiKey,
  returns: OneKey,
})

/** `api-keys:disable` is enough to switch it off; any other change needs `api-keys:edit`. */
export const update = endpoint({
  method: 'put',
  path: '/dashboard/api-keys/:id',
  permission: 'api-keys:disable',
  revealsSecret: true,
  params: IdParams,
  body: UpdateApiKey,
  returns: OneKey,
})

export const remove = endpoint({
  method: 'delete',
  path: '/dashboard/api-keys/:id',
  permission: 'api-keys:disable',
  params: IdParams,
  returns: nothing,
})

/** The maximum time a key keeps working beside its successor, in minutes. */
export const OVERLAP_MINUTES_MAX = 7 * 24 * 60

/** Creates a new key. The former one stops working at once, or after the given minutes. */
export const regenerate = endpoint({
  method: 'post',
  path: '/dashboard/api-keys/:id/regenerate',
  permission: 'api-keys:edit',
  revealsSecret: true,
  params: IdParams,
  body: z.object({ overlap_minutes: z.coerce.number().int().min(0).max(OVERLAP_MINUTES_MAX).default(0) }).prefault({}),
  returns: OneKey,
})

/**
 * Usage of a key: accepted requests, and separately those rejected by its limits. Hours and days are in UTC, as ISO
 * 8601.
 */
export const ApiKeyStats = z.object({
  total_requests: z.number(),
  refused_requests: z.number(),
  requests_this_minute: z.number(),
  requests_this_hour: z.number(),
  requests_today: z.number(),
  last_used_at: z.string().nullable(),
  /** Of the last thirty days, oldest first; days without a request are zero. */
  days: z.array(z.object({ day: z.string(), requests: z.number(), refused: z.number() })),
  /** Of the last 24 hours, oldest first. */
  hours: z.array(z.object({ hour: z.string(), requests: z.number(), refused: z.number() })),
})
export type ApiKeyStats = z.infer<typeof ApiKeyStats>

export const getStats = endpoint({
  method: 'get',
  path: '/dashboard/api-keys/:id/stats',
  permission: 'api-keys:view',
  params: IdParams,
  returns: data(ApiKeyStats),
})

/** The latest requests made with a key, newest first, without those rejected by its limits. */
export const listRequests = endpoint({
  method: 'get',
  path: '/dashboard/api-keys/:id/requests',
  permission: 'api-keys:view',
  params: IdParams,
  query: CursorQuery,
  returns: listOf(KeyRequest),
})
