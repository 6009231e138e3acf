import { z } from 'zod'
import { CrawlOptions } from './crawl-options.ts'
import { CrawlEngine, CrawlProgress, CrawlStatus } from './crawls.ts'
import { DataType } from './items.ts'

/** What says that a server is not well, and nothing of the page that it was asked for. */
export const TROUBLES = ['connect', 'broken-off', 'timeout', 'too-slow', 'unavailable', 'rate-limited'] as const
export type Trouble = (typeof TROUBLES)[number]

/** A consumer waits for an origin at most so long; URLs of one that is held for longer go back until then. */
export const HOST_WAIT_MS_MAX = 2_000
/** What asks to be left alone for longer is not waited for: its URLs end with `wait-too-long`. */
export const HOLD_PATIENCE_MS = 5 * 60_000

/** Why a URL that a crawl met was not read. */
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
/** Whether a reason says that a page could not be had, rather than that it was left alone on purpose. */
export const isFailure = (reason: SkipReason): boolean => FAILURES.has(reason)

/** What a coordinator is asked to do; it never changes during a crawl. */
export const CrawlSpec = z.object({
  crawl_id: z.uuid(),
  account_id: z.uuid(),
  source_id: z.uuid(),
  /** Empty in keyword mode, where the search brings them. */
  start_urls: z.array(z.string()),
  keyword: z.string().nullable(),
  options: CrawlOptions,
  /** The finished crawl whose unchanged pages need not be sent again. */
  previous_id: z.uuid().nullable(),
  schedule_id: z.uuid().nullable(),
  types: z.array(DataType),
  engine: CrawlEngine,
  respects_robots: z.boolean(),
  pages_max: z.number().int().min(1),
  /** Websites that the account's plan allows in its period, for the sites that a search finds; null is no limit. */
  sites_max: z.number().int().nullable(),
  is_background: z.boolean(),
})
export type CrawlSpec = z.infer<typeof CrawlSpec>

/** One URL handed to a consumer. */
export const LeasedUrl = z.object({
  url: z.string(),
  depth: z.number().int(),
  /** Which request for it this is, from 1. */
  attempt: z.number().int().default(1),
  /** A failure that may pass is final on the last attempt. */
  is_last_attempt: z.boolean(),
})
export type LeasedUrl = z.infer<typeof LeasedUrl>

/** An origin that is asked no more, since it has been in trouble for too long or asks for too long a pause. */
export const GivenUp = z.object({ origin: z.string(), reason: z.enum(['wait-too-long', ...TROUBLES]) })
export type GivenUp = z.infer<typeof GivenUp>

/** An origin that nobody may ask for a while, whose URLs were let go. */
export const HeldOrigin = z.object({
  origin: z.string(),
  /** Until it may be asked. */
  wait_ms: z.number(),
  /** What the origin itself asked for of it; the rest is for others that wait for their turn. */
  asked_ms: z.number(),
})
export type HeldOrigin = z.infer<typeof HeldOrigin>

/** Nothing more is to be begun: what is under way may end (`let-end`), or nobody wants it any more (`drop`). */
export const SliceStop = z.enum(['let-end', 'drop'])
export type SliceStop = z.infer<typeof SliceStop>

/** Ask the search engine for sites; the first task of a keyword crawl. */
const SearchTask = z.object({ kind: z.literal('search'), keyword: z.string(), sites_max: z.number().int() })
export type SearchTask = z.infer<typeof SearchTask>
/** Read an origin's robots.txt and the sitemaps it names, unless they ended the consumer that read them before. */
const PrepareTask = z.object({
  kind: z.literal('prepare'),
  origin: z.string(),
  skips_sitemaps: z.boolean().default(false),
})
export type PrepareTask = z.infer<typeof PrepareTask>
/** Read pages; more come with each report. */
const ReadTask = z.object({ kind: z.literal('read'), urls: z.array(LeasedUrl) })
/** Nothing to do yet, though there will be: ask again then. */
const WaitTask = z.object({ kind: z.literal('wait'), wait_ms: z.number() })
/** Write the crawl's final state; the last task of every crawl. */
const FinishTask = z.object({
  kind: z.literal('finish'),
  status: CrawlStatus,
  reason: z.string().nullable(),
  /** Consumers died of putting them together. */
  skips_contacts: z.boolean().optional(),
  pages_done: z.number(),
  pages_failed: z.number(),
  pages_skipped: z.number(),
  /** By reason, how many pages failed or were skipped. */
  left_out: z.record(z.string(), z.number()).optional(),
  /** Requests to other websites, and whether a limit of them was reached. */
  third_party: z.object({ requests: z.number(), is_limited: z.boolean() }).optional(),
  started_at: z.string(),
  finished_at: z.string(),
  /** Pages that no consumer has written: skipped ones, and those whose reader died each time. */
  unwritten: z.array(
    z.object({ url: z.string(), state: z.enum(['failed', 'skipped']), reason: z.string(), depth: z.number() }),
  ),
})
export type FinishTask = z.infer<typeof FinishTask>

