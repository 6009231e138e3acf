interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  ts: number
  dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string; readonly data?: unknown }
}

interface Message {
  readonly method?: string
  params?: Record<string, unknown> & {
    timestamp?: number
    response?: { timing?: { requestTime?: number } | null }
    redirectResponse?: { timing?: { requestTime?: number } | null }
  }
}

/**
 * Takes out of a recorded page load the time in which the page's main thread had a task and no processor, as if the
 * machine had nothing else to do: other work on it must not count as the page's. Times within a task shrink evenly.
 *
 * @param trace changed in place
 * @param messages of the browser's protocol, whose clock is the trace's; changed in place
 */
export function keepProcessorTime(trace: { traceEvents: TraceEvent[] }, messages: Message[]): void {
  const { traceEvents } = trace
  const thread = mainThreadOf(traceEvents)
  const tasks = traceEvents
    .filter(({ name, pid, tid, dur }) => name === 'RunTask' && `${pid} ${tid}` === thread && dur)
    .sort((one, other) => one.ts - other.ts)
  const starts: number[] = []
  const lost: number[] = []
  const shares: number[] = []
  const ends: number[] = []
  let sum = 0
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    // Tasks nest where a page waits for itself; the outer one counts.
    if (ts < (ends.at(-1) ?? 0)) continue
    starts.push(ts)
    ends.push(ts + dur)
    lost.push(sum)
    shares.push(Math.max(0, dur - tdur) / dur)
    sum += Math.max(0, dur - tdur)
  }
  const warped = (ts: number): number => {
    let low = 0
    let high = starts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (starts[middle]! <= ts) low = middle + 1
      else high = middle
    }
    const at = low - 1
    if (at < 0) return ts
    return ts - lost[at]! - (Math.min(ts, ends[at]!) - starts[at]!) * shares[at]!
  }
  for (const event of traceEvents) {
    if (!event.ts) continue
    const [from, until] = [event.ts, event.ts + (event.dur ?? 0)]
    event.ts = warped(from)
    if (event.dur !== undefined) event.dur = warped(until) - event.ts
  }
  const seconds = (time: number) => warped(time * 1e6) / 1e6
  for (const { params } of messages) {
    if (typeof params?.timestamp === 'number') params.timestamp = seconds(params.timestamp)
    for (const timing of [params?.response?.timing, params?.redirectResponse?.timing])
      if (timing?.requestTime) timing.requestTime = seconds(timing.requestTime)
  }
}

/** The renderer thread that was busy longest: a page load has renderers before its own. */
function mainThreadOf(events: readonly TraceEvent[]): string {
  const mains = new Set(
    events.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? `${pid} ${tid}` : [],
    ),
  )
  const busy = new Map<string, number>()
  for (const { name, pid, tid, tdur = 0 } of events) {
    const thread = `${pid} ${tid}`
    if (name === 'RunTask' && mains.has(thread)) busy.set(thread, (busy.get(thread) ?? 0) + tdur)
  }
  const [longest] = [...busy].toSorted(([, one], [, other]) => other - one)
  if (!longest) throw new Error('The trace has no main thread')
  return longest[0]
}
