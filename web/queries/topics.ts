import { queryOptions } from '@tanstack/react-query'
import { listTopics } from '../../src/contracts/topics/topics.ts'
import { call } from '../lib/call.ts'

/** What the account's campaigns are about. */
export const topicsQuery = () =>
  queryOptions({
    queryKey: ['topics'],
    queryFn: async ({ signal }) => (await call(listTopics, { signal })).data.topics,
    staleTime: 0,
  })
