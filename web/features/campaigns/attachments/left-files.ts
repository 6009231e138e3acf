import { useSyncExternalStore } from 'react'
import type { FailedFile } from './upload-files.ts'

/** Files that a campaign was to get and did not, by its id: kept until somebody tries again or drops them, or the page is loaded anew. */
const left = new Map<string, readonly FailedFile[]>()
const listeners = new Set<() => void>()
const NONE: readonly FailedFile[] = []

export function leaveFiles(campaignId: string, files: readonly FailedFile[]): void {
  left.set(campaignId, files)
  for (const tell of listeners) tell()
}

export const useLeftFiles = (campaignId: string): readonly FailedFile[] =>
  useSyncExternalStore(subscribe, () => left.get(campaignId) ?? NONE)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
