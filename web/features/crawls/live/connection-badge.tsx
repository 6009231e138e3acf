import { useSyncExternalStore } from 'react'
import { cn } from '../../../ui/cn.ts'
import type { Connection } from './follow-crawl.ts'

const words: Record<Connection | 'offline', { label: string; hint: string; dot: string }> = {
  live: { label: 'Live', hint: 'Updates appear instantly', dot: 'bg-success' },
  connecting: { label: 'Connecting', hint: 'Connecting', dot: 'bg-control' },
  lost: {
    label: 'Every 2 s',
    hint: 'Live updates are unavailable. Checking for progress regularly instead',
    dot: 'bg-warning',
  },
  offline: { label: 'Offline', hint: "You're offline. The crawl continues", dot: 'bg-danger' },
}

/** Shows whether a live panel is up to date. */
export function ConnectionBadge({ connection }: { connection: Connection }) {
  const isOnline = useOnline()
  const { label, hint, dot } = words[isOnline ? connection : 'offline']
  return (
    <span role="status" title={hint} className="inline-flex items-center gap-1.5 whitespace-nowrap text-muted text-xs">
      <span className="relative flex size-2">
        {isOnline && connection === 'live' ? (
          <span
            className={cn('absolute inset-0 animate-ping rounded-full opacity-60 [animation-duration:2.4s]', dot)}
          />
        ) : null}
        <span className={cn('relative size-2 rounded-full', dot)} />
      </span>
      {label}
    </span>
  )
}

/** Whether the browser reports a network connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
