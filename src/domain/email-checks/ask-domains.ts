import { sql } from 'drizzle-orm'
import { getDomain } from 'tldts'
import type { ServiceContext } from '../../core/context.ts'
import { kindOfPreset, providerOfMx } from '../../outreach/presets/mail-providers.ts'
import { type MailHosts, resolveMailHosts } from '../../platform/dns/resolve-mail-hosts.ts'
import type { MailAnswer } from '../../rules/email-checks/mail-answers.ts'
import { chargeDnsNames } from './charge-dns-names.ts'
import { ResolverBreaker } from './resolver-breaker.ts'

/** Concurrent DNS queries: the platform's limit on open connections per invocation. */
const QUESTIONS_MAX = 6
/** Maximum names under one registrable domain that are queried for one crawl or import. */
export const NAMES_PER_SOURCE = 20
const DAY_MS = 24 * 60 * 60 * 1000
/** How long DNS answers are cached; a domain that accepts no mail today may do so tomorrow. */
const BELIEVED_MS: Record<MailAnswer, number> = {
  ...{ accepts: 30 * DAY_MS, google: 30 * DAY_MS, microsoft: 30 * DAY_MS },
  ...{ refuses: 3 * DAY_MS, absent: 3 * DAY_MS },
}
/** Consecutive failures after which the resolver counts as down: before its first answer, and after. */
const FAILURES_MAX = { unheard: 2, heard: QUESTIONS_MAX }

interface KnownAnswer {
  domain: string
  answer: MailAnswer
  checked_at: string
}

/** The registrable domain of a name; the name itself if it has none. */
const registrableOf = (domain: string): string => getDomain(domain, { allowPrivateDomains: true }) ?? domain

/**
 * Queries DNS for the mail servers of domains: each at most once, only `NAMES_PER_SOURCE` names per registrable domain,
 * and none while the resolver counts as down. If a registrable domain does not exist, no name under it does (RFC 8020).
 */
export class DomainQuestions {
  readonly #ctx: ServiceContext
  readonly #rest: ResolverBreaker
  readonly #asked = new Set<string>()
  /** The number of names queried under each registrable domain. */
  readonly #names = new Map<string, number>()
  readonly #limited = new Set<string>()
  /** Consecutive failed queries. */
  #failures = 0
  #isHeard = false
  /** The resolver stopped answering, or was marked as down before the first query. */
  #isDown = false

  constructor(ctx: ServiceContext) {
    this.#ctx = ctx
    this.#rest = new ResolverBreaker(ctx)
  }

  /**
   * Whether a domain was skipped because of the limit of names per registrable domain, so that waiting for its answer
   * is pointless.
   */
  isLimited(domain: string): boolean {
    return this.#limited.has(domain)
  }

