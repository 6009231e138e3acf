import { DurableObject, exports } from 'cloudflare:workers'
import { type FeedMessage, LIVE_TOPICS } from '../../src/contracts/account-feed/account-feed.ts'
import { LIVE_PASS_HEADER, LivePass } from '../../src/contracts/live-passes.ts'
import { acceptTicketOnce } from '../live-connections/accept-ticket-once.ts'
import { Watchers } from '../live-connections/watchers.ts'
import { Coalescer } from './coalescer.ts'
import { CHECK_INTERVAL_MS, CONNECTIONS_MAX, MESSAGE_INTERVAL_MS, RETRY_MS } from './limits.ts'

/**
 * The live connections of one account's open tabs. Messages name the topics that changed and contain no data of the
 * account. Nothing is kept for tabs that are not connected: they refetch when they connect.
 */
export class AccountFeed extends DurableObject<Env> {
  readonly #coalescer = new Coalescer(MESSAGE_INTERVAL_MS)
  readonly #watchers = new Watchers<FeedMessage>(this.ctx, {
    next: () => {
      const topics = this.#coalescer.take(Date.now())
      return topics.length > 0 ? { message: { topics }, isLast: false } : null
    },
    mayWatch: (passes) => exports.LivePasses.mayFollowAccount(passes),
    onUnchecked: () => this.#sendIn(RETRY_MS),
  })
  /** A running timer keeps the object in memory, and with it the pending topics. */
  #timer: ReturnType<typeof setTimeout> | null = null

  /** Sends the topics to the connected tabs, within a second. Unknown topics are ignored. */
  async publish(topics: readonly string[]): Promise<void> {
    if (this.ctx.getWebSockets().length === 0) return
    const known = topics.filter((topic) => (LIVE_TOPICS as readonly string[]).includes(topic))
    if (known.length > 0) this.#sendIn(this.#coalescer.add(known, Date.now()))
  }

  /** Whether a ticket for a live connection is used for the first time. The call marks it as used. */
  async takeTicket(id: string, expiresAtMs: number): Promise<boolean> {
    await this.ctx.storage.setAlarm(Date.now() + CHECK_INTERVAL_MS)
    return acceptTicketOnce(this.ctx.storage.kv, id, expiresAtMs, Date.now())
  }

  /** Opens a live connection. The Worker has checked the ticket. */
  override async fetch(request: Request): Promise<Response> {
    const pass = LivePass.parse(JSON.parse(request.headers.get(LIVE_PASS_HEADER) ?? 'null'))
    const webSocket = this.#watchers.accept(pass, CONNECTIONS_MAX)
    // Each connection postpones the alarm, so the others are checked now.
    this.#watchers.tell()
    return new Response(null, { status: 101, webSocket })
  }

  override webSocketMessage(): void {
    // The connection is one-way.
  }

  /** Checks the sessions while nothing is published. Without connections, every ticket has expired. */
  override async alarm(): Promise<void> {
    if (this.ctx.getWebSockets().length === 0) return await this.ctx.storage.deleteAll()
    this.#watchers.tell()
    await this.ctx.storage.setAlarm(Date.now() + CHECK_INTERVAL_MS)
  }

  #sendIn(delayMs: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      this.#watchers.tell()
    }, delayMs)
  }
}
