import type {
  DownloadProgress,
  FinishTask,
  SiteDownloadSpec,
} from '../../src/contracts/site-downloads/site-download-slices.ts'
import type { PageCounts } from '../frontier/frontier.ts'
import type { ArchiveState } from './archives.ts'
import { NEAR_LIMIT } from './limits.ts'

/** The state of a download's object, apart from its frontier and its captures. Times are ISO 8601. */
export interface DownloadState {
  readonly spec: SiteDownloadSpec
  readonly startedAt: string | null
  readonly finishedAt: string | null
  /** Set when nothing more may be captured: the download was cancelled or a limit was reached. */
  readonly stopped: StopReason | null
  /** The download was cancelled and its files are to be deleted. */
  readonly isDiscarded: boolean
  readonly bytesCaptured: number
  /** The site of the start page, and the sites it redirects to. */
  readonly sites: readonly string[]
  /** Its final state is in the database. */
  readonly isWritten: boolean
  /** Why it cannot succeed: its start page is unavailable, or its archive cannot be written. */
  readonly failure: string | null
  readonly progress: number
  /** Consumers that crashed while packing. */
  readonly packLosses: number
  /** A consumer crashed: from then on, nothing is packed before everything is captured. */
  readonly hasCrashed?: boolean
}

export type StopReason =
  | 'cancelled'
  | 'download-page-limit'
  | 'download-file-limit'
  | 'download-size-limit'
  | 'download-time-limit'

export const newDownloadState = (spec: SiteDownloadSpec, sites: readonly string[]): DownloadState => ({
  spec,
  startedAt: null,
  finishedAt: null,
  stopped: null,
  isDiscarded: false,
  bytesCaptured: 0,
  sites,
  isWritten: false,
  failure: null,
  progress: 0,
  packLosses: 0,
})

export interface DownloadCounts {
  readonly pages: PageCounts
  readonly assets: PageCounts
}

const filesUsed = ({ pages, assets }: DownloadCounts) => pages.read + pages.leased + assets.read + assets.leased

/** Returns how many more URLs may be leased without exceeding a limit, and whether only assets may be. */
export function roomOf(
  { spec, stopped, failure }: DownloadState,
  counts: DownloadCounts,
): { room: number; onlyAssets: boolean } {
  if (stopped || failure) return { room: 0, onlyAssets: true }
  const files = Math.max(0, spec.files_max - filesUsed(counts))
  const pages = Math.max(0, spec.pages_max - counts.pages.read - counts.pages.leased)
  return pages === 0 ? { room: files, onlyAssets: true } : { room: Math.min(files, pages), onlyAssets: false }
}

/** Whether nothing more may be captured. Files in progress may still arrive. */
export function isCaptured(state: DownloadState, counts: DownloadCounts): boolean {
  if (state.stopped || state.failure) return true
  const isFull = counts.pages.read >= state.spec.pages_max
  return counts.assets.waiting === 0 && (counts.pages.waiting === 0 || isFull)
}

/** Returns the plan's limit that the download has reached, or null. */
export function limitReached(state: DownloadState, counts: DownloadCounts, now: number): StopReason | null {
  const { spec, startedAt, bytesCaptured } = state
  if (bytesCaptured >= spec.bytes_max) return 'download-size-limit'
  if (startedAt && now - Date.parse(startedAt) > spec.ms_max) return 'download-time-limit'
  const hasMore = counts.pages.waiting + counts.assets.waiting > 0
  return hasMore && counts.pages.read + counts.assets.read >= spec.files_max ? 'download-file-limit' : null
}

/** Returns the final status of a download that has finished capturing. */
export function verdictOf(
  state: DownloadState,
  counts: DownloadCounts,
  captured: number,
  isThirdPartyLimited = false,
): Omit<FinishTask, 'kind'> {
  if (state.isDiscarded) return { status: 'cancelled', failure: null, notice: null }
  if (state.failure) return { status: 'failed', failure: state.failure, notice: null }
  if (state.stopped === 'cancelled')
    return { status: 'cancelled', failure: null, notice: captured > 0 ? 'download-kept' : null }
  if (captured === 0) return { status: 'failed', failure: 'no-pages', notice: null }
  const isCut = counts.pages.waiting > 0 && counts.pages.read >= state.spec.pages_max
  const shortfall = isCut ? 'download-page-limit' : isThirdPartyLimited ? 'download-third-party-limit' : null
  return { status: 'completed', failure: null, notice: state.stopped ?? shortfall }
}

/** Returns the notice about a limit that is near, shown during the download, or null. */
export function nearLimit(
  { spec, startedAt, bytesCaptured }: DownloadState,
  { pages, assets }: DownloadCounts,
  now: number,
): string | null {
  if (bytesCaptured >= NEAR_LIMIT * spec.bytes_max) return 'download-near-size-limit'
  if (pages.read >= NEAR_LIMIT * spec.pages_max && pages.waiting > 0) return 'download-near-page-limit'
  if (pages.read + assets.read >= NEAR_LIMIT * spec.files_max) return 'download-near-file-limit'
  return startedAt && now - Date.parse(startedAt) >= NEAR_LIMIT * spec.ms_max ? 'download-near-time-limit' : null
}

/**
 * Returns the progress in percent. Capturing accounts for the first 90, packing for the rest. The value never
 * decreases.
 */
export function percentOf(state: DownloadState, { pages, assets }: DownloadCounts, packedShare: number | null): number {
  if (packedShare !== null) return Math.max(state.progress, Math.min(99, 90 + Math.floor(9 * packedShare)))
  const done = pages.read + pages.failed + assets.read + assets.failed
  const pagesLeft = Math.min(pages.waiting + pages.leased, Math.max(0, state.spec.pages_max - pages.read))
  const all = done + pagesLeft + assets.waiting + assets.leased
  return Math.max(state.progress, all === 0 ? 0 : Math.min(90, Math.floor((90 * done) / all)))
}

export function progressOf(
  state: DownloadState,
  counts: DownloadCounts,
  archives: { zip: ArchiveState; wacz: ArchiveState },
  step: DownloadProgress['step'],
  now: number,
): DownloadProgress {
  const { pages, assets } = counts
  const met = (of: PageCounts) => of.read + of.failed + of.waiting + of.leased
  return {
    step,
    progress: step === 'finished' ? 100 : state.progress,
    pages_downloaded: pages.read,
    pages_discovered: met(pages),
    assets_downloaded: assets.read,
    assets_discovered: met(assets),
    files_failed: pages.failed + assets.failed,
    bytes_captured: state.bytesCaptured,
    zip_size: archives.zip.size,
    wacz_size: archives.wacz.size,
    notice: step === 'capturing' ? nearLimit(state, counts, now) : null,
  }
}
