import { z } from 'zod'
import { data, endpoint, nothing } from '../endpoint.ts'
import { Settings } from './settings.ts'

const base = '/dashboard/admin/system'

/** The environment that the service runs in. */
export const SystemInfo = z.object({
  /** The JavaScript engine, such as `JavaScript (V8 13.4)`. */
  language_version: z.string(),
  framework_version: z.string(),
  /** The product's version. */
  app_version: z.string(),
  environment: z.enum(['development', 'production']),
  debug_mode: z.boolean(),
  database_driver: z.string(),
  cache_driver: z.string(),
  payment_providers: z.array(z.string()),
  /** Null if no language model is bound. */
  ai_model: z.string().nullable(),
})
export type SystemInfo = z.infer<typeof SystemInfo>

const Size = z.object({ bytes: z.number(), size_formatted: z.string() })

export const SystemStats = z.object({
  total_users: z.number(),
  total_campaigns: z.number(),
  total_api_keys: z.number(),
  total_webhooks: z.number(),
  total_crawls: z.number(),
  total_notifications: z.number(),
  /** When the data databases last reported their counts; null if they have not. */
  counted_at: z.string().nullable(),
  /** Files in R2, counted up to a limit; `is_partial` says whether there are more. */
  storage_usage: z.object({
    total_size: z.number(),
    total_size_formatted: z.string(),
    files: z.number(),
    is_partial: z.boolean(),
  }),
  /** The size of all databases together, and of each. */
  database_size: Size.extend({ databases: z.array(Size.extend({ name: z.string() })) }),
})
export type SystemStats = z.infer<typeof SystemStats>

export const systemInfo = endpoint({
  method: 'get',
  path: `${base}/info`,
  permission: 'system:manage',
  returns: data(SystemInfo),
})

export const systemStats = endpoint({
  method: 'get',
  path: `${base}/stats`,
  permission: 'system:manage',
  /** Refreshes counts that are older than a minute. */
  query: z.object({ refresh: z.stringbool().default(false) }),
  returns: data(SystemStats),
})

/** Clears cached data, such as which domains accept mail, and returns how much that was. */
export const clearCache = endpoint({
  method: 'post',
  path: `${base}/cache/clear`,
  permission: 'system:manage',
  returns: data(z.object({ cleared: z.number() })),
})

/** Runs `PRAGMA optimize` and checks the indexes of every database. */
export const optimize = endpoint({
  method: 'post',
  path: `${base}/optimize`,
  permission: 'system:manage',
  returns: data(
    z.object({
      databases: z.array(z.object({ name: z.string(), ok: z.boolean(), message: z.string(), duration_ms: z.number() })),
    }),
  ),
})

export const getSettings = endpoint({
  method: 'get',
  path: `${base}/settings`,
  permission: 'system:manage',
  returns: data(Settings),
})

/** Changes only the given settings. */
export const updateSettings = endpoint({
  method: 'put',
  path: `${base}/settings`,
  permission: 'system:manage',
  body: z.object(
    Object.fromEntries(Object.entries(Settings.shape).map(([name, schema]) => [name, schema.unwrap().optional()])),
  ) as unknown as z.ZodType<Partial<Settings>>,
  returns: data(Settings),
})

/** How many people opted out of being collected, and when; never who. */
export const optOutCounts = endpoint({
  method: 'get',
  path: '/dashboard/admin/opt-outs',
  permission: 'system:manage',
  returns: data(
    z.object({
      total: z.number(),
      by_kind: z.array(z.object({ kind: z.string(), count: z.number() })),
      by_proof: z.array(z.object({ proof: z.string(), count: z.number() })),
      /** The last 90 days (UTC) with any, newest first. */
      by_day: z.array(z.object({ date: z.iso.date(), kind: z.string(), count: z.number() })),
    }),
  ),
})

export const QueueState = z.object({
  name: z.string(),
  /** Messages that exhausted their retries and have not been handled. */
  dead: z.number(),
  last_dead_at: z.string().nullable(),
  batch_size: z.number(),
  retries: z.number(),
  /** The maximum number of concurrent consumers; null leaves it to the platform. */
  concurrency: z.number().nullable(),
})
export type QueueState = z.infer<typeof QueueState>

export const listQueues = endpoint({
  method: 'get',
  path: '/dashboard/admin/queues',
  permission: 'system:manage',
  returns: data(z.array(QueueState)),
})

export const DeadLetter = z.object({
  id: z.string(),
  queue: z.string(),
  /** The message, with its secrets removed. */
  body: z.string(),
  /** Why it could not be processed; null if the platform gave up. */
  reason: z.string().nullable(),
  attempts: z.number(),
  created_at: z.string(),
  /** When it was retried. */
  retried_at: z.string().nullable(),
  /** False if it was too long to be stored in full. */
  can_retry: z.boolean(),
})
export type DeadLetter = z.infer<typeof DeadLetter>
const LetterParams = z.object({ id: z.string().max(200) })

export const listDeadLetters = endpoint({
  method: 'get',
  path: '/dashboard/admin/dead-letters',
  permission: 'system:manage',
  query: z.object({
    queue: z.string().max(60).default(''),
    state: z.enum(['open', 'retried', 'all']).default('open'),
    search: z.string().trim().max(100).default(''),
    /** `next_cursor` of the page before. */
    cursor: z.string().max(300).optional(),
  }),
  returns: z.object({ data: z.array(DeadLetter), next_cursor: z.string().nullable() }),
})

/** Sends it to its queue again; consumers are idempotent. */
export const retryDeadLetter = endpoint({
  method: 'post',
  path: '/dashboard/admin/dead-letters/:id/retry',
  permission: 'system:manage',
  params: LetterParams,
  returns: data(DeadLetter),
})

/** Retries up to 100 of a queue; returns how many were sent and how many are left. */
export const retryDeadLetters = endpoint({
  method: 'post',
  path: '/dashboard/admin/queues/:name/retry',
  permission: 'system:manage',
  params: z.object({ name: z.string().max(60) }),
  returns: data(z.object({ retried: z.number(), left: z.number() })),
})

export const deleteDeadLetter = endpoint({
  method: 'delete',
  path: '/dashboard/admin/dead-letters/:id',
  permission: 'system:manage',
  params: LetterParams,
  returns: nothing,
})

/** The number of items that await an administrator, for the sidebar's badges; null where the caller may not see it. */
export const adminBadges = endpoint({
  method: 'get',
  path: '/dashboard/admin/badges',
  permission: 'profile:view',
  returns: data(z.object({ dead_letters: z.number().nullable(), unread_submissions: z.number().nullable() })),
})
