import type { HeldOrigin, SliceStop } from '../contracts/crawl-slices.ts'
import { CONCURRENCY, type OriginLoad } from './request-pool.ts'
import type { StopSignal } from './stop-signal.ts'

/** URLs held beyond those being fetched: three reports' worth, so that their round trips leave no request slot empty. */
const BACKLOG = 50
/** A slice gives way after so long, so that one large site cannot keep a queue to itself. */
const SLICE_MS_MAX = 20_000

/** URLs that a consumer takes to begin with. */
export const FIRST_ROOM: number = CONCURRENCY + BACKLOG

/** How a consumer stands when it reports. */
export interface WorkerStatus {
  /** How many more URLs it can take. */
  readonly room: number
  /** It takes nothing more; what it still holds goes back. */
  readonly is_leaving: boolean
  /** What it took and will not ask for. */
  readonly let_go?: string[]
  /** Origins of these that may not be asked for a while. */
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
  /** Does what a task asks for until there is something to report. */
  readonly work: (task: Task) => Promise<Done>
  /** Null when nobody wants to hear more. */
  readonly report: (done: Done, standing: WorkerStatus) => Promise<Reply | null>
  /** Whether nothing can follow what was done. */
  readonly isEnd: (done: Done) => boolean
  /** Lets the slice be taken up again, by its message's next delivery, after a failure. */
  readonly nack: () => Promise<void>
}

/**
 * Takes task after task from a coordinator until it has no more, or the slice has lasted long enough for its turn: then it begins nothing
 * more and leaves when what is open has ended, each request of which is bounded. It does not wait for origins that are held. What
 * was opened has ended when this returns or throws.
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
    // Where this does not arrive, the lease runs out.
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
    if (held.length > 0) pool.letGo(({ url }) => held.some(({ origin }) => origin === new URL(url).origin))
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
