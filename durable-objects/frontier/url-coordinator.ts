import { DurableObject } from 'cloudflare:workers'
import type { SliceStop } from '../../src/contracts/crawls/crawl-slices.ts'
import { newId } from '../../src/lib/ids.ts'
import type { SharedQueue, SlotRequest } from '../slice-scheduler/slice-scheduler.ts'
import type { WorkerCrash } from './deaths.ts'
import { Frontier } from './frontier.ts'
import { ASK_AGAIN_MS, LEASE_MS, UNCLAIMED_MS } from './limits.ts'
import { Slices } from './slices.ts'
import { migrate } from './tables.ts'

const RESTING_SINCE = 'resting_since'
const RESTED_MS = 'rested_ms'
const THIRD_PARTY = 'third_party'

/** Third-party requests so far, and whether a limit on them was reached. */
export interface ThirdPartyCount {
  readonly requests: number
  readonly isLimited: boolean
}

/** The part of the work's state that the base class needs. */
export interface WorkState {
  readonly startedAt: string | null
  readonly finishedAt: string | null
}

/**
 * Base class of the URL coordinators: a frontier, the slices of the consumers, and an alarm that requeues the URLs of a
 * crashed consumer and requests another one. It makes no requests to websites itself.
 */
export abstract class UrlCoordinator<State extends WorkState> extends DurableObject<Env> {
  protected readonly frontier: Frontier
  protected readonly slices: Slices
  readonly #ownTables: readonly string[]
  /** What is stored, since it is read for every link that is offered; null until it was read, and after a rollback. */
  #state: State | undefined | null = null
  /** In a transaction, the state is written once, at its end. */
  #isInTransaction = false
  #isUnsaved = false
  /** The alarm's time in milliseconds since 1970, as far as this object instance knows. */
  #alarmAt: number | null = null
  #stopListeners: ((stop: SliceStop) => void)[] = []
  /** Ended slices whose slots have not been released yet. */
  #ended: string[] = []

  constructor(state: DurableObjectState, env: Env, ownTables: readonly string[] = []) {
    super(state, env)
    this.#ownTables = ownTables
    migrate(state.storage, ownTables)
    this.frontier = new Frontier(state.storage)
    this.slices = new Slices(state.storage)
  }

  /** Maximum number of concurrent consumers. */
  protected abstract readonly slicesMax: number
  /** How long a finished object keeps its final state, in milliseconds. */
  protected abstract readonly afterlifeMs: number
  /** The queue whose consumers do the work. */
  protected abstract readonly queue: SharedQueue
  /** Returns the scheduler's request for a consumer. */
  protected abstract slotRequest(sliceId: string): SlotRequest
  /** Whether there is a task for a consumer now. */
  protected abstract hasWork(now: number): boolean
  /** Stops work that has exceeded its time or another limit. */
  protected abstract endOverdue(now: number): void
  /** Returns how consumers must stop, or null while the work continues. */
  protected abstract stopOf(state: State): SliceStop | null

  protected get state(): State | undefined {
    if (this.#state === null) {
      const state = this.ctx.storage.kv.get<State & { plan?: unknown }>('state')
      // Work started before 2026-11-23 stored its spec as `plan`.
      this.#state = state && 'plan' in state ? { ...state, spec: state.plan } : state
    }
    return this.#state
  }

