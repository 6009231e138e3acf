import { queryOptions } from '@tanstack/react-query'
import { getReplyAddress } from '../../src/contracts/replies/replies.ts'
import { call } from '../lib/call.ts'

/** The account's inbound mail address. */
export const replyAddressQuery = () =>
  queryOptions({
    queryKey: ['reply-address'],
    queryFn: async ({ signal }) => (await call(getReplyAddress, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
