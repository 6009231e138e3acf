/**
 * What this service counts while it works, by name, with the names of the labels in their order. Label values are words of our own, never text from outside, so that the number of rows is bounded.
 */
export const COUNTERS = {
  contactory_http_requests_total: {
    help: 'Requests answered, by route class and status.',
    labels: ['route', 'status'],
  },
  contactory_http_request_seconds_total: { help: 'Time spent on answers, in seconds.', labels: ['route'] },
  contactory_errors_total: { help: 'Log lines of the level error.', labels: [] },
  contactory_queue_messages_total: { help: 'Queue messages handled, by outcome.', labels: ['queue', 'outcome'] },
  contactory_crawls_ended_total: { help: 'Crawls that ended, by status.', labels: ['status'] },
  contactory_crawl_pages_total: { help: 'Pages of ended crawls, by what became of them.', labels: ['outcome'] },
  contactory_messages_sent_total: { help: 'Messages handed to a mail server or SMS provider.', labels: ['channel'] },
  contactory_message_events_total: {
    help: 'Reports on messages: delivered, bounced, complained and others. A repeated report may count twice.',
    labels: ['event'],
  },
} as const satisfies Record<string, { readonly help: string; readonly labels: readonly string[] }>
export type CounterName = keyof typeof COUNTERS
type LabelsOf<Name extends CounterName> = Readonly<Record<(typeof COUNTERS)[Name]['labels'][number], string>>

/** The last time something happened, in seconds since 1970; kept like the counters. */
export const CLOCK_RUNS = 'contactory_clock_job_last_run_timestamp_seconds'

/** A count that is not yet in the database. `labels` is JSON, with the labels in the order above. */
export interface PendingCount {
  readonly name: string
  readonly labels: string
  value: number
}

/** More combinations than the code can make; what comes on top is not counted. */
const PENDING_MAX = 1_000

/** Counts of this isolate that are not yet stored. */
const pending = new Map<string, PendingCount>()

/** Counts something in memory, at no cost for the work that counts. `flushCounts` stores it a little later. */
export function count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>, value = 1): void {
  const given = labels as Readonly<Record<string, string>>
  const ordered = Object.fromEntries(COUNTERS[name].labels.map((label) => [label, given[label]]))
  add({ name, labels: JSON.stringify(ordered), value })
}

/** Notes that a clock job ended well. */
export function noteClockRun(job: string, now: Date): void {
  const labels = JSON.stringify({ job })
  const seconds = Math.floor(now.getTime() / 1_000)
  const key = `${CLOCK_RUNS} ${labels}`
  pending.set(key, { name: CLOCK_RUNS, labels, value: Math.max(seconds, pending.get(key)?.value ?? 0) })
}

/** Takes what is pending; `restore` returns it if it cannot be stored. */
export function takeCounts(): PendingCount[] {
  const taken = [...pending.values()]
  pending.clear()
  return taken
}

export function restoreCounts(counts: readonly PendingCount[]): void {
  for (const one of counts) {
    const known = pending.get(`${one.name} ${one.labels}`)
    if (one.name === CLOCK_RUNS && known) known.value = Math.max(known.value, one.value)
    else add(one)
  }
}

function add(one: PendingCount): void {
  if (!(one.value > 0)) return
  const key = `${one.name} ${one.labels}`
  const known = pending.get(key)
  if (known) known.value += one.value
  else if (pending.size < PENDING_MAX) pending.set(key, { ...one })
}
