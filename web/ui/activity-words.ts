import { ACTIVITIES, type Activity } from '../../src/contracts/contacts/contact-filter.ts'
import { pluralize } from '../../src/lib/text/pluralize.ts'

/** What people did with messages of campaigns, as filters name it. */
export const activityWords: Readonly<Record<Activity, string>> = {
  sent: 'Got a message',
  opened: 'Opened',
  clicked: 'Clicked',
  replied: 'Answered',
  bounced: 'Bounced',
  unsubscribed: 'Unsubscribed',
  complained: 'Reported as spam',
  not_opened: 'Not opened',
  not_clicked: 'Not clicked',
  not_replied: 'Not answered',
}

export const activityOptions = ACTIVITIES.map((value) => ({ value, label: activityWords[value] }))

/** The periods in days that filters offer. */
export const ACTIVITY_PERIODS = [7, 30, 90, 365] as const
export const periodText = (days: number): string => `Last ${pluralize(days, 'day')}`
