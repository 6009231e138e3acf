import { queryOptions } from '@tanstack/react-query'
import { readSecurity } from '../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { call } from '../lib/call.ts'

/** The person's second factors, unused recovery codes and trusted devices. */
export const securityQuery = () =>
  queryOptions({
    queryKey: ['sign-in-security'],
    queryFn: async ({ signal }) => (await call(readSecurity, { signal })).data,
    staleTime: 0,
  })
