import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CrawlProgress } from '../../../../src/contracts/crawls/crawls.ts'
import { CallError } from '../../../lib/call-error.ts'
import { crawlQueries } from '../api.ts'
import { type Connection, followCrawl } from './follow-crawl.ts'

/** Polls rarely even while the connection is live: a connection that broke while a laptop slept causes no error. */
const SAFETY_POLL_MS = 15_000
const POLL_MS = 2000
const BOOKING_POLL_MS = 250

/**
 * A crawl's progress, updated over a live connection, and by polling while there is none.
 *
 * @param isStarting the request that starts the crawl is pending: a 404 is no error yet
 */
export function useCrawlProgress(id: string, { isStarting = false }: { isStarting?: boolean } = {}) {
  const client = useQueryClient()
  const [connection, setConnection] = useState<Connection>('connecting')
  const query = useQuery({
    ...crawlQueries.progress(id),
    retry: (_count, error) => isStarting && error instanceof CallError && error.status === 404,
    retryDelay: BOOKING_POLL_MS,
    refetchInterval: ({ state }) => {
      if (!state.data || state.data.finished_at) return false
      return connection === 'live' ? SAFETY_POLL_MS : POLL_MS
    },
  })
  const isUnderWay = query.data !== undefined && query.data.finished_at === null
  useEffect(() => {
    if (!isUnderWay) return
    const { queryKey } = crawlQueries.progress(id)
    return followCrawl(id, {
      onProgress: (progress) => client.setQueryData<CrawlProgress>(queryKey, progress),
      onConnection: setConnection,
    })
  }, [client, id, isUnderWay])
  return {
    progress: query.data ?? null,
    error: query.error,
    connection,
    retry: query.refetch,
    isFetching: query.isFetching,
  }
}
