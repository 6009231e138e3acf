import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CrawlResult } from '../../../../src/contracts/crawls/crawls.ts'
import { DATA_TYPES, type DataType } from '../../../../src/contracts/data/items.ts'
import { crawlQueries } from '../api.ts'
import { countableValues } from './countable-values.ts'

/** Frequent enough to look live, rare enough to cause little load. */
const REFRESH_MS = 1500
const SHOWN_MAX = 5

export interface Find {
  type: DataType
  value: string
  /** Phone numbers only: E.164. */
  number?: string | undefined
}

/** The last few values that a running crawl found, newest first. Refetched when the item count grows. */
export function useLatestFinds(id: string, itemsFound: number): Find[] {
  const client = useQueryClient()
  const { data } = useQuery({ ...crawlQueries.result(id), enabled: itemsFound > 0 })
  const askedAt = useRef(0)
  const seen = useRef(new Set<string>())
  const [latest, setLatest] = useState<Find[]>([])

  useEffect(() => {
    if (itemsFound === 0) return
    const wait = Math.max(0, askedAt.current + REFRESH_MS - Date.now())
    const timer = setTimeout(() => {
      askedAt.current = Date.now()
      void client.invalidateQueries({ queryKey: crawlQueries.result(id).queryKey })
    }, wait)
    return () => clearTimeout(timer)
  }, [client, id, itemsFound])

  useEffect(() => {
    if (!data) return
    const fresh = newFinds(data, seen.current)
    if (fresh.length > 0) setLatest((old) => [...fresh, ...old].slice(0, SHOWN_MAX))
  }, [data])
  return latest
}

/** Values not yet in `seen`, alternating between types so that none hides the rest. Adds them to `seen`. */
export function newFinds(
  { results, phone_numbers }: Pick<CrawlResult, 'results' | 'phone_numbers'>,
  seen: Set<string>,
): Find[] {
  const queues = DATA_TYPES.map((type) =>
    countableValues(results[type] ?? [])
      .filter((value) => !seen.has(`${type} ${value}`))
      .map((value) => ({ type, value, ...(type === 'phones' && { number: phone_numbers[value] }) })),
  )
  const longest = Math.max(...queues.map((queue) => queue.length))
  const finds = Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue.slice(turn, turn + 1)))
  for (const { type, value } of finds.flat()) seen.add(`${type} ${value}`)
  return finds.flat()
}
