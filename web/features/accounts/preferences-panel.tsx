import { useQuery } from '@tanstack/react-query'
import {
  DIGESTS,
  NOTIFICATION_KIND_NAMES,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationPreferences,
} from '../../../src/contracts/notifications/notifications.ts'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { accountQueries, useChangePreference } from './api.ts'
import type { Channel, Digest, PreferenceChange } from './preference-change.ts'

const channels: Readonly<Record<Channel, string>> = { in_app: 'In app', email: 'E-mail' }
const digests: Readonly<Record<Digest, { label: string; hint: string }>> = {
  off: { label: 'Off', hint: 'No summary emails.' },
  daily: { label: 'Daily', hint: 'Unread notifications, once a day.' },
  weekly: { label: 'Weekly', hint: 'Unread notifications, once a week.' },
}

/** Notification preferences: kinds, channels and the digest's frequency. Each change is saved immediately. */
export function PreferencesPanel() {
  const { data, error, refetch, isFetching } = useQuery(accountQueries.preferences())
  const { mutateAsync, isPending, isSuccess } = useChangePreference()
  if (!data) {
    return (
      <Card isFlush title="Notifications">
        {error ? (
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <TableSkeleton rows={NOTIFICATION_KIND_NAMES.length + 1} label="Loading notification preferences" />
        )}
      </Card>
    )
  }
  async function change(one: PreferenceChange) {
    try {
      await mutateAsync(one)
    } catch (failure) {
      toastFailure(failure, 'Failed to save your preferences')
    }
  }
  return (
    <div className="flex flex-col gap-5">
      <Card
        isFlush
        title="Notifications"
        description="Choose what you're notified about, and where. Changes are saved automatically."
        actions={
          <span role="status" className="min-h-4 text-faint text-xs">
            {isPending ? 'Saving...' : isSuccess ? 'Saved' : null}
          </span>
        }
      >
        <Table
          caption="Notifications"
          columns={columnsOf(data, change)}
          rows={NOTIFICATION_KIND_NAMES}
          rowKey={(kind) => kind}
        />
      </Card>
      <Card title="Digest" description="Your unread notifications in one email.">
        <RadioGroup
          label="Digest"
          isLabelHidden
          layout="cards"
          value={data.digest}
          onChange={(digest) => change({ digest })}
          options={DIGESTS.map((value) => ({ value, ...digests[value] }))}
        />
      </Card>
    </div>
  )
}

const columnsOf = (
  preferences: NotificationPreferences,
  change: (one: PreferenceChange) => void,
): TableColumn<NotificationKind>[] => [
  { id: 'kind', header: 'Kind', isPrimary: true, cell: (kind) => NOTIFICATION_KINDS[kind] },
  ...(['in_app', 'email'] as const).map((channel) => ({
    id: channel,
    header: channels[channel],
    width: 'w-28',
    cell: (kind: NotificationKind) => (
      <Switch
        label={`${NOTIFICATION_KINDS[kind]}: ${channels[channel]}`}
        isLabelHidden
        isOn={preferences.kinds[kind][channel]}
        onChange={(isOn) => change({ kind, channel, isOn })}
      />
    ),
  })),
]
