import type { InfiniteData } from '@tanstack/react-query'
import type { LogEntry } from '../../../src/contracts/logs/logs.ts'

export interface LogPage {
  logs: LogEntry[]
  has_more: boolean
  next_before: string | null
  updated_at: string
}
export type LogPages = InfiniteData<LogPage>

/** Other workers may still write lines this much older than the newest line shown, so this span is fetched again. */
const OVERLAP_MS = 10_000
/** Limits the lines shown, so that a page left open does not grow without bound. */
const SHOWN_MAX = 1_000
/** Lower than every id. */
const BEGINNING = '0'

/** The creation time of an id in milliseconds (UUIDv7, RFC 9562). */
const msOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16)

/** The id of the line after which newer lines are fetched. */
export function tailStart({ pages }: Pick<LogPages, 'pages'>): string {
  const ids = pages.flatMap(({ logs }) => logs.map(({ id }) => id))
  const [newest] = ids
  if (newest === undefined) return BEGINNING
  return ids.find((id) => msOf(id) < msOf(newest) - OVERLAP_MS) ?? ids.at(-1)!
}

/**
 * Merges shown and newer lines without duplicates, newest first. If there is a gap between them, drops the older ones.
 */
export function withNewer(shown: LogPages, newer: LogPage): LogPages {
  const [first, ...others] = shown.pages
  const known = new Set(first?.logs.map(({ id }) => id))
  const hasGap = newer.has_more && !newer.logs.some(({ id }) => known.has(id))
  if (!first || hasGap) return { pages: [newer], pageParams: [undefined] }
  const logs = [...newer.logs.filter(({ id }) => !known.has(id)), ...first.logs].sort((one, other) =>
    one.id < other.id ? 1 : -1,
  )
  const updated_at = newer.updated_at
  if (logs.length <= SHOWN_MAX)
    return { pages: [{ ...first, logs, updated_at }, ...others], pageParams: shown.pageParams }
  const kept = logs.slice(0, SHOWN_MAX)
  const next_before = kept.at(-1)!.id
  return { pages: [{ logs: kept, has_more: true, next_before, updated_at }], pageParams: [undefined] }
}
