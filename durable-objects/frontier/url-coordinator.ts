import { DurableObject } from 'cloudflare:workers'
import type { SliceStop } from '../../src/contracts/crawl-slices.ts'
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

/** What was asked of hosts that the work is not about, and whether a limit of that was reached. */
export interface ThirdPartyCount {
  readonly requests: number
  readonly isLimited: boolean
}

/** How work stands, as far as the base needs to know. */
export interface WorkState {
  readonly startedAt: string | null
  readonly finishedAt: string | null
}

/**
 * What coordinators of URLs have in common: a frontier, the consumers at work on it, and an alarm that takes back what a
 * dead consumer held and sends for another one. It fetches nothing itself.
 */
export abstract class UrlCoordinator<State extends WorkState> extends DurableObject<Env> {
  protected readonly frontier: Frontier
  protected readonly slices: Slices
  readonly #ownTables: readonly string[]
  /** When the alarm rings, as far as this very object knows. */
  #alarmAt: number | null = null
  #stopListeners: ((stop: SliceStop) => void)[] = []
  /** Slices that have ended and whose slots are still to be returned. */
  #ended: string[] = []

  constructor(state: DurableObjectState, env: Env, ownTables: readonly string[] = []) {
    super(state, env)
    this.#ownTables = ownTables
    migrate(state.storage, ownTables)
    this.frontier = new Frontier(state.storage)
    this.slices = new Slices(state.storage)
  }

  /** Consumers that may be at work at the same time. */
  protected abstract readonly slicesMax: number
  /** How long a finished object keeps its last state, in milliseconds. */
  protected abstract readonly afterlifeMs: number
  /** Whose consumers work on it. */
  protected abstract readonly queue: SharedQueue
  /** What the scheduler needs to know to send for a consumer. */
  protected abstract slotRequest(sliceId: string): SlotRequest
  /** Whether a consumer that asked now would get something to do. */
  protected abstract hasWork(now: number): boolean
  /** Ends what has gone on for too long. */
  protected abstract endOverdue(now: number): void
  /** Whether consumers are to begin nothing more; null while the work goes on. */
  protected abstract stopOf(state: State): SliceStop | null

  protected get state(): State | undefined {
    const state = this.ctx.storage.kv.get<State & { plan?: unknown }>('state')
    // What was begun before 2026-11-23 kept what it is asked for as its plan.
    return state && 'plan' in state ? { ...state, spec: state.plan } : state
  }

  protected save(state: State): void {
    this.ctx.storage.kv.put('state', state)
    const stop = this.stopOf(state)
    if (stop) this.#tellStop(stop)
  }

