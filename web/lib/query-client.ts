import { QueryClient } from '@tanstack/react-query'

/**
 * Server data is fresh for 5 minutes, without retries and without refetching on window focus (spec 1, 7). A component
 * that asks for it renders after each change, not only after those of the properties it has read: it hands the query to
 * parts that may appear later, such as the content of a dialog, which would show an old state for good.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5 * 60 * 1000, retry: false, refetchOnWindowFocus: false, notifyOnChangeProps: 'all' },
      mutations: { retry: false },
    },
  })
}
