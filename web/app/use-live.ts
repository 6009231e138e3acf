import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Keeps the dashboard up to date with the account while its frame is shown. Loaded after the first paint. */
export function useLive(): void {
  const client = useQueryClient()
  useEffect(() => {
    let stop: (() => void) | null = null
    let isOver = false
    void import('../lib/live.ts').then(
      ({ startLive }) => {
        if (!isOver) stop = startLive(client)
      },
      // A new release replaced the file. The page still works, and updates when it is reloaded.
      () => {},
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [client])
}
