import { type ApiKey, KEY_PERMISSIONS } from '../../../src/contracts/api-keys/api-keys.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'

/** "Read, Crawl", or "None". */
export const permissionWords = ({ permissions }: Pick<ApiKey, 'permissions'>): string =>
  permissions.map((name) => KEY_PERMISSIONS[name].label).join(', ') || 'None'

/** "60 per minute", "1,000 per hour", "10,000 per day". */
export const rateWords = ({ rate_limits }: Pick<ApiKey, 'rate_limits'>): readonly string[] => [
  `${formatNumber(rate_limits.requests_per_minute)} per minute`,
  `${formatNumber(rate_limits.requests_per_hour)} per hour`,
  `${formatNumber(rate_limits.requests_per_day)} per day`,
]

/** The date on which a key expires; null if never. */
export const expiryDay = ({ expires_at }: Pick<ApiKey, 'expires_at'>): string | null =>
  // A key may last for years, which `formatDate` treats as an error unless the date itself is the reference.
  expires_at && formatDate(expires_at, new Date(expires_at))
