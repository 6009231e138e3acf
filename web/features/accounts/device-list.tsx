import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Session } from '../../../src/contracts/accounts/accounts.ts'
import { endOtherSessions, endSession } from '../../../src/contracts/accounts/accounts.ts'
import { countryName } from '../../../src/lib/text/country-name.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { accountQueries, useEndSession } from './api.ts'
import { deviceName } from './device-name.ts'
import { EndOthersDialog } from './end-others-dialog.tsx'

/** The account's sessions, each with a button that ends it. */
export function DeviceList() {
  const { data, error, refetch, isFetching } = useQuery(accountQueries.sessions())
  const [isAsking, setIsAsking] = useState(false)
  const hasOthers = data?.some(({ is_current }) => !is_current) ?? false
  return (
    <Card
      isFlush
      title="Signed-in devices"
      description="Don't recognise a device? Sign it out and change your password."
      actions={
        hasOthers ? (
          <Allowed to={endOtherSessions}>
            <Button onClick={() => setIsAsking(true)}>Sign out everywhere else</Button>
          </Allowed>
        ) : null
      }
    >
      {data && data.length > 0 ? (
        <Table caption="Signed-in devices" columns={columns} rows={data} rowKey={({ id }) => id} />
      ) : data ? (
        <EmptyState art="lock" title="No signed-in devices">
          No one is signed in to this account.
        </EmptyState>
      ) : error ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <TableSkeleton rows={2} label="Loading signed-in devices" />
      )}
      <EndOthersDialog isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </Card>
  )
}

const columns: TableColumn<Session>[] = [
  {
    id: 'device',
    header: 'Device',
    isPrimary: true,
    cell: ({ user_agent, is_current }) => (
      <span title={user_agent ?? undefined} className="flex flex-wrap items-center gap-2">
        {deviceName(user_agent)}
        {is_current ? <Badge tone="brand">This device</Badge> : null}
      </span>
    ),
  },
  {
    id: 'ip',
    header: 'IP address',
    // An IPv6 address is long enough to overflow a narrow card.
    cell: ({ ip_address }) => (ip_address ? <span className="wrap-anywhere tabular-nums">{ip_address}</span> : '–'),
  },
  { id: 'place', header: 'Country', cell: ({ country }) => (country ? countryName(country) : '–') },
  {
    id: 'seen',
    header: 'Last active',
    cell: ({ last_seen_at, created_at }) => <RelativeTime value={last_seen_at ?? created_at} />,
  },
  { id: 'since', header: 'Signed in', cell: ({ created_at }) => <RelativeTime value={created_at} /> },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    // The current session ends by signing out from the account menu.
    cell: (session) => (session.is_current ? null : <EndButton {...session} />),
  },
]

function EndButton({ id, user_agent }: Session) {
  const end = useEndSession()
  const name = deviceName(user_agent)
  async function press() {
    try {
      await end.mutateAsync({ params: { id } })
      toast.success(`${name} was signed out`)
    } catch (error) {
      toastFailure(error, 'Failed to sign out the device')
    }
  }
  return (
    <Allowed to={endSession}>
      <Button
        size="sm"
        variant="danger-ghost"
        aria-label={`End the session of ${name}`}
        isLoading={end.isPending}
        onClick={press}
      >
        End
      </Button>
    </Allowed>
  )
}
