import { queryOptions } from '@tanstack/react-query'
import { listPlans } from '../../../src/contracts/billing/plans.ts'
import { call } from '../../lib/call.ts'
import { apiKeyListQuery } from '../../queries/api-keys.ts'

/** The account's own keys. Every console fetches these when it opens. */
export const ownKeysQuery = queryOptions({ ...apiKeyListQuery(), staleTime: 60_000 })

/** The plans on sale, with their daily call limits. */
export const planLimitsQuery = queryOptions({
  queryKey: ['api-docs', 'plan-limits'],
  queryFn: async ({ signal }) => (await call(listPlans, { signal })).available_plans,
  staleTime: 300_000,
})
