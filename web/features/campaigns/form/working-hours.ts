import { WORKING_DAYS } from '../../../../src/contracts/campaigns/campaign-settings.ts'
import { ownTimeZone } from '../../../ui/time-zones.ts'
import type { CampaignValues } from './campaign-draft.ts'

/** When messages may be sent, as the form keeps it. */
export type SendingWindowValues = NonNullable<CampaignValues['window']>

/** Weekdays from nine to five, by each recipient’s clock. */
export const workingHours = (): SendingWindowValues => ({
  days: [...WORKING_DAYS],
  from: '09:00',
  until: '17:00',
  time_zone: ownTimeZone(),
  by_recipient: true,
})
