import { useEffect, useEffectEvent, useState } from 'react'

export const RETRIES_MAX = 3
const RETRY_MS = 2000

export interface Retries {
  /** The number of the current attempt, from 1; null if none is running. */
  readonly attempt: number | null
  /** All attempts failed. */
  readonly isSpent: boolean
  readonly start: () => void
}

/** Retries up to three times, two seconds apart, once `start` is called. `retry` resolves to whether it worked. */
export function useRetries(retry: () => Promise<boolean>): Retries {
  const [attempt, setAttempt] = useState<number | null>(null)
  const isSpent = attempt !== null && attempt > RETRIES_MAX
  const tryOnce = useEffectEvent(async (current: number) => setAttempt((await retry()) ? null : current + 1))
  useEffect(() => {
    if (attempt === null || isSpent) return
    const timer = setTimeout(() => void tryOnce(attempt), attempt === 1 ? 0 : RETRY_MS)
    return () => clearTimeout(timer)
  }, [attempt, isSpent])
  return { attempt: isSpent ? null : attempt, isSpent, start: () => setAttempt(1) }
}
