import type { HeldOrigin, SliceStop } from '../contracts/crawls/crawl-slices.ts'
import { originOf } from '../lib/url.ts'
import { CONCURRENCY, type OriginLoad } from './request-pool.ts'
import type { StopSignal } from './stop-signal.ts'

/**
 * URLs held in addition to those being fetched: two reports' worth, so that no request slot is idle during a report's
 * round trip.
 */
const BACKLOG = 100
/** A slice ends after this long, so that one large site cannot occupy a queue. */
const SLICE_MS_MAX = 20_000

/** Number of URLs that a consumer acquires at the start. */
export const FIRST_ROOM: number = CONCURRENCY + BACKLOG

/** The state of a consumer, sent with each report. */
export interface WorkerStatus {
  /** How many more URLs it can accept. */
  readonly room: number
  /** The consumer stops; the coordinator requeues the URLs that it still holds. */
  readonly is_leaving: boolean
  /** URLs that it leased and will not request. */
  readonly let_go?: string[]
  /** Origins of held URLs that must not be requested for a while. */
  readonly held?: HeldOrigin[]
}

export interface Slice<Task, Done, Reply> {
  readonly task: Task
  readonly pool: {
    readonly size: number
    readonly isEmpty: boolean
    readonly loads: ReadonlyMap<string, OriginLoad>
    letGo(isUnwanted: (target: { readonly url: string }) => boolean): void
    takeLetGo(): readonly { readonly url: string }[]
    idle(): Promise<void>
  }
  readonly shares: { held(loads: ReadonlyMap<string, OriginLoad>): HeldOrigin[] }
  readonly stopping: StopSignal
  /** Works on a task until there is something to report. */
  readonly work: (task: Task) => Promise<Done>
  /** Reports to the coordinator. Returns null if the coordinator wants no further reports. */
  readonly report: (done: Done, standing: WorkerStatus) => Promise<Reply | null>
  /** Whether the task just done is the last one. */
  readonly isEnd: (done: Done) => boolean
  /** After a failure, lets the next delivery of the slice's message claim the slice again. */
  readonly nack: () => Promise<void>
}

/**
 * Runs task after task from a coordinator until it has no more, or until the slice's time is up. Then the slice starts
 * no more requests and leaves when the open ones have ended; each of them has a time limit. It does not wait for held
 * origins. When this function returns or throws, no request is open.
 */
export async function runSlice<
  Task extends { readonly kind: string },
  Done extends { readonly outcomes?: readonly unknown[] },
  Reply extends { readonly task: Task; readonly stop: SliceStop | null },
>(slice: Slice<Task, Done, Reply>): Promise<void> {
  const { pool, stopping, nack } = slice
  try {
    await followTasks(slice)
    stopping.stop('let-end')
    await pool.idle()
  } catch (error) {
    stopping.stop('drop')
    await pool.idle()
    // If this call fails, the lease expires.
    await nack().catch(() => {})
    throw error
  }
}

async function followTasks<
  Task extends { readonly kind: string },
  Done extends { readonly outcomes?: readonly unknown[] },
  Reply extends { readonly task: Task; readonly stop: SliceStop | null },
>({ task: first, pool, shares, stopping, work, report, isEnd }: Slice<Task, Done, Reply>): Promise<void> {
  const startedAt = Date.now()
  for (let task = first; ; ) {
    const done = await work(task)
    const isLate = Date.now() - startedAt > SLICE_MS_MAX
    if (isLate) stopping.yield()
    const held = shares.held(pool.loads)
    if (held.length > 0) pool.letGo(({ url }) => held.some(({ origin }) => origin === originOf(url)))
    const isIdle = task.kind === 'none' && pool.isEmpty && done.outcomes === undefined
    const isLeaving = isIdle || (isLate && pool.isEmpty)
    const room = isLate ? 0 : Math.max(0, FIRST_ROOM - pool.size)
    const let_go = pool.takeLetGo().map(({ url }) => url)
    const reply = await report(done, {
      room,
      is_leaving: isLeaving,
      ...(let_go.length > 0 && { let_go }),
      ...(held.length > 0 && { held }),
    })
    if (!reply) stopping.stop('drop')
    if (!reply || isLeaving || isEnd(done)) return
    if (reply.stop) stopping.stop(reply.stop)
    task = reply.task
  }
}
