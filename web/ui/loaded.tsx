import type { ReactNode } from 'react'
import { useIsReady } from '../lib/use-is-ready.ts'
import { CallFailure } from './call-failure.tsx'

export interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown; isFetching: boolean }
  /** Shown while it loads for the first time. */
  placeholder: ReactNode
  /** Renders what was loaded, which stays when loading it again fails. */
  children: (data: Data) => ReactNode
}

/** What a query loaded; until then a placeholder, or why it could not be loaded and a button to try again. */
export function Loaded<Data>({ query, placeholder, children }: LoadedProps<Data>) {
  const { data, error } = query
  const isReady = useIsReady(data)
  if (data !== undefined && isReady) return children(data)
  if (!error) return placeholder
  return <CallFailure error={error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
}
