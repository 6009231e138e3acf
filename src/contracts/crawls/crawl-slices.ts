import { z } from 'zod'
import { DataType } from '../data/items.ts'
import { CrawlOptions } from './crawl-options.ts'
import { CrawlEngine, CrawlProgress, CrawlStatus } from './crawls.ts'

/** Failures that indicate a problem of the server and say nothing about the requested page. */
export const TROUBLES = ['connect', 'broken-off', 'timeout', 'too-slow', 'unavailable', 'rate-limited'] as const
export type Trouble = (typeof TROUBLES)[number]

/** The longest that a consumer waits for an origin; URLs of an origin held for longer are requeued until then. */
export const HOST_WAIT_MS_MAX = 2_000
/** An origin that demands a longer pause is not waited for: its URLs end with `wait-too-long`. */
export const HOLD_PATIENCE_MS = 5 * 60_000

/** Why a discovered URL was not read. */
export const SKIP_REASONS = [
  'robots',
  'robots-unavailable',
  'nofollow',
  'trap',
  'too-deep',
  'too-long',
  'redirected',
  'off-site',
  'not-a-page',
  'duplicate',
  'same-content',
  'cancelled',
  'excluded',
  'not-included',
  'other-subdomain',
  'opted-out',
  'plan-websites',
  'third-party-limit',
  'dns',
  'wait-too-long',
  ...TROUBLES,
] as const
export const SkipReason = z.enum(SKIP_REASONS)
export type SkipReason = z.infer<typeof SkipReason>

const FAILURES: ReadonlySet<SkipReason> = new Set(['dns', 'wait-too-long', ...TROUBLES])
/** Whether a reason means that the page could not be fetched, rather than that it was skipped on purpose. */
export const isFailure = (reason: SkipReason): boolean => FAILURES.has(reason)

/** The settings of a crawl for its coordinator; they change only when a finished crawl is continued. */
export const CrawlSpec = z.object({
  crawl_id: z.uuid(),
  account_id: z.uuid(),
  source_id: z.uuid(),
  /** Empty in keyword mode, where the search supplies them. */
  start_urls: z.array(z.string()),
  keyword: z.string().nullable(),
  options: CrawlOptions,
  /** The finished crawl whose unchanged pages need not be downloaded again. */
  previous_id: z.uuid().nullable(),
  schedule_id: z.uuid().nullable(),
  types: z.array(DataType),
  engine: CrawlEngine,
  respects_robots: z.boolean(),
  pages_max: z.number().int().min(1),
  /** The number of websites that the plan allows in its period, for sites found by a search; null means no limit. */
  sites_max: z.number().int().nullable(),
  is_background: z.boolean(),
  /** How often the crawl was continued after its end. Higher than the coordinator's, it reopens a finished crawl. */
  continuations: z.number().int().min(0).default(0),
})
export type CrawlSpec = z.infer<typeof CrawlSpec>

/** A URL leased to a consumer. */
export const LeasedUrl = z.object({
  url: z.string(),
  depth: z.number().int(),
  /** The number of this attempt, from 1. */
  attempt: z.number().int().default(1),
  /** On the last attempt, a temporary failure is final. */
  is_last_attempt: z.boolean(),
})
export type LeasedUrl = z.infer<typeof LeasedUrl>

/** An abandoned origin: it has failed for too long, or demands too long a pause. */
export const GivenUp = z.object({ origin: z.string(), reason: z.enum(['wait-too-long', ...TROUBLES]) })
export type GivenUp = z.infer<typeof GivenUp>

/** An origin that must not be requested for a while; its URLs were requeued. */
export const HeldOrigin = z.object({
  origin: z.string(),
  /** The time until it may be requested. */
  wait_ms: z.number(),
  /** The part of it that the origin itself demanded; the rest is spent waiting for other consumers' turns. */
  asked_ms: z.number(),
})
export type HeldOrigin = z.infer<typeof HeldOrigin>

/** Start nothing new. `let-end`: work under way may finish; `drop`: its results are no longer wanted. */
export const SliceStop = z.enum(['let-end', 'drop'])
export type SliceStop = z.infer<typeof SliceStop>

/** Query the search engine for sites; the first task of a keyword crawl. */
const SearchTask = z.object({ kind: z.literal('search'), keyword: z.string(), sites_max: z.number().int() })
export type SearchTask = z.infer<typeof SearchTask>
/** Read an origin's robots.txt and its sitemaps, but skip the sitemaps if reading them crashed an earlier consumer. */
const PrepareTask = z.object({
  kind: z.literal('prepare'),
  origin: z.string(),
  skips_sitemaps: z.boolean().default(false),
})
export type PrepareTask = z.infer<typeof PrepareTask>
/** Read pages; each report may return more. */
const ReadTask = z.object({ kind: z.literal('read'), urls: z.array(LeasedUrl) })
/** Nothing to do yet: poll again after `wait_ms`. */
const WaitTask = z.object({ kind: z.literal('wait'), wait_ms: z.number() })
/** Write the crawl's final state; the last task of every crawl. */
const FinishTask = z.object({
  kind: z.literal('finish'),
  status: CrawlStatus,
  reason: z.string().nullable(),
  /** Set if assembling the contacts crashed consumers. */
  skips_contacts: z.boolean().optional(),
  pages_done: z.number(),
  pages_failed: z.number(),
  pages_skipped: z.number(),
  /** The number of known pages that it did not read; a continuation starts with them. */
  pages_left: z.number().optional(),
  /** The number of failed or skipped pages, by reason. */
  left_out: z.record(z.string(), z.number()).optional(),
  /** Requests to other websites, and whether their limit was reached. */
  third_party: z.object({ requests: z.number(), is_limited: z.boolean() }).optional(),
  started_at: z.string(),
  finished_at: z.string(),
  /** Pages that no consumer has stored: skipped ones, and those whose consumer crashed on each attempt. */
  unwritten: z.array(
    z.object({ url: z.string(), state: z.enum(['failed', 'skipped']), reason: z.string(), depth: z.number() }),
  ),
})
export type FinishTask = z.infer<typeof FinishTask>

