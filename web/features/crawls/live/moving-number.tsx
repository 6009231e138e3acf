import { useEffect, useEffectEvent, useState } from 'react'
import { formatNumber } from '../../../lib/format.ts'

const DURATION_MS = 500

/** A count that animates to its new value. It changes immediately for users who prefer reduced motion. */
export function MovingNumber({ value, className }: { value: number; className?: string }) {
  const [shown, setShown] = useState(value)
  const run = useEffectEvent((target: number) => {
    const start = shown
    if (start === target) return
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true) return setShown(target)
    let frame = 0
    const startedAt = performance.now()
    const step = (now: number) => {
      const part = Math.max(0, Math.min(1, (now - startedAt) / DURATION_MS))
      setShown(Math.round(start + (target - start) * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  })
  useEffect(() => run(value), [value])
  return <span className={className}>{formatNumber(shown)}</span>
}
