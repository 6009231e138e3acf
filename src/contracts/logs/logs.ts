import { z } from 'zod'
import { data, endpoint, nothing } from '../endpoint.ts'

export const LOG_LEVELS = ['debug', 'info', 'warning', 'error'] as const
export const LogLevelName = z.enum(LOG_LEVELS)
export type LogLevelName = z.infer<typeof LogLevelName>

/** The choices for how many log lines to show. */
export const LOG_LINES = [50, 100, 200, 500] as const

export const LogEntry = z.object({
  /** Ids sort in the order of writing. */
  id: z.string(),
  created_at: z.string(),
  level: LogLevelName,
  /** The event, such as `request` or `queue message failed`. */
  event: z.string(),
  /** The facts in one line, such as `GET /api/dashboard/profile 200 12 ms`. */
  message: z.string(),
  request_id: z.string(),
  account_id: z.string().nullable(),
  facts: z.record(z.string(), z.unknown()),
})
export type LogEntry = z.infer<typeof LogEntry>

/** Filters by level, text and request. */
export const LogFilter = z.object({
  level: LogLevelName.or(z.literal('')).default(''),
  search: z.string().trim().max(200).default(''),
  request_id: z.string().trim().max(100).default(''),
  /** Filters by account: its id or its email address. */
  account: z.string().trim().max(254).default(''),
  /** The first and the last day, in UTC, such as `2026-11-26`. */
  since: z.iso.date('Not a day').optional(),
  until: z.iso.date('Not a day').optional(),
})

export type LogFilter = z.output<typeof LogFilter>

/** The last lines, newest first. */
export const listLogs = endpoint({
  method: 'get',
  path: '/dashboard/admin/system/logs',
  permission: 'system:manage',
  query: LogFilter.extend({
    lines: z.coerce.number().int().min(1).max(500).default(100),
    /** Only entries after the one with this id: the live tail. */
    after: z.string().max(60).optional(),
    /** Only entries before the one with this id. */
    before: z.string().max(60).optional(),
  }),
  returns: data(
    z.object({
      logs: z.array(LogEntry),
      /** Whether there are more entries, or the search stopped early because it scans a limited number of them. */
      has_more: z.boolean(),
      /** The `before` for the next request, even if nothing was found so far; null at the end. */
      next_before: z.string().nullable(),
      updated_at: z.string(),
    }),
  ),
})

/** The maximum number of lines in one file. */
export const LOG_DOWNLOAD_MAX = 5_000

/** The same lines as text, oldest first. */
export const downloadLogs = endpoint({
  method: 'get',
  path: '/dashboard/admin/system/logs/download',
  permission: 'system:manage',
  query: LogFilter.extend({ lines: z.coerce.number().int().min(1).max(LOG_DOWNLOAD_MAX).default(500) }),
  file: 'text/plain',
  returns: nothing,
})
