import { useEffect, useState } from 'react'

/** Milliseconds since `start`, updated every second; until `end` if set. 0 before the start. */
export function useElapsedMs(start: string | null, end: string | null): number {
  const [now, setNow] = useState(() => Date.now())
  const isTicking = start !== null && end === null
  useEffect(() => {
    if (!isTicking) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isTicking])
  // The server's clock may be ahead of the browser's.
  return start === null ? 0 : Math.max(0, (end === null ? now : Date.parse(end)) - Date.parse(start))
}

/** Formats a duration like a clock: 0:07, 12:40, 1:02:09. */
export function formatClock(durationMs: number): string {
  const seconds = Math.floor(durationMs / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const tail = `${hours > 0 ? String(minutes).padStart(2, '0') : minutes}:${String(seconds % 60).padStart(2, '0')}`
  return hours > 0 ? `${hours}:${tail}` : tail
}

/** Formats a duration: 0.8 s, 48 s, 3 min 5 s, 1 h 2 min. */
export function formatDuration(durationMs: number): string {
  const seconds = durationMs / 1000
  if (seconds < 10) return `${Math.max(0.1, Math.round(seconds * 10) / 10)} s`
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  const minutes = Math.floor(whole / 60)
  if (minutes < 60) return whole % 60 === 0 ? `${minutes} min` : `${minutes} min ${whole % 60} s`
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
