import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, Smartphone } from 'lucide-react'
import { useState } from 'react'
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
} from '../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { canUsePasskeys } from '../../lib/passkeys.ts'
import { securityQuery } from '../../queries/sign-in-security.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { factorColumns } from './factor-columns.tsx'
import { FactorDialogs, type FactorStep } from './factor-dialogs.tsx'
import { RecoveryCard } from './recovery-card.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { TrustedDevices } from './trusted-devices.tsx'

/** The second factors of the person, recovery codes and trusted devices. */
export function FactorsCard() {
  const client = useQueryClient()
  const query = useQuery(securityQuery())
  const { data } = query
  const [step, setStep] = useState<FactorStep | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const changed = () => {
    setStep(null)
    return client.invalidateQueries({ queryKey: securityQuery().queryKey })
  }
  return (
    <>
      <Card
        isFlush
        title="Two-factor sign-in"
        description="A second proof besides your password, so that a stolen password is not enough."
        actions={data ? <AddFactorButtons hasPasskeys={data.has_passkeys} onAdd={(kind) => setStep({ kind })} /> : null}
      >
        <Loaded query={query} placeholder={<TableSkeleton rows={2} label="Loading second factors" />}>
          {({ factors }) =>
            factors.length > 0 ? (
              <Table
                caption="Second factors"
                columns={factorColumns((factor) => setStep({ kind: 'remove', factor }))}
                rows={factors}
                rowKey={({ id }) => id}
              />
            ) : (
              <EmptyState art="lock" title="Two-factor sign-in is off">
                Add an authenticator app or a passkey to turn it on.
              </EmptyState>
            )
          }
        </Loaded>
      </Card>
      {data && data.factors.length > 0 ? (
        <>
          <RecoveryCard security={data} onRenew={() => setStep({ kind: 'codes' })} />
          <TrustedDevices devices={data.trusted_devices} />
        </>
      ) : null}
      {step ? (
        <FactorDialogs
          step={step}
          isLast={data?.factors.length === 1}
          onCodes={setCodes}
          onChanged={changed}
          onClose={() => setStep(null)}
        />
      ) : null}
      {codes ? <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} /> : null}
    </>
  )
}

interface AddFactorButtonsProps {
  /** Whether passkeys are offered. */
  hasPasskeys: boolean
  onAdd: (kind: 'totp' | 'passkey') => void
}

function AddFactorButtons({ hasPasskeys, onAdd }: AddFactorButtonsProps) {
  return (
    <Allowed to={[beginTotp, confirmTotp, beginPasskey, addPasskey]}>
      <div className="flex flex-wrap gap-2">
        <Button icon={Smartphone} onClick={() => onAdd('totp')}>
          Add an app
        </Button>
        {hasPasskeys && canUsePasskeys() ? (
          <Button icon={KeyRound} onClick={() => onAdd('passkey')}>
            Add a passkey
          </Button>
        ) : null}
      </div>
    </Allowed>
  )
}
