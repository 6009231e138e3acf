import { useEffect, useEffectEvent } from 'react'

/** Does something once, `delayMs` after the component began to wait for it; `null` waits for nothing. */
export function useAfter(delayMs: number | null, action: () => void): void {
  const onTime = useEffectEvent(action)
  useEffect(() => {
    if (delayMs === null) return
    const timer = setTimeout(onTime, delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
}
