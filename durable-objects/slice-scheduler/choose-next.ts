import { BACKGROUND_SHARE, FOREGROUND_SHARE } from './limits.ts'

/** A slice that waits for a slot. */
export interface WaitingSlice {
  readonly id: string
  readonly accountId: string
  /** The crawl or the website download. */
  readonly workId: string
  /** A caller waits for the result. */
  readonly isForeground: boolean
  /** Its position in the order of arrival. */
  readonly place: number
}

/** The slots in use by account, and when accounts, crawls and downloads last got a slot. */
export interface SlotUse {
  /** Total number of slots. */
  readonly slots: number
  /** Slots in use, by account. */
  readonly running: ReadonlyMap<string, number>
  /** Milliseconds since 1970, by the ID of an account, crawl or download; absent if it never had a slot. */
  readonly servedAt: ReadonlyMap<string, number>
}

/**
 * Returns the slices that get a free slot, in order. Accounts are chosen before their crawls: first the account with
 * the fewest running slices, then one with a foreground slice, then the one that was served longest ago. Within an
 * account, foreground slices come first, then the crawl that was served longest ago.
 *
 * An account never gets more than a share of the slots still free (the dynamic thresholds of Choudhury and Hahne, 1998,
 * for shared buffers), so that an account with any number of slow crawls leaves slots for later ones.
 *
 * Runs in linear time in the number of waiting slices, plus, for each free slot, the number of accounts among them.
 */
export function chooseNext(waiting: readonly WaitingSlice[], { slots, running, servedAt }: SlotUse): WaitingSlice[] {
  let free = slots - [...running.values()].reduce((sum, count) => sum + count, 0)
  const chosen: WaitingSlice[] = []
  if (free <= 0) return chosen
  const served = (id: string) => servedAt.get(id) ?? 0
  const lines = [...groupByAccount(waiting)].map(([accountId, slices]) => ({
    accountId,
    running: running.get(accountId) ?? 0,
    servedAt: served(accountId),
    slices: slices.sort(
      (a, b) =>
        Number(b.isForeground) - Number(a.isForeground) || served(a.workId) - served(b.workId) || a.place - b.place,
    ),
    at: 0,
  }))
  const next = (line: (typeof lines)[number]) => line.slices[line.at]
  while (free > 0) {
    let best: (typeof lines)[number] | null = null
    for (const line of lines) {
      const slice = next(line)
      if (!slice || line.running >= free * (slice.isForeground ? FOREGROUND_SHARE : BACKGROUND_SHARE)) continue
      const order =
        best &&
        (line.running - best.running ||
          Number(next(best)!.isForeground) - Number(slice.isForeground) ||
          line.servedAt - best.servedAt ||
          slice.place - next(best)!.place)
      if (order === null || order < 0) best = line
    }
    if (!best) break
    chosen.push(next(best)!)
    best.at++
    best.running++
    best.servedAt = Number.POSITIVE_INFINITY
    free--
  }
  return chosen
}

function groupByAccount(waiting: readonly WaitingSlice[]): Map<string, WaitingSlice[]> {
  const byAccount = new Map<string, WaitingSlice[]>()
  for (const slice of waiting) {
    const known = byAccount.get(slice.accountId)
    if (known) known.push(slice)
    else byAccount.set(slice.accountId, [slice])
  }
  return byAccount
}
