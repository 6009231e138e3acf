import { type FetchQueryOptions, focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../web/lib/query-client.ts'
import { waitFor } from '../../support/wait.ts'

type Queries = Readonly<Record<string, (...given: unknown[]) => FetchQueryOptions>>
const modules = import.meta.glob<Record<string, unknown>>('../../../web/features/**/*api.ts', { eager: true })
const queries = Object.values(modules).flatMap((module) =>
  Object.entries(module)
    .filter(([name]) => name.endsWith('Queries'))
    .flatMap(([group, factories]) =>
      Object.entries(factories as Queries).map(([name, options]) => ({ name: `${group}.${name}`, options })),
    ),
)

afterEach(() => focusManager.setFocused(undefined))

/**
 * The specification requires polling downloads every few seconds, like running imports, pushes and messages: they are
 * never cached.
 */
const POLLED = new Set([
  'siteDownloadQueries.list',
  'siteDownloadQueries.stats',
  'integrationQueries.list',
  'integrationQueries.pushes',
  'conversationQueries.one',
  'importQueries.all',
  'importQueries.latest',
  'importQueries.one',
  'webhookQueries.deliveries',
])

test.each(queries.filter(({ name }) => !POLLED.has(name)))(
  'a focused window refetches nothing: $name',
  async ({ options }) => {
    const client = createQueryClient()
    client.mount()
    const ask = vi.fn(async () => ({ data: [] }))
    // With any parameters: a URL for the list of data, IDs and pages for the others.
    const observer = new QueryObserver(client, { ...options({}, 1, 1), queryFn: ask })
    const stop = observer.subscribe(() => {})
    await waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await Promise.resolve()
    expect(ask).toHaveBeenCalledOnce()
    stop()
    client.unmount()
    client.clear()
  },
)