  protected save(state: State): void {
    this.#state = state
    if (this.#isInTransaction) this.#isUnsaved = true
    else this.ctx.storage.kv.put('state', state)
    const stop = this.stopOf(state)
    if (stop) this.#tellStop(stop)
  }

  /** Runs a function in a transaction. If it throws, all its changes are rolled back. */
  protected atomically(change: () => void): void {
    this.#isInTransaction = true
    try {
      this.frontier.atomically(() => {
        change()
        if (this.#isUnsaved) this.ctx.storage.kv.put('state', this.#state)
      })
    } catch (error) {
      this.#state = null
      throw error
    } finally {
      this.#isInTransaction = false
      this.#isUnsaved = false
    }
  }

  /**
   * Resolves as soon as consumers must stop, for a consumer that would otherwise learn of it only with its next report.
   */
  async untilStopped(): Promise<SliceStop> {
    const { state } = this
    const stop = state ? this.stopOf(state) : 'drop'
    return stop ?? new Promise((resolve) => this.#stopListeners.push(resolve))
  }

  /** Counts one third-party request. Returns false if the maximum has been reached. */
  async takeThirdParty(requestsMax: number): Promise<boolean> {
    const { state, thirdParty } = this
    if (!state || state.finishedAt || thirdParty.requests >= requestsMax) return false
    this.ctx.storage.kv.put(THIRD_PARTY, { ...thirdParty, requests: thirdParty.requests + 1 })
    return true
  }

  /** Records that a limit on third-party requests was reached, of one page or of the whole work. */
  async noteThirdPartyLimit(): Promise<void> {
    if (this.state && !this.thirdParty.isLimited)
      this.ctx.storage.kv.put(THIRD_PARTY, { ...this.thirdParty, isLimited: true })
  }

  protected get thirdParty(): ThirdPartyCount {
    return this.ctx.storage.kv.get<ThirdPartyCount>(THIRD_PARTY) ?? { requests: 0, isLimited: false }
  }

  /**
   * Releases the claim of a consumer that has failed and has no open requests: its message may be claimed again at
   * once.
   */
  async nack(sliceId: string): Promise<void> {
    this.slices.nack(sliceId)
  }

  /**
   * Records what a consumer is about to read. Reading cannot be interrupted, so if the consumer crashes, this is the
   * likely cause.
   *
   * @param isAlone no other consumer reads in its isolate
   */
  async hold(sliceId: string, urls: readonly string[], isAlone: boolean): Promise<void> {
    this.slices.note(sliceId, { inHand: urls, isAlone }, Date.now() + LEASE_MS)
  }

  /**
   * Suspends the work, because a consumer found that its account may not continue. No consumer is requested until the
   * work is started again, and the time until then does not count.
   */
  async rest(sliceId: string): Promise<void> {
    if (!this.state || this.state.finishedAt) return this.turnAway(sliceId)
    this.drop(sliceId)
    const { kv } = this.ctx.storage
    if (kv.get(RESTING_SINCE) === undefined) kv.put(RESTING_SINCE, Date.now())
    await this.keepGoing()
  }

  /** Resumes suspended work. */
  protected wake(): void {
    const { kv } = this.ctx.storage
    const since = kv.get<number>(RESTING_SINCE)
    if (since === undefined) return
    kv.put(RESTED_MS, this.restedMs + Date.now() - since)
    kv.delete(RESTING_SINCE)
  }

  /** Forgets past suspensions, since work that had ended goes on. */
  protected startClock(): void {
    const { kv } = this.ctx.storage
    kv.delete(RESTING_SINCE)
    kv.delete(RESTED_MS)
  }

  /** Total duration of all past suspensions, in milliseconds. */
  protected get restedMs(): number {
    return this.ctx.storage.kv.get<number>(RESTED_MS) ?? 0
  }

  override async alarm(): Promise<void> {
    this.#alarmAt = null
    const { state } = this
    if (!state) return
    if (state.finishedAt) {
      await this.ctx.storage.deleteAll()
      this.#state = null
      return
    }
    await this.#askWhereSlicesStand()
    for (const sliceId of this.slices.expired(Date.now())) {
      this.release(sliceId, this.slices.heldBy(sliceId))
      this.#remove(sliceId)
    }
    await this.keepGoing()
  }

  /**
   * Releases the slot of a slice that no longer exists. If the slice still exists, another delivery of its message uses
   * the slot.
   */
  protected async turnAway(sliceId: string): Promise<void> {
    if (this.slices.has(sliceId)) return
    this.#ended.push(sliceId)
    await this.#returnSlots()
  }

  /**
   * Renews with the scheduler: slices in the queue keep their place, claimed ones their slot. A slice whose message was
   * lost expires.
   */
  async #askWhereSlicesStand(): Promise<void> {
    for (const sliceId of this.slices.unclaimed(Date.now())) {
      const waitMs = await this.#askForSlot(sliceId)
      if (waitMs > 0) this.slices.postpone(sliceId, Date.now() + waitMs)
    }
    const taken = this.slices.taken()
    if (taken.length > 0) await this.#scheduler.renew(taken).catch(() => {})
  }

  /** Requests a consumer. Returns how long to wait for it before it counts as missing, in milliseconds. */
  async #askForSlot(sliceId: string): Promise<number> {
    try {
      const { granted_ms } = await this.#scheduler.request(this.slotRequest(sliceId))
      return UNCLAIMED_MS - (granted_ms ?? 0)
    } catch {
      return ASK_AGAIN_MS
    }
  }

  get #scheduler() {
    return this.env.SLICE_SCHEDULER.getByName(this.queue)
  }

