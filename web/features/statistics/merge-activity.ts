import type { Crawl } from '../../../src/contracts/crawls/crawls.ts'
import type { SiteDownload } from '../../../src/contracts/site-downloads/site-downloads.ts'

/** Maximum number of activity rows, as specified. */
export const ACTIVITY_MAX = 8

export type Activity = { kind: 'crawl'; crawl: Crawl } | { kind: 'download'; download: SiteDownload }

/** Crawls and website downloads in one list, sorted by start time, newest first. At most eight entries. */
export function mergeActivity(crawls: readonly Crawl[], downloads: readonly SiteDownload[]): Activity[] {
  const all: Activity[] = [
    ...crawls.map((crawl) => ({ kind: 'crawl', crawl }) as const),
    ...downloads.map((download) => ({ kind: 'download', download }) as const),
  ]
  return all.sort((one, other) => startOf(other) - startOf(one)).slice(0, ACTIVITY_MAX)
}

const startOf = (activity: Activity): number =>
  Date.parse(activity.kind === 'crawl' ? activity.crawl.created_at : activity.download.created_at)
