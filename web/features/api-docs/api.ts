import { queryOptions } from '@tanstack/react-query'
import * as contract from '../../../src/contracts/api-keys/api-keys.ts'
import { listPlans } from '../../../src/contracts/billing/plans.ts'
import { call } from '../../lib/call.ts'

/** The account's own keys. Shares the query key of the API keys page. */
export const ownKeysQuery = queryOptions({
  queryKey: ['api-keys', 'list'],
  queryFn: async ({ signal }) => (await call(contract.list, { signal })).data.api_keys,
  // Every console fetches these when it opens.
  staleTime: 60_000,
})

/** The plans on sale, with their daily call limits. */
export const planLimitsQuery = queryOptions({
  queryKey: ['api-docs', 'plan-limits'],
  queryFn: async ({ signal }) => (await call(listPlans, { signal })).available_plans,
  staleTime: 300_000,
})
