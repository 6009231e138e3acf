import { createDb, type Db } from '../db/client.ts'
import { shardNamed } from '../db/shard-named.ts'
import { NO_DATA, type Shards, shardsOf } from '../db/shards.ts'
import { type Clock, systemClock } from '../lib/clock.ts'
import { raise, unauthenticated } from '../lib/errors.ts'
import type { Log } from '../lib/log.ts'
import type { Refiner } from '../platform/ai/port.ts'
import { createBrowser } from '../platform/browser/cloudflare-browser.ts'
import type { Browser } from '../platform/browser/port.ts'
import type { Mailer } from '../platform/mail/port.ts'
import { createQueues } from '../platform/queues/cloudflare-queues.ts'
import type { Queues } from '../platform/queues/port.ts'
import type { WebFetcher } from '../platform/web/port.ts'
import type { Account } from './account.ts'
import type { Actor } from './actor.ts'
import { type Config, readConfig } from './config.ts'
import { type Coordinators, createCoordinators } from './durable-objects.ts'
import { collectingLog, LogLines } from './logs/log-lines.ts'
import { createMailer } from './mailer.ts'
import { createMeters, type Meters } from './meters.ts'
import { createRefiner } from './refiner.ts'
import { createSealing, type Sealing } from './sealing.ts'
import type { SessionClaims } from './session-token.ts'
import { createThrottle, type Throttle } from './throttle.ts'
import { notedFetches, webOf } from './web.ts'

/** A customer's own domain for the links in its messages (`domain/link-domains`). */
export interface LinkHost {
  /** The only account whose links work there. */
  readonly accountId: string
  /** Such as `https://links.acme.com`. */
  readonly origin: string
}

/** What every service function receives: the outside world behind ports, and who the caller is. */
export interface ServiceContext {
  /** The control database: accounts, sessions, plans, opt-outs, and what operators see. */
  readonly db: Db
  /** The data database (shard) of the account this context acts for. No statement joins it with `db`. */
  readonly data: Db
  /** All data databases, for work that spans them. */
  readonly shards: Shards
  readonly clock: Clock
  readonly config: Config
  readonly queues: Queues
  readonly coordinators: Coordinators
  readonly throttle: Throttle
  /** Request counters of API keys, and of accounts against their plans. */
  readonly meters: Meters
  readonly mailer: Mailer
  /** Encrypts secrets that customers entrust to the service. */
  readonly sealing: Sealing
  readonly browser: Browser
  /** Null where no language model is bound. */
  readonly refiner: Refiner | null
  /** The only safe way to fetch URLs that customers choose: the fetcher is guarded against SSRF. */
  readonly web: WebFetcher
  /** Large or growing blobs. */
  readonly files: R2Bucket
  /** Every line carries the request id. */
  readonly log: Log
  /** The lines of `log`, collected until they are stored (`core/logs/keep-log.ts`). */
  readonly logLines: LogLines
  /** Identifies this request in logs, audit rows and error responses. */
  readonly requestId: string
  /** The caller's address as the edge saw it, never a header the caller can set. */
  readonly ipAddress: string
  readonly userAgent: string
  /** The caller's country as the edge determines it, ISO 3166-1 alpha-2; null where unknown. */
  readonly visitorCountry: string | null
  /** The link domain that the request came through; null on the product's own address. */
  readonly linkHost: LinkHost | null
  /** Who performs the action. */
  readonly actor: Actor
  /** The account this context acts for; null for a visitor, and for work that belongs to no account. */
  readonly account: Account | null
}

export interface RequestFacts {
  readonly requestId: string
  readonly ipAddress: string
  readonly userAgent: string
  readonly visitorCountry: string | null
  readonly linkHost?: LinkHost | null
  readonly actor: Actor
  readonly account: Account | null
}

/** Request facts for background work that no request started: a queue message, a cron tick. */
export const backgroundFacts = (requestId: string, job = requestId): RequestFacts => ({
  requestId,
  ipAddress: '',
  userAgent: '',
  visitorCountry: null,
  actor: { kind: 'job', name: job },
  account: null,
})

/** @param logLines collects the log lines; pass one where collecting has already begun */
export function createContext(env: Env, facts: RequestFacts, logLines: LogLines = new LogLines()): ServiceContext {
  const db = createDb(env.DB)
  const config = readConfig(env)
  const shards = shardsOf(env)
  return {
    db,
    data: facts.account ? shardNamed(shards, facts.account.shard) : NO_DATA,
    shards,
    clock: systemClock,
    config,
    queues: createQueues(env),
    coordinators: createCoordinators(env),
    throttle: createThrottle(env),
    meters: createMeters(env),
    sealing: createSealing(config.sealingKeys),
    mailer: createMailer(config, db, systemClock),
    browser: createBrowser(env.BROWSER),
    refiner: createRefiner(env, config),
    files: env.FILES,
    web: config.otlp ? notedFetches(webOf(config), logLines) : webOf(config),
    log: collectingLog(facts.requestId, logLines),
    logLines,
    linkHost: null,
    ...facts,
  }
}

/** The account of a call that needs one. @throws unauthenticated without one */
export const accountOf = (ctx: ServiceContext): Account => ctx.account ?? raise(unauthenticated())

/**
 * The caller's session: of the account holder, or of an administrator who impersonates them.
 *
 * @throws unauthenticated without one
 */
export function sessionOf({ actor, account }: ServiceContext): SessionClaims {
  if (!account || (actor.kind !== 'session' && actor.kind !== 'stand-in')) throw unauthenticated()
  return { accountId: account.id, sessionId: actor.sessionId }
}