  async #returnSlots(): Promise<void> {
    if (this.#ended.length === 0) return
    // If this call fails, the scheduler's leases expire.
    await this.#scheduler.release(this.#ended.splice(0)).catch(() => {})
  }

  #remove(sliceId: string): void {
    this.slices.remove(sliceId)
    this.#ended.push(sliceId)
  }

  /** Removes all slices. */
  protected endSlices(): void {
    this.#ended.push(...this.slices.clear())
  }

  /** Requeues what a slice holds. `death` is null if its consumer is alive. */
  protected release(sliceId: string, death: WorkerCrash | null): void {
    this.frontier.release(sliceId, death)
  }

  /** Requeues the URLs that a failed consumer left leased to a slice that is claimed again. */
  protected recordRefunds(sliceId: string): void {
    this.release(sliceId, null)
    this.slices.note(sliceId, { inHand: [], isAlone: false }, Date.now() + LEASE_MS)
  }

  protected drop(sliceId: string): void {
    this.release(sliceId, null)
    this.#remove(sliceId)
  }

  /** Deletes everything, as if the work had never started. Consumers that still work on it are turned away. */
  protected async forgetAll(): Promise<void> {
    this.endSlices()
    await this.ctx.storage.deleteAll()
    this.#state = null
    migrate(this.ctx.storage, this.#ownTables)
    this.frontier.forget()
    this.#alarmAt = null
    this.#tellStop('drop')
    await this.#returnSlots()
  }

  #tellStop(stop: SliceStop): void {
    for (const tell of this.#stopListeners) tell(stop)
    this.#stopListeners = []
  }

  /** Ensures that a consumer works on what is left, and that the alarm fires when a consumer may have crashed. */
  protected async keepGoing(): Promise<void> {
    await this.#returnSlots()
    if (!this.state) return
    const now = Date.now()
    if (this.state.finishedAt) return this.#ring(now + this.afterlifeMs)
    if (this.ctx.storage.kv.get(RESTING_SINCE) !== undefined) return this.#ring(null)
    this.endOverdue(now)
    if (this.hasWork(now)) {
      while (this.slices.count() < this.slicesMax) {
        const sliceId = newId()
        this.slices.add(sliceId, now + UNCLAIMED_MS)
        const waitMs = await this.#askForSlot(sliceId)
        if (waitMs <= ASK_AGAIN_MS) this.slices.postpone(sliceId, now + waitMs)
      }
    }
    const wakeAt = [this.slices.nextExpiry(), this.frontier.nextFreeAt(now)].filter((at) => at !== null)
    const at = Math.max(now + 100, Math.min(...wakeAt, now + LEASE_MS))
    // An alarm that fires too early is simply set again. Postponing it with each report would cost a write each time.
    if (this.#alarmAt === null || this.#alarmAt <= now || at < this.#alarmAt) await this.#ring(at)
  }

  async #ring(at: number | null): Promise<void> {
    this.#alarmAt = at
    await (at === null ? this.ctx.storage.deleteAlarm() : this.ctx.storage.setAlarm(at))
  }
}
