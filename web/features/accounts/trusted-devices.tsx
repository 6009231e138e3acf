import type { TrustedDevice } from '../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { removeTrustedDevice } from '../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { countryName } from '../../../src/lib/text/country-name.ts'
import { useCall } from '../../lib/use-call.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { deviceName } from './device-name.ts'

/** Browsers in which the password alone signs in; nothing where there are none. */
export function TrustedDevices({ devices }: { devices: readonly TrustedDevice[] }) {
  if (devices.length === 0) return null
  return (
    <Card isFlush title="Trusted devices" description="Here, the password alone signs in for 30 days.">
      <Table caption="Trusted devices" columns={columns} rows={[...devices]} rowKey={({ id }) => id} />
    </Card>
  )
}

const columns: TableColumn<TrustedDevice>[] = [
  {
    id: 'device',
    header: 'Device',
    isPrimary: true,
    cell: ({ user_agent }) => <span title={user_agent ?? undefined}>{deviceName(user_agent)}</span>,
  },
  { id: 'place', header: 'Country', cell: ({ country }) => (country ? countryName(country) : '–') },
  { id: 'since', header: 'Trusted', cell: ({ created_at }) => <RelativeTime value={created_at} /> },
  {
    id: 'used',
    header: 'Last used',
    cell: ({ last_used_at }) => (last_used_at ? <RelativeTime value={last_used_at} /> : '–'),
  },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, align: 'end', cell: (device) => <Untrust {...device} /> },
]

function Untrust({ id, user_agent }: TrustedDevice) {
  const remove = useCall(removeTrustedDevice, { invalidates: ['sign-in-security'] })
  const name = deviceName(user_agent)
  async function press() {
    try {
      await remove.mutateAsync({ params: { id } })
      toast.success(`${name} is no longer trusted`)
    } catch (error) {
      toastFailure(error, 'Failed to remove the device')
    }
  }
  return (
    <Allowed to={removeTrustedDevice}>
      <Button
        size="sm"
        variant="danger-ghost"
        aria-label={`Stop trusting ${name}`}
        isLoading={remove.isPending}
        onClick={press}
      >
        Remove
      </Button>
    </Allowed>
  )
}
