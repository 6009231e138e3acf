/** A holder that has not returned its turn within this time has ended without notice. */
const HOLD_MS = 2_000
/** Waiters poll every few milliseconds; one that has been silent for this long has ended. */
const SILENT_MS = 500

interface Waiter {
  readonly owner: string
  /** Its position among the owner's tickets. */
  readonly order: number
  seenAt: number
}

/**
 * Assigns turns, one ticket at a time, to the owner whose last turn is longest ago. It uses no timers: waiters poll, so
 * that a request that ends without notice blocks no other.
 */
export class FairTurns {
  readonly #waiting = new Map<symbol, Waiter>()
  /** The sequence number of each owner's last turn. */
  readonly #served = new Map<string, number>()
  #holder: { readonly ticket: symbol; readonly until: number } | null = null
  #count = 0

  /** @returns whether the ticket has the turn now; if not, callers must poll again soon */
  tryBegin(ticket: symbol, owner: string, now: number): boolean {
    const known = this.#waiting.get(ticket)
    if (known) known.seenAt = now
    else this.#waiting.set(ticket, { owner, order: this.#count++, seenAt: now })
    if (this.#holder && this.#holder.until > now) return false
    this.#holder = null
    if (this.#next(now) !== ticket) return false
    this.#waiting.delete(ticket)
    this.#served.set(owner, this.#count++)
    this.#holder = { ticket, until: now + HOLD_MS }
    return true
  }

  /** Returns the turn. */
  end(ticket: symbol): void {
    if (this.#holder?.ticket === ticket) this.#holder = null
  }

  #next(now: number): symbol | null {
    let first: { ticket: symbol; waiter: Waiter; servedAt: number } | null = null
    const owners = new Set<string>()
    for (const [ticket, waiter] of this.#waiting) {
      if (now - waiter.seenAt > SILENT_MS) {
        this.#waiting.delete(ticket)
        continue
      }
      owners.add(waiter.owner)
      const servedAt = this.#served.get(waiter.owner) ?? -1
      const isFirst =
        !first || servedAt < first.servedAt || (servedAt === first.servedAt && waiter.order < first.waiter.order)
      if (isFirst) first = { ticket, waiter, servedAt }
    }
    // Between two steps, an owner has no ticket waiting, so idle owners are kept up to a limit.
    if (this.#served.size > OWNERS_KEPT_MAX)
      for (const owner of this.#served.keys()) if (!owners.has(owner)) this.#served.delete(owner)
    return first?.ticket ?? null
  }
}

const OWNERS_KEPT_MAX = 500
