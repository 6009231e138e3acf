import { z } from 'zod'
import { AUDIT_ACTIONS } from './audit.ts'
import { endpoint, nothing } from './endpoint.ts'

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
    /** Of an API key. */
    name: z.string().nullable(),
    /** The account behind it, where there still is one. */
    account: Who.nullable(),
  }),
  /** Whose things were acted on. */
  account_id: z.string().nullable(),
  account: Who.nullable(),
  object_id: z.string().nullable(),
  /** Of a role or an API key. */
  object_name: z.string().nullable(),
  /** How many rows the act touched. */
  affected: z.number(),
  /** What was there and what came in its place, with the names of roles and keys. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  request_id: z.string(),
  ip_address: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const AuditFilter = z.object({
  action: z.enum(AUDIT_ACTIONS).or(z.literal('')).default(''),
  /** Of who acted or whose things were acted on. */
  account_id: z.uuid().or(z.literal('')).default(''),
  /** A part of the action, of the name or address of an account that acted or was acted on; the beginning of the object's or the request's id, or of the IP address. */
  search: z.string().trim().max(100).default(''),
  /** The first and the last day (UTC). */
  since: z.iso.date().or(z.literal('')).default(''),
  until: z.iso.date().or(z.literal('')).default(''),
})
export type AuditFilter = z.output<typeof AuditFilter>

const Cursor = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\w-]{1,60}$/, 'This is no place in the list.')

/** How many rows a file has at most. */
export const AUDIT_EXPORT_MAX = 10_000

/** Newest first, from all databases. */
export const listAudit = endpoint({
  method: 'get',
  path: '/dashboard/admin/audit',
  permission: 'audit:view',
  query: AuditFilter.extend({
    limit: z.coerce.number().int().min(1).max(100).default(50),
    /** `next_cursor` of the page before: the place of its last row. */
    cursor: Cursor.optional(),
  }),
  returns: z.object({
    data: z.array(AuditEntry),
    next_cursor: z.string().nullable(),
    /** Whom `account_id` names, where there still is such an account. */
    account: Who.nullable(),
    /** That so many accounts fit `search` that acts were not looked for by them. */
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

/** What was done to an account, as its owner sees it: administrators are not named, and acts of theirs elsewhere are not shown. */
export const ActivityEntry = z.object({
  id: z.string(),
  created_at: z.string(),
  action: z.string(),
  by: z.enum(['owner', 'api-key', 'administrator', 'service', 'provider', 'visitor']),
  /** Of an API key. */
  by_name: z.string().nullable(),
  object_id: z.string().nullable(),
  object_name: z.string().nullable(),
  /** Why an administrator did it. */
  reason: z.string().nullable(),
  affected: z.number(),
})
export type ActivityEntry = z.infer<typeof ActivityEntry>

/** The signed-in account's own trail, newest first. */
export const listOwnActivity = endpoint({
  method: 'get',
  path: '/dashboard/user/activity',
  permission: 'profile:view',
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20), cursor: Cursor.optional() }),
  returns: z.object({ data: z.array(ActivityEntry), next_cursor: z.string().nullable() }),
})
