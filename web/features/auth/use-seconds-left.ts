import { useEffect, useState } from 'react'

/** Whole seconds until `delayMs` have passed since the component mounted. Updates every second and is at least one. */
export function useSecondsLeft(delayMs: number): number {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setPassed((seconds) => seconds + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(1, Math.ceil(delayMs / 1000) - passed)
}
