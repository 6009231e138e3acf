import { type Draft, EVIDENCE } from './draft.ts'
import type { Scan } from './scan.ts'
import { isJoined } from './take-numbers.ts'

/**
 * Adds the country before an address that runs from the largest unit to the smallest:
 * `Россия, 190000, Санкт-Петербург, …`.
 */
export function takeCountryBefore(scan: Scan, draft: Draft): void {
  const before = draft.first - 1
  if (before < 0 || scan.isTaken(before) || !isJoined(scan, draft, draft.first)) return
  const { atEnd } = scan.read(before)
  if (atEnd?.at !== 0 || !atEnd.named) return
  draft.pieces.unshift({ start: scan.parts[before]!.start, end: scan.parts[before]!.end })
  draft.first = before
  draft.country = atEnd.named
  draft.score += EVIDENCE.country
}
