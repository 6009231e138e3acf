import { useEffect, useState } from 'react'
import { type DateInput, formatDateTime, formatRelativeTime, toValidDate } from '../lib/format.ts'

/** "5 minutes ago", updated over time, with the exact time on hover. Invalid and missing dates read as specified. */
export function RelativeTime({ value, className }: { value: DateInput; className?: string }) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <time dateTime={toValidDate(value, now)?.toISOString()} title={formatDateTime(value, now)} className={className}>
      {formatRelativeTime(value, now)}
    </time>
  )
}
