import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { Factor, SignInSecurity } from '../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  removeFactor,
  renewRecoveryCodes,
} from '../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { call } from '../../lib/call.ts'
import { canUsePasskeys } from '../../lib/passkeys.ts'
import { securityQuery } from '../../queries/sign-in-security.ts'
import { Alert } from '../../ui/alert.tsx'
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
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { AddTotpDialog } from './add-totp-dialog.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { TrustedDevices } from './trusted-devices.tsx'

type Asking = { kind: 'totp' | 'passkey' | 'codes' } | { kind: 'remove'; factor: Factor }

/** Below this many recovery codes, new ones are suggested. */
const FEW_CODES = 3

/** The second factors of the person, recovery codes and trusted devices. */
export function FactorsCard() {
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(securityQuery())
  const [asking, setAsking] = useState<Asking | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const changed = () => {
    setAsking(null)
    return client.invalidateQueries({ queryKey: securityQuery().queryKey })
  }
  function added(newCodes: string[] | null, what: string) {
    toast.success(`${what} added`)
    setCodes(newCodes)
    void changed()
  }
  return (
    <>
      <Card
        isFlush
        title="Two-factor sign-in"
        description="A second proof besides your password, so that a stolen password is not enough."
        actions={
          data ? (
            <Allowed to={[beginTotp, confirmTotp, beginPasskey, addPasskey]}>
              <div className="flex flex-wrap gap-2">
                <Button icon={Smartphone} onClick={() => setAsking({ kind: 'totp' })}>
                  Add an app
                </Button>
                {data.has_passkeys && canUsePasskeys() ? (
                  <Button icon={KeyRound} onClick={() => setAsking({ kind: 'passkey' })}>
                    Add a passkey
                  </Button>
                ) : null}
              </div>
            </Allowed>
          ) : null
        }
      >
        {data && data.factors.length > 0 ? (
          <Table
            caption="Second factors"
            columns={columnsWith((factor) => setAsking({ kind: 'remove', factor }))}
            rows={data.factors}
            rowKey={({ id }) => id}
          />
        ) : data ? (
          <EmptyState art="lock" title="Two-factor sign-in is off">
            Add an authenticator app or a passkey to turn it on.
          </EmptyState>
        ) : error ? (
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <TableSkeleton rows={2} label="Loading second factors" />
        )}
      </Card>
      {data && data.factors.length > 0 ? (
        <>
          <RecoveryCard security={data} onRenew={() => setAsking({ kind: 'codes' })} />
          <TrustedDevices devices={data.trusted_devices} />
        </>
      ) : null}
      {asking?.kind === 'totp' ? (
        <AddTotpDialog onAdded={(given) => added(given, 'Authenticator app')} onClose={() => setAsking(null)} />
      ) : asking?.kind === 'passkey' ? (
        <AddPasskeyDialog onAdded={(given) => added(given, 'Passkey')} onClose={() => setAsking(null)} />
      ) : asking?.kind === 'codes' ? (
        <PasswordStep
          title="Create new recovery codes?"
          description="Your former recovery codes stop working."
          submit="Create codes"
          onPassword={async (password) => {
            setCodes((await call(renewRecoveryCodes, { body: { password } })).data.recovery_codes)
            await changed()
          }}
          onClose={() => setAsking(null)}
        />
      ) : asking?.kind === 'remove' ? (
        <PasswordStep
          isDanger
          title={`Remove ${asking.factor.name}?`}
          description={
            data?.factors.length === 1
              ? 'It is your last second factor: your password alone signs in then, and recovery codes and trusted devices are deleted.'
              : 'It can no longer be used to sign in.'
          }
          submit="Remove"
          onPassword={async (password) => {
            await call(removeFactor, { params: { id: asking.factor.id }, body: { password } })
            toast.success(`${asking.factor.name} was removed`)
            await changed()
          }}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {codes ? <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} /> : null}
    </>
  )
}

function RecoveryCard({ security, onRenew }: { security: SignInSecurity; onRenew: () => void }) {
  const left = security.recovery_codes_left
  return (
    <Card
      title="Recovery codes"
      description="Each signs you in once if you lose your second factor."
      actions={
        <Allowed to={renewRecoveryCodes}>
          <Button onClick={onRenew}>Create new codes</Button>
        </Allowed>
      }
    >
      {left < FEW_CODES ? (
        <Alert tone="warning" title={`${pluralize(left, 'recovery code')} left. Create new ones soon.`} />
      ) : (
        <p className="text-muted text-sm">{pluralize(left, 'recovery code')} left.</p>
      )}
    </Card>
  )
}

const columnsWith = (onRemove: (factor: Factor) => void): TableColumn<Factor>[] => [
  {
    id: 'name',
    header: 'Name',
    isPrimary: true,
    cell: ({ name, kind }) => (
      <span className="flex flex-wrap items-center gap-2">
        <span className="wrap-anywhere">{name}</span>
        <Badge>{kind === 'totp' ? 'App' : 'Passkey'}</Badge>
      </span>
    ),
  },
  { id: 'added', header: 'Added', cell: ({ created_at }) => <RelativeTime value={created_at} /> },
  {
    id: 'used',
    header: 'Last used',
    cell: ({ last_used_at }) => (last_used_at ? <RelativeTime value={last_used_at} /> : '–'),
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (factor) => (
      <Allowed to={removeFactor}>
        <Button size="sm" variant="danger-ghost" aria-label={`Remove ${factor.name}`} onClick={() => onRemove(factor)}>
          Remove
        </Button>
      </Allowed>
    ),
  },
]