  /**
   * The DNS answer for each domain, cached if fresh; domains without an answer are missing.
   *
   * @param patience once aborted, no more queries are sent, and unanswered domains are missing
   */
  async answersFor(domains: readonly string[], patience?: AbortSignal): Promise<ReadonlyMap<string, MailAnswer>> {
    const answers = await this.#remembered(domains)
    const open = domains.filter((domain) => !answers.has(domain) && !this.#asked.has(domain))
    if (open.length === 0) return answers
    if (!this.#isHeard && !this.#isDown) this.#isDown = await this.#rest.isOn()
    const parents = parentsOf(open)
    const known = await this.#remembered(parents)
    const ofParents = await this.#askAll(
      parents.filter((parent) => !known.has(parent) && !this.#asked.has(parent)),
      patience,
    )
    const isGone = (domain: string) =>
      [known, ofParents, answers].some((said) => said.get(registrableOf(domain)) === 'absent')
    const gone = open.filter(isGone).map((domain) => [domain, 'absent'] as const)
    const rest = open.filter((domain) => !isGone(domain) && !ofParents.has(domain) && !this.#asked.has(domain))
    const asked = await this.#askAll(await this.#withinBudget(rest), patience)
    await this.#remember([...ofParents, ...gone, ...asked])
    return new Map([...answers, ...ofParents, ...gone, ...asked])
  }

  /** Drops names under a registrable domain whose limit is reached; they stay unknown. */
  async #withinBudget(domains: readonly string[]): Promise<string[]> {
    const isUnder = (domain: string) => registrableOf(domain) !== domain
    if (this.#isDown) return []
    const byParent = Map.groupBy(domains.filter(isUnder), registrableOf)
    const wanted = new Map<string, number>()
    for (const [parent, names] of byParent) {
      const left = NAMES_PER_SOURCE - (this.#names.get(parent) ?? 0)
      if (left > 0) wanted.set(parent, Math.min(left, names.length))
    }
    const granted = await chargeDnsNames(this.#ctx, wanted)
    const taken = [...byParent].flatMap(([parent, names]) => {
      const part = names.slice(0, granted.get(parent) ?? 0)
      for (const name of names.slice(part.length)) this.#limited.add(name)
      this.#names.set(parent, (this.#names.get(parent) ?? 0) + part.length)
      return part
    })
    return [...domains.filter((domain) => !isUnder(domain)), ...taken]
  }

  async #askAll(domains: readonly string[], patience?: AbortSignal): Promise<Map<string, MailAnswer>> {
    const waiting = [...domains]
    const fresh = new Map<string, MailAnswer>()
    const askNext = async () => {
      const domain = waiting.shift()!
      const answer = await this.#ask(domain, patience)
      if (answer) fresh.set(domain, answer)
    }
    const mayAsk = () => waiting.length > 0 && !this.#isDown && !patience?.aborted
    // Queries one at a time until the first answer: one failed query must be enough to notice that the resolver is
    // down.
    while (mayAsk() && !this.#isHeard) await askNext()
    const work = async () => {
      while (mayAsk()) await askNext()
    }
    await Promise.all(Array.from({ length: QUESTIONS_MAX }, work))
    return fresh
  }

  async #ask(domain: string, patience: AbortSignal | undefined): Promise<MailAnswer | null> {
    this.#asked.add(domain)
    try {
      const hosts = await resolveMailHosts(this.#ctx.config.dnsUrl, domain, patience)
      this.#isHeard = true
      this.#failures = 0
      return hosts && answerOf(hosts)
    } catch (error) {
      // The caller stopped waiting, which says nothing about the resolver.
      if (patience?.aborted) return null
      this.#failures++
      if (this.#failures < FAILURES_MAX[this.#isHeard ? 'heard' : 'unheard'] || this.#isDown) return null
      this.#isDown = true
      await this.#rest.begin(error)
      return null
    }
  }

  async #remembered(domains: readonly string[]): Promise<Map<string, MailAnswer>> {
    const { db, clock } = this.#ctx
    const known = await db.all<KnownAnswer>(sql`
      SELECT domain, answer, checked_at FROM mail_domains
      WHERE domain IN (SELECT value FROM json_each(${JSON.stringify(domains)}))`)
    const now = clock.now().getTime()
    const fresh = known.filter(({ answer, checked_at }) => now - Date.parse(checked_at) < BELIEVED_MS[answer])
    return new Map(fresh.map(({ domain, answer }) => [domain, answer]))
  }

  async #remember(answered: readonly (readonly [domain: string, answer: MailAnswer])[]): Promise<void> {
    if (answered.length === 0) return
    const fresh = answered.map(([domain, answer]) => ({ domain, answer }))
    const { db, clock } = this.#ctx
    await db.run(sql`
      INSERT INTO mail_domains (domain, answer, checked_at)
      SELECT value ->> 'domain', value ->> 'answer', ${clock.now().toISOString()} FROM json_each(${JSON.stringify(fresh)})
      WHERE true ON CONFLICT (domain) DO UPDATE SET answer = excluded.answer, checked_at = excluded.checked_at`)
  }
}

/** The answer to store: with the provider, if it is one of the large ones. */
const answerOf = ({ answer, servers }: MailHosts): MailAnswer =>
  answer === 'accepts' ? (kindOfPreset(providerOfMx(servers)) ?? answer) : answer

/**
 * Registrable domains of several of the given names: if such a domain does not exist, one query answers for all its
 * names.
 */
function parentsOf(domains: readonly string[]): string[] {
  const groups = Map.groupBy(domains, registrableOf)
  return [...groups].filter(([, names]) => names.length > 1).map(([parent]) => parent)
}
