import { sql } from 'drizzle-orm'
import type { MailAnswer } from '../../contracts/mail-answers.ts'
import { askMail } from '../../platform/dns/ask-mail.ts'
import type { ServiceContext } from '../context.ts'
import { ResolverRest } from './resolver-rest.ts'

/** Questions open at once: what the platform lets one invocation have. */
const QUESTIONS_MAX = 6
const DAY_MS = 24 * 60 * 60 * 1000
/** How long an answer of DNS is believed; a domain that takes no mail may do so tomorrow. */
const BELIEVED_MS: Record<MailAnswer, number> = { accepts: 30 * DAY_MS, refuses: 3 * DAY_MS, absent: 3 * DAY_MS }
/** Failures in a row after which a resolver that has answered nothing yet counts as down, and one that has. */
const FAILURES_MAX = { unheard: 2, heard: QUESTIONS_MAX }

interface KnownAnswer {
  domain: string
  answer: MailAnswer
  checked_at: string
}

/** Asks the resolver about mail to domains: at most once each, and nothing while it is believed to be down. */
export class DomainQuestions {
  readonly #ctx: ServiceContext
  readonly #rest: ResolverRest
  readonly #asked = new Set<string>()
  /** Of questions in a row. */
  #failures = 0
  #isHeard = false
  /** The resolver stopped answering, or had before the first question. */
  #isDown = false

  constructor(ctx: ServiceContext) {
    this.#ctx = ctx
    this.#rest = new ResolverRest(ctx)
  }

  /**
   * What DNS says of each domain, from memory where it is fresh; a domain of which nothing could be learned is left out.
   *
   * @param patience when it is aborted nothing more is asked, and what was not answered is left out
   */
  async answersFor(domains: readonly string[], patience?: AbortSignal): Promise<ReadonlyMap<string, MailAnswer>> {
    const answers = await this.#remembered(domains)
    const waiting = domains.filter((domain) => !answers.has(domain) && !this.#asked.has(domain))
    if (waiting.length === 0) return answers
    if (!this.#isHeard && !this.#isDown) this.#isDown = await this.#rest.isOn()
    const fresh: { domain: string; answer: MailAnswer }[] = []
    const askNext = async () => {
      const domain = waiting.shift()!
      const answer = await this.#ask(domain, patience)
      if (answer) fresh.push({ domain, answer })
    }
    const mayAsk = () => waiting.length > 0 && !this.#isDown && !patience?.aborted
    // One by one until something is heard: a resolver that is down is not to be asked six questions to find out.
    while (mayAsk() && !this.#isHeard) await askNext()
    const work = async () => {
      while (mayAsk()) await askNext()
    }
    await Promise.all(Array.from({ length: QUESTIONS_MAX }, work))
    await this.#remember(fresh)
    return new Map([...answers, ...fresh.map(({ domain, answer }) => [domain, answer] as const)])
  }

  async #ask(domain: string, patience: AbortSignal | undefined): Promise<MailAnswer | null> {
    this.#asked.add(domain)
    try {
      const answer = await askMail(this.#ctx.config.dnsUrl, domain, patience)
      this.#isHeard = true
      this.#failures = 0
      return answer
    } catch (error) {
      // Nobody waits for it any more, which tells nothing of the resolver.
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

  async #remember(fresh: readonly { domain: string; answer: MailAnswer }[]): Promise<void> {
    if (fresh.length === 0) return
    const { db, clock } = this.#ctx
    await db.run(sql`
      INSERT INTO mail_domains (domain, answer, checked_at)
      SELECT value ->> 'domain', value ->> 'answer', ${clock.now().toISOString()} FROM json_each(${JSON.stringify(fresh)})
      WHERE true ON CONFLICT (domain) DO UPDATE SET answer = excluded.answer, checked_at = excluded.checked_at`)
  }
}
