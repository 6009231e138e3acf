import { z } from 'zod'
import { AUDIT_ACTIONS } from '../../rules/audit-trail/audit-actions.ts'
import { endpoint, nothing } from '../endpoint.ts'

const Who = z.object({ id: z.string(), name: z.string(), email: z.string() })
export type Who = z.infer<typeof Who>

/** Who did what to whom. */
export const AuditEntry = z.object({
  id: z.string(),
  created_at: z.string(),
  action: z.string(),
  actor: z.object({
    /** `session`, `api-key`, `job`, `provider`, `stand-in` or `visitor`. */
    kind: z.string(),
    id: z.string().nullable(),
    /** The name of the API key. */
    name: z.string().nullable(),
    /** The account behind the actor, if it still exists. */
    account: Who.nullable(),
  }),
  /** The account whose data was affected. */
  account_id: z.string().nullable(),
  account: Who.nullable(),
  object_id: z.string().nullable(),
  /** The name of the role or API key. */
  object_name: z.string().nullable(),
  /** How many rows the action changed. */
  affected: z.number(),
  /** The former and the new values, with the names of roles and keys. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  request_id: z.string(),
  ip_address: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const AuditFilter = z.object({
  action: z.enum(AUDIT_ACTIONS).or(z.literal('')).default(''),
  /** The account that acted or was affected. */
  account_id: z.uuid().or(z.literal('')).default(''),
  /**
   * Matches part of the action, or of the name or address of the acting or affected account; or the start of the object
   * id, request id or IP address.
   */
  search: z.string().trim().max(100).default(''),
  /** The first and the last day (UTC). */
  since: z.iso.date().or(z.literal('')).default(''),
  until: z.iso.date().or(z.literal('')).default(''),
})
export type AuditFilter = z.output<typeof AuditFilter>

const Cursor = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\w-]{1,60}$/, 'This is no place in the list.')

/** The maximum number of rows in an exported file. */
export const AUDIT_EXPORT_MAX = 10_000

/** Newest first, from all databases. */
export const listAudit = endpoint({
  method: 'get',
  path: '/dashboard/admin/audit',
  permission: 'audit:view',
  query: AuditFilter.extend({
    limit: z.coerce.number().int().min(1).max(100).default(50),
    /** The `next_cursor` of the page before: the position of its last row. */
    cursor: Cursor.optional(),
  }),
  returns: z.object({
    data: z.array(AuditEntry),
    next_cursor: z.string().nullable(),
    /** The account that `account_id` names, if it still exists. */
    account: Who.nullable(),
    /** True if so many accounts match `search` that the search skipped actions by account. */
    too_many_accounts: z.boolean(),
  }),
})

/** The same, up to `AUDIT_EXPORT_MAX` rows, as a CSV file. */
export const exportAudit = endpoint({
  method: 'get',
  path: '/dashboard/admin/audit/export',
  permission: 'audit:view',
  query: AuditFilter,
  file: 'text/csv',
  returns: nothing,
})

/**
 * An action on a workspace as its members see it. Administrators are named without their address, and their actions
 * elsewhere are hidden.
 */
export const ActivityEntry = z.object({
  id: z.string(),
  created_at: z.string(),
  action: z.string(),
  /** `owner` is the caller, `member` somebody else of the workspace, now or formerly. */
  by: z.enum(['owner', 'member', 'api-key', 'administrator', 'service', 'provider', 'visitor']),
  /** The name of the member, the API key or the administrator; null for people whose account is gone. */
  by_name: z.string().nullable(),
  /** Whether an administrator did it while signed in to the workspace. */
  is_impersonation: z.boolean(),
  object_id: z.string().nullable(),
  object_name: z.string().nullable(),
  /** The reason that the administrator gave. */
  reason: z.string().nullable(),
  affected: z.number(),
})
export type ActivityEntry = z.infer<typeof ActivityEntry>

const ActivityFilter = AuditFilter.pick({ action: true, since: true, until: true }).extend({
  /** What this member did, or their API keys. */
  member_id: z.uuid().or(z.literal('')).default(''),
  /** What was done to this object. */
  object_id: z.string().trim().max(60).default(''),
})
export type ActivityFilter = z.output<typeof ActivityFilter>

/** The workspace's own trail, newest first. */
export const listOwnActivity = endpoint({
  method: 'get',
  path: '/dashboard/user/activity',
  permission: 'activity:view',
  query: ActivityFilter.extend({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    cursor: Cursor.optional(),
  }),
  returns: z.object({ data: z.array(ActivityEntry), next_cursor: z.string().nullable() }),
})

export const ACTIVITY_FORMATS = ['csv', 'json'] as const
/** The same, up to `AUDIT_EXPORT_MAX` rows, as a CSV or JSON file. */
export const exportOwnActivity = endpoint({
  method: 'get',
  path: '/dashboard/user/activity/export',
  permission: 'activity:view',
  query: ActivityFilter.extend({ format: z.enum(ACTIVITY_FORMATS).default('csv') }),
  file: 'text/csv',
  returns: nothing,
})
