import { z } from 'zod'
import { data, endpoint, nothing } from './endpoint.ts'
import { Settings } from './settings.ts'

const base = '/dashboard/admin/system'

/** What the service runs on, as it finds it. */
export const SystemInfo = z.object({
  /** The language's engine, such as `JavaScript (V8 13.4)`. */
  language_version: z.string(),
  framework_version: z.string(),
  /** Of the product. */
  app_version: z.string(),
  environment: z.enum(['development', 'production']),
  debug_mode: z.boolean(),
  database_driver: z.string(),
  cache_driver: z.string(),
  payment_providers: z.array(z.string()),
  /** Null where no language model is bound. */
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
  /** When the data databases last reported theirs; null before they did. */
  counted_at: z.string().nullable(),
  /** Files (R2). Up to a bound: `is_partial` says that there are more. */
  storage_usage: z.object({
    total_size: z.number(),
    total_size_formatted: z.string(),
    files: z.number(),
    is_partial: z.boolean(),
  }),
  /** All databases together, and each of them. */
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
  /** Counts anew what was last counted more than a minute ago. */
  query: z.object({ refresh: z.stringbool().default(false) }),
  returns: data(SystemStats),
})

/** Forgets what is remembered to save work, such as which domains take mail; says how much that was. */
export const clearCache = endpoint({
  method: 'post',
  path: `${base}/cache/clear`,
  permission: 'system:manage',
  returns: data(z.object({ cleared: z.number() })),
})

/** `PRAGMA optimize` and a look at the indexes of every database. */
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

/** Only those that are given change. */
export const updateSettings = endpoint({
  method: 'put',
  path: `${base}/settings`,
  permission: 'system:manage',
  body: z.object(
    Object.fromEntries(Object.entries(Settings.shape).map(([name, schema]) => [name, schema.unwrap().optional()])),
  ) as unknown as z.ZodType<Partial<Settings>>,
  returns: data(Settings),
})

/** Who asked not to be collected: how many and when, never who. */
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
  /** Messages whose retries are used up, and that nobody has dealt with. */
  dead: z.number(),
  last_dead_at: z.string().nullable(),
  batch_size: z.number(),
  retries: z.number(),
  /** Consumers at once; null is as many as the platform sees fit. */
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
  /** The message, with what is secret in it left out. */
  body: z.string(),
  /** Why it could not be handled; null where the platform gave it up. */
  reason: z.string().nullable(),
  attempts: z.number(),
  created_at: z.string(),
  /** When it was sent again. */
  retried_at: z.string().nullable(),
  /** False where it was too long to be kept whole. */
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

/** Sends it to its queue again; every consumer does what it does once. */
export const retryDeadLetter = endpoint({
  method: 'post',
  path: '/dashboard/admin/dead-letters/:id/retry',
  permission: 'system:manage',
  params: LetterParams,
  returns: data(DeadLetter),
})

/** Up to 100 of a queue; says how many were sent and how many are left. */
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

/** What waits for an administrator, for the badges of the sidebar; null where the caller may not see it. */
export const adminBadges = endpoint({
  method: 'get',
  path: '/dashboard/admin/badges',
  permission: 'profile:view',
  returns: data(z.object({ dead_letters: z.number().nullable(), unread_submissions: z.number().nullable() })),
})
