import { CONCURRENCY } from './request-pool.ts'

/** URLs held beyond those being fetched: three reports' worth, so that their round trips leave no request slot empty. */
const BACKLOG = 50
/** A slice gives way after so long, so that one large site cannot keep a queue to itself. */
const SLICE_MS_MAX = 20_000

/** URLs that a consumer takes to begin with. */
export const FIRST_ROOM: number = CONCURRENCY + BACKLOG

/** How a consumer stands when it reports. */
export interface SliceStanding {
  /** How many more URLs it can take. */
  readonly room: number
  /** It takes nothing more; what it still holds goes back. */
  readonly is_leaving: boolean
}

export interface Slice<Task, Done, Reply> {
  readonly task: Task
  readonly pool: { readonly size: number; readonly isEmpty: boolean }
  /** Does what a task asks for until there is something to report. */
  readonly work: (task: Task) => Promise<Done>
  /** Null when nobody wants to hear more. */
  readonly report: (done: Done, standing: SliceStanding) => Promise<Reply | null>
  /** Whether nothing can follow what was done. */
  readonly isEnd: (done: Done) => boolean
}

/** Takes task after task from a coordinator until it has no more, or the slice has lasted long enough for its turn. */
export async function runSlice<
  Task extends { readonly kind: string },
  Done extends { readonly outcomes?: readonly unknown[] },
  Reply extends { readonly task: Task },
>({ task: first, pool, work, report, isEnd }: Slice<Task, Done, Reply>): Promise<void> {
  const startedAt = Date.now()
  for (let task = first; ; ) {
    const done = await work(task)
    const isLate = Date.now() - startedAt > SLICE_MS_MAX
    const isIdle = task.kind === 'none' && pool.isEmpty && done.outcomes === undefined
    const isLeaving = isIdle || (isLate && pool.isEmpty)
    const room = isLate ? 0 : Math.max(0, FIRST_ROOM - pool.size)
    const reply = await report(done, { room, is_leaving: isLeaving })
    if (!reply || isLeaving || isEnd(done)) return
    task = reply.task
  }
}
