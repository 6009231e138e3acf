import { QueryClient } from '@tanstack/react-query'

/** Server data is fresh for 5 minutes, without retries and without refetching on window focus (spec 1, 7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5 * 60 * 1000, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
}
