import { useEffect, useEffectEvent } from 'react'

/** Calls `action` once, `delayMs` after it was set; `null` disables it. */
export function useAfter(delayMs: number | null, action: () => void): void {
  const onTime = useEffectEvent(action)
  useEffect(() => {
    if (delayMs === null) return
    const timer = setTimeout(onTime, delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
}
