import type { Recipient } from '../../../../src/contracts/campaigns/recipients.ts'
import type { Activity } from '../../../../src/contracts/contacts/contact-filter.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { phoneText } from '../../../lib/phone-text.ts'
import { activityWords } from '../../../ui/activity-words.ts'
import type { TableColumn } from '../../../ui/table.tsx'
import { RecipientChip } from '../status-chip.tsx'
import { recipientName } from './recipient-name.ts'

/** Columns of a campaign's recipients, with the time of the activity they are filtered by. */
export const recipientColumns = (activity: Activity | undefined): readonly TableColumn<Recipient>[] => [
  {
    id: 'name',
    header: 'Recipient',
    isPrimary: true,
    isTruncated: true,
    width: 'w-[45%]',
    cell: (recipient) => (
      <>
        <span className="block truncate">{recipientName(recipient)}</span>
        {recipient.recipient_name ? (
          <span className="block truncate font-normal text-faint text-xs">
            {recipient.recipient_email ?? (recipient.recipient_phone && phoneText(recipient.recipient_phone))}
          </span>
        ) : null}
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    isSelfEvident: true,
    width: 'w-40',
    cell: ({ status, status_reason }) => (
      <span className="flex flex-col gap-0.5 whitespace-normal">
        <RecipientChip state={status} />
        {status_reason ? <span className="text-faint text-xs">{status_reason}</span> : null}
      </span>
    ),
  },
  {
    id: 'source',
    header: 'Source',
    isSelfEvident: true,
    isTruncated: true,
    isWide: true,
    width: 'w-[30%]',
    cell: ({ data_source }) => data_source,
  },
  {
    id: 'time',
    header: activity && activity in timeOf ? activityWords[activity] : 'Sent',
    // When they did what the list is filtered by matters on a phone too.
    isSpare: activity === undefined,
    width: 'w-40',
    cell: (recipient) => {
      const at = (timeOf[activity ?? 'sent'] ?? timeOf.sent!)(recipient)
      return at ? formatDateTime(at) : '–'
    },
  },
]

/** When a recipient did something; of what they did not do, there is only when their message was sent. */
const timeOf: Partial<Record<Activity, (recipient: Recipient) => string | null>> = {
  sent: ({ sent_at }) => sent_at,
  opened: ({ opened_at }) => opened_at,
  clicked: ({ clicked_at }) => clicked_at,
  replied: ({ replied_at }) => replied_at,
  bounced: ({ bounced_at }) => bounced_at,
  unsubscribed: ({ unsubscribed_at }) => unsubscribed_at,
  complained: ({ complained_at }) => complained_at,
}
