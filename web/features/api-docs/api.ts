import { queryOptions } from '@tanstack/react-query'
import { apiKeyListQuery } from '../../queries/api-keys.ts'
import { pricingQuery } from '../../queries/billing.ts'

/** The account's own keys. Every console fetches these when it opens. */
export const ownKeysQuery = queryOptions({ ...apiKeyListQuery(), staleTime: 60_000 })

/** The plans on sale, with their daily call limits. */
export const planLimitsQuery = queryOptions({
  ...pricingQuery(),
  select: ({ available_plans }) => available_plans,
  staleTime: 300_000,
})