/** Another consumer has taken over, or the crawl has ended: acknowledge the message and stop. */
const NoTask = z.object({ kind: z.literal('none') })

export const SliceTask = z.discriminatedUnion('kind', [SearchTask, PrepareTask, ReadTask, WaitTask, FinishTask, NoTask])
export type SliceTask = z.infer<typeof SliceTask>

/** What a consumer receives when it claims a lease. */
export const SliceClaim = z.object({
  spec: CrawlSpec,
  sites: z.array(z.string()),
  /** The fingerprints of the pages read so far. */
  fingerprints: z.array(z.string()),
  task: SliceTask,
})
export type SliceClaim = z.infer<typeof SliceClaim>

/** A link that the frontier may enqueue. */
export const DiscoveredLink = z.object({
  url: z.string(),
  text: z.string(),
  depth: z.number().int(),
  /** Whether a sitemap lists it and the crawl prefers sitemap URLs. */
  is_first: z.boolean().optional(),
  /** Whether it is a translation of the page that links to it. */
  is_translation: z.boolean().optional(),
})
export type DiscoveredLink = z.infer<typeof DiscoveredLink>

export const ReadOutcome = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('read'),
    url: z.string(),
    also_known_as: z.array(z.string()),
    /** A short form of the page's visible content; null if there is too little to distinguish the page from others. */
    fingerprint: z.string().nullable().default(null),
  }),
  z.object({ outcome: z.literal('failed'), url: z.string(), reason: z.string() }),
  z.object({ outcome: z.literal('skipped'), url: z.string(), reason: SkipReason }),
  z.object({ outcome: z.literal('redirected'), url: z.string(), to: z.string() }),
  z.object({
    outcome: z.literal('retry'),
    url: z.string(),
    reason: z.string(),
    wait_ms: z.number(),
    /** Whether the server throttles all requests, not only this page. */
    holds_origin: z.boolean(),
  }),
])
export type ReadOutcome = z.infer<typeof ReadOutcome>

/** The result of reading an origin's robots.txt. */
export const PreparedOrigin = z.object({
  origin: z.string(),
  /** The rules for our agent, as `RobotsRules.serialise` writes them; null allows everything. */
  robots: z.string().nullable(),
  /** Whether robots.txt could not be fetched for a reason that forbids everything (RFC 9309 2.3.1.4). */
  is_refused: z.boolean(),
  /** The reason, if it is not robots.txt. */
  refusal: z.literal('opted-out').optional(),
  /** Why the request for robots.txt got no response at all. */
  unreached: z.enum(['dns', 'connect', 'timeout']).optional(),
  crawl_delay_ms: z.number().nullable(),
})
export type PreparedOrigin = z.infer<typeof PreparedOrigin>

/**
 * Why nothing of an origin may be read, or null. Distinguishes an unreachable server from an unavailable robots.txt.
 */
export const skipReasonOf = ({ is_refused, refusal, unreached }: PreparedOrigin): SkipReason | null =>
  is_refused ? (refusal ?? unreached ?? 'robots-unavailable') : null

/** A consumer's progress since its last report. It is written to the database before it is reported. */
export const SliceReport = z.object({
  slice_id: z.uuid(),
  /** The `continuations` of the spec that the consumer works by; others' reports are ignored. */
  continuations: z.number().int().optional(),
  prepared: PreparedOrigin.optional(),
  /** The result of a search: the start pages found, or why there are none. */
  searched: z
    .object({
      urls: z.array(z.string()),
      failure: z.string().nullable(),
      is_final: z.boolean(),
      /** Whether the plan covers fewer websites than were found. */
      is_cut: z.boolean().optional(),
    })
    .optional(),
  outcomes: z.array(ReadOutcome),
  /** Leased URLs that this consumer will not request. */
  let_go: z.array(z.string()).optional(),
  held: z.array(HeldOrigin).optional(),
  /** Websites that the plan does not cover, although pages of them were leased. */
  uncovered: z.array(z.string()).optional(),
  links: z.array(DiscoveredLink),
  /** The number of items that the crawl has stored so far. */
  items_found: z.number().nullable(),
  current_url: z.string().nullable(),
  /** How many more URLs the consumer can accept. */
  room: z.number().int().min(0),
  /** Whether the consumer accepts nothing more; what it still holds is requeued. */
  is_leaving: z.boolean(),
  /** Whether the `finish` task is written. */
  is_finished: z.boolean(),
})
export type SliceReport = z.infer<typeof SliceReport>

export const SliceReply = z.object({
  task: SliceTask,
  sites: z.array(z.string()),
  given_up: z.array(GivenUp),
  stop: SliceStop.nullable(),
  progress: CrawlProgress,
})
export type SliceReply = z.infer<typeof SliceReply>