  /** Resolves as soon as consumers are to begin nothing more, for one that would hear of it only at its next report. */
  async untilStopped(): Promise<SliceStop> {
    const { state } = this
    const stop = state ? this.stopOf(state) : 'drop'
    return stop ?? new Promise((resolve) => this.#stopListeners.push(resolve))
  }

  /** Counts one request to a host that the work is not about; false when as many were made as may be. */
  async takeThirdParty(requestsMax: number): Promise<boolean> {
    const { state, thirdParty } = this
    if (!state || state.finishedAt || thirdParty.requests >= requestsMax) return false
    this.ctx.storage.kv.put(THIRD_PARTY, { ...thirdParty, requests: thirdParty.requests + 1 })
    return true
  }

  /** A limit of such requests was reached, of one page or of all. */
  async noteThirdPartyLimit(): Promise<void> {
    if (this.state && !this.thirdParty.isLimited)
      this.ctx.storage.kv.put(THIRD_PARTY, { ...this.thirdParty, isLimited: true })
  }

  protected get thirdParty(): ThirdPartyCount {
    return this.ctx.storage.kv.get<ThirdPartyCount>(THIRD_PARTY) ?? { requests: 0, isLimited: false }
  }

  /** A consumer has failed, and has no request open any more: its message may be taken up again at once. */
  async nack(sliceId: string): Promise<void> {
    this.slices.nack(sliceId)
  }

  /**
   * A consumer tells what it reads from now on, before it does: reading cannot be broken off, and if it never comes back, this
   * is what it died over.
   *
   * @param isAlone nothing else is at work where it reads
   */
  async hold(sliceId: string, urls: readonly string[], isAlone: boolean): Promise<void> {
    this.slices.note(sliceId, { inHand: urls, isAlone }, Date.now() + LEASE_MS)
  }

  /**
   * A consumer that came for a slice found that nothing of its account may go on: nobody is sent for until the work is begun again,
   * and the time until then does not count.
   */
  async rest(sliceId: string): Promise<void> {
    if (!this.state || this.state.finishedAt) return this.turnAway(sliceId)
    this.drop(sliceId)
    const { kv } = this.ctx.storage
    if (kv.get(RESTING_SINCE) === undefined) kv.put(RESTING_SINCE, Date.now())
    await this.keepGoing()
  }

  /** Ends a rest. */
  protected wake(): void {
    const { kv } = this.ctx.storage
    const since = kv.get<number>(RESTING_SINCE)
    if (since === undefined) return
    kv.put(RESTED_MS, this.restedMs + Date.now() - since)
    kv.delete(RESTING_SINCE)
  }

  /** How long all rests took that have ended. */
  protected get restedMs(): number {
    return this.ctx.storage.kv.get<number>(RESTED_MS) ?? 0
  }

  override async alarm(): Promise<void> {
    this.#alarmAt = null
    const { state } = this
    if (!state) return
    if (state.finishedAt) return void (await this.ctx.storage.deleteAll())
    await this.#askWhereSlicesStand()
    for (const sliceId of this.slices.expired(Date.now())) {
      this.release(sliceId, this.slices.heldBy(sliceId))
      this.#remove(sliceId)
    }
    await this.keepGoing()
  }

  /** A consumer came for a slice that is none any more: its slot is free. One that came twice leaves the slot to the other. */
  protected async turnAway(sliceId: string): Promise<void> {
    if (this.slices.has(sliceId)) return
    this.#ended.push(sliceId)
    await this.#returnSlots()
  }

  /** Slices that wait for their slot wait on, those at work keep theirs; one whose message was lost runs out. */
  async #askWhereSlicesStand(): Promise<void> {
    for (const sliceId of this.slices.unclaimed(Date.now())) {
      const waitMs = await this.#askForSlot(sliceId)
      if (waitMs > 0) this.slices.postpone(sliceId, Date.now() + waitMs)
    }
    const taken = this.slices.taken()
    if (taken.length > 0) await this.#scheduler.renew(taken).catch(() => {})
  }

  /** Asks for a consumer; answers how long to wait until one is missed, in milliseconds. */
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
    // What does not arrive runs out at the scheduler.
    await this.#scheduler.release(this.#ended.splice(0)).catch(() => {})
  }

  #remove(sliceId: string): void {
    this.slices.remove(sliceId)
    this.#ended.push(sliceId)
  }

  /** Ends all slices. */
  protected endSlices(): void {
    this.#ended.push(...this.slices.clear())
  }

  /** Takes back what a slice holds; `death` is null when its consumer lives. */
  protected release(sliceId: string, death: WorkerCrash | null): void {
    this.frontier.release(sliceId, death)
  }

  /** Takes back what a consumer that failed, and said so, left leased to a slice that is taken up again. */
  protected recordRefunds(sliceId: string): void {
    this.release(sliceId, null)
    this.slices.note(sliceId, { inHand: [], isAlone: false }, Date.now() + LEASE_MS)
  }

  protected drop(sliceId: string): void {
    this.release(sliceId, null)
    this.#remove(sliceId)
  }

  /** Forgets everything, as if it had never begun; who still works on it is turned away. */
  protected async forgetAll(): Promise<void> {
    this.endSlices()
    await this.ctx.storage.deleteAll()
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

  /** Sees to it that someone works on what is left, and that the alarm rings when someone may have died. */
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
    // One that rings too early is set anew then. To put it off with each report would be a write for each.
    if (this.#alarmAt === null || this.#alarmAt <= now || at < this.#alarmAt) await this.#ring(at)
  }

  async #ring(at: number | null): Promise<void> {
    this.#alarmAt = at
    await (at === null ? this.ctx.storage.deleteAlarm() : this.ctx.storage.setAlarm(at))
  }
}