/** Another consumer has the rest, or the crawl is over: acknowledge and go. */
const NoTask = z.object({ kind: z.literal('none') })

export const SliceTask = z.discriminatedUnion('kind', [SearchTask, PrepareTask, ReadTask, WaitTask, FinishTask, NoTask])
export type SliceTask = z.infer<typeof SliceTask>

/** What a consumer learns once, when it takes up a slice. */
export const SliceClaim = z.object({
  spec: CrawlSpec,
  sites: z.array(z.string()),
  /** Those of the pages that were read. */
  fingerprints: z.array(z.string()),
  task: SliceTask,
})
export type SliceClaim = z.infer<typeof SliceClaim>

/** A link that the frontier may take up. */
export const DiscoveredLink = z.object({
  url: z.string(),
  text: z.string(),
  depth: z.number().int(),
  /** A sitemap lists it, and the crawl wants those before other links. */
  is_first: z.boolean().optional(),
  /** A copy in another language of the page that links to it. */
  is_translation: z.boolean().optional(),
})
export type DiscoveredLink = z.infer<typeof DiscoveredLink>

export const ReadOutcome = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('read'),
    url: z.string(),
    also_known_as: z.array(z.string()),
    /** What the page shows, in short; null where it shows too little to be told from others. */
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
    /** The server slows everyone down, not this page alone. */
    holds_origin: z.boolean(),
  }),
])
export type ReadOutcome = z.infer<typeof ReadOutcome>

/** What an origin's robots.txt came to. */
export const PreparedOrigin = z.object({
  origin: z.string(),
  /** The rules that concern our agent, as `RobotsRules.serialise` writes them; null allows everything. */
  robots: z.string().nullable(),
  /** The robots.txt could not be had for a reason that forbids everything (RFC 9309 2.3.1.4). */
  is_refused: z.boolean(),
  /** Why, when it is not the robots.txt. */
  refusal: z.literal('opted-out').optional(),
  /** Why there was no answer at all to the request for robots.txt. */
  unreached: z.enum(['dns', 'connect', 'timeout']).optional(),
  crawl_delay_ms: z.number().nullable(),
})
export type PreparedOrigin = z.infer<typeof PreparedOrigin>

/** Why nothing of an origin may be read, or null. A server that does not answer is told from a robots.txt that is broken. */
export const refusalOf = ({ is_refused, refusal, unreached }: PreparedOrigin): SkipReason | null =>
  is_refused ? (refusal ?? unreached ?? 'robots-unavailable') : null

/** What a consumer has done since it last spoke. Written to the database before it is reported. */
export const SliceReport = z.object({
  slice_id: z.uuid(),
  prepared: PreparedOrigin.optional(),
  /** What came of a search: the start pages it brings, or why it brings none. */
  searched: z
    .object({
      urls: z.array(z.string()),
      failure: z.string().nullable(),
      is_final: z.boolean(),
      /** The plan covers fewer websites than were found. */
      is_cut: z.boolean().optional(),
    })
    .optional(),
  outcomes: z.array(ReadOutcome),
  /** URLs that were taken and will not be asked for. */
  let_go: z.array(z.string()).optional(),
  held: z.array(HeldOrigin).optional(),
  /** Websites that the plan does not cover, though pages of them were handed out. */
  uncovered: z.array(z.string()).optional(),
  links: z.array(DiscoveredLink),
  /** Items that the crawl has in the database now. */
  items_found: z.number().nullable(),
  current_url: z.string().nullable(),
  /** How many more URLs the consumer can take. */
  room: z.number().int().min(0),
  /** The consumer takes nothing more; what it still holds goes back. */
  is_leaving: z.boolean(),
  /** The `finish` task is written. */
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
