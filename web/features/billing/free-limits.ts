import type { Usage } from '../../../src/contracts/billing/plans.ts'

const upTo = (limit: number) => ({ used: 0, limit, remaining: limit, unlimited: false, resets_at: null })

/** Fallback limits for an account whose plan is unknown (spec 3, section 9). */
export const FREE_LIMITS: Omit<Usage, 'site_downloads'> = {
  crawls: upTo(10),
  api_calls: upTo(100),
  websites: upTo(2),
  api_keys: upTo(1),
}
