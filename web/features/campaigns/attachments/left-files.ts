import { useSyncExternalStore } from 'react'
import type { FailedFile } from './upload-files.ts'

/** Files that failed to upload, by campaign id. Kept until the user retries or discards them, or the page reloads. */
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
