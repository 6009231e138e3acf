import { z } from 'zod'

const STORAGE_KEY = 'react_error'

const StoredError = z.object({
  message: z.string(),
  stack: z.string().optional(),
  componentStack: z.string(),
  timestamp: z.iso.datetime(),
})
export type StoredError = z.infer<typeof StoredError>

/**
 * Stores the last rendering failure in this browser under `react_error` (spec 1, section 2), so that support can
 * request it.
 */
export function storeError(error: Error, componentStack: string): void {
  const record: StoredError = {
    message: error.message,
    stack: error.stack,
    componentStack,
    timestamp: new Date().toISOString(),
  }
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(record))
  } catch {
    // Storage can be full or forbidden. The error screen must be shown anyway.
  }
}

/** The last rendering failure of this browser, or null. */
export function readStoredError(): StoredError | null {
  try {
    return StoredError.safeParse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

export function forgetStoredError(): void {
  localStorage.removeItem(STORAGE_KEY)
}
