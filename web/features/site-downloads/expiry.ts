import type { SiteDownload } from '../../../src/contracts/site-downloads/site-downloads.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { TONE_OF, type Tone } from '../../ui/tone.ts'

/** Number of remaining days from which the expiry is highlighted, red and orange as specified. */
const URGENT_DAYS = 3
const NEAR_DAYS = 7

export interface ExpiryNotice {
  text: string
  tone: Extract<Tone, 'danger' | 'caution' | 'neutral'>
}

type Expiring = Pick<SiteDownload, 'status' | 'file_size' | 'expires_at' | 'days_until_expiration'>

/**
 * How long the files of a download remain available.
 *
 * @returns null for a download that never had files
 */
export function expiryOf({
  status,
  file_size,
  expires_at,
  days_until_expiration: days,
}: Expiring): ExpiryNotice | null {
  const isGone = file_size === null && (status === 'completed' || (status === 'cancelled' && expires_at !== null))
  if (isGone || (days !== null && days < 0)) return { text: 'Expired', tone: TONE_OF.expired }
  if (days === null) return null
  return { text: textOf(days), tone: days <= URGENT_DAYS ? 'danger' : days <= NEAR_DAYS ? 'caution' : 'neutral' }
}

function textOf(days: number): string {
  if (days === 0) return 'Expires today'
  return days === 1 ? 'Expires tomorrow' : `Expires in ${pluralize(days, 'day')}`
}
