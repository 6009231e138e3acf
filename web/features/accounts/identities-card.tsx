import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { requestPasswordReset } from '../../../src/contracts/auth/auth.ts'
import {
  beginConnectIdentity,
  disconnectIdentity,
  type Identity,
  type IdentityProvider,
  PROVIDER_LABELS,
} from '../../../src/contracts/identities/identities.ts'
import { call } from '../../lib/call.ts'
import { messageOf } from '../../lib/call-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { accountQueries } from './api.ts'
import { PasswordStep } from './password-step.tsx'

type Asking = { connect: IdentityProvider } | { disconnect: Identity }

/** The providers that sign in to the account. Absent where none is offered and none is connected. */
export function IdentitiesCard({
  email,
  isOnlyForPassword = false,
  goTo = (url) => window.location.assign(url),
}: IdentitiesCardProps) {
  const { data, error, refetch, isFetching } = useQuery(accountQueries.identities())
  const [asking, setAsking] = useState<Asking | null>(null)
  if (data && data.available.length === 0 && data.identities.length === 0 && data.has_password) return null
  if (isOnlyForPassword) return data && !data.has_password ? <NoPassword email={email} /> : null
  const connected = data?.identities ?? []
  const others = data?.available.filter((one) => !connected.some(({ provider }) => provider === one)) ?? []
  return (
    <>
      <Card title="Sign in with a provider" description="Accounts elsewhere that sign you in here.">
        {data ? (
          <div className="flex flex-col gap-4">
            {data.has_password ? null : <NoPassword email={email} />}
            <Providers connected={connected} others={others} onAsk={setAsking} />
          </div>
        ) : error ? (
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <TableSkeleton rows={2} label="Loading providers" />
        )}
      </Card>
      {asking ? <ConfirmStep asking={asking} goTo={goTo} onClose={() => setAsking(null)} /> : null}
    </>
  )
}

interface IdentitiesCardProps {
  /** The person's own address. */
  readonly email: string
  /** Shows only how to choose a password, to those who have none. */
  readonly isOnlyForPassword?: boolean
  /** Leaves for the provider's page. */
  readonly goTo?: (url: string) => void
}

interface ProvidersProps {
  connected: readonly Identity[]
  /** Those that are offered and not connected. */
  others: readonly IdentityProvider[]
  onAsk: (asking: Asking) => void
}

function Providers({ connected, others, onAsk }: ProvidersProps) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {connected.map((identity) => (
        <li key={identity.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <div className="min-w-0">
            <p className="font-medium text-ink">{PROVIDER_LABELS[identity.provider]}</p>
            <p className="wrap-anywhere text-muted text-sm">
              {identity.email}, last used{' '}
              {identity.last_used_at ? <RelativeTime value={identity.last_used_at} /> : 'never'}
            </p>
          </div>
          <Allowed to={disconnectIdentity}>
            <Button
              size="sm"
              variant="danger-ghost"
              aria-label={`Disconnect ${PROVIDER_LABELS[identity.provider]}`}
              onClick={() => onAsk({ disconnect: identity })}
            >
              Disconnect
            </Button>
          </Allowed>
        </li>
      ))}
      {others.map((provider) => (
        <li key={provider} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <div>
            <p className="font-medium text-ink">{PROVIDER_LABELS[provider]}</p>
            <p className="text-muted text-sm">Not connected</p>
          </div>
          <Allowed to={beginConnectIdentity}>
            <Button
              size="sm"
              aria-label={`Connect ${PROVIDER_LABELS[provider]}`}
              onClick={() => onAsk({ connect: provider })}
            >
              Connect
            </Button>
          </Allowed>
        </li>
      ))}
    </ul>
  )
}

interface ConfirmStepProps extends Required<Pick<IdentitiesCardProps, 'goTo'>> {
  asking: Asking
  onClose: () => void
}

/** Asks for the password, and connects or disconnects. */
function ConfirmStep({ asking, goTo, onClose }: ConfirmStepProps) {
  const client = useQueryClient()
  if ('connect' in asking)
    return (
      <PasswordStep
        title={`Connect ${PROVIDER_LABELS[asking.connect]}?`}
        description="You choose the account on the next page. It then signs you in here."
        submit="Continue"
        onPassword={async (password) => {
          const body = { password, provider: asking.connect }
          goTo((await call(beginConnectIdentity, { body })).data.url)
        }}
        onClose={onClose}
      />
    )
  const { id, provider, email } = asking.disconnect
  return (
    <PasswordStep
      isDanger
      title={`Disconnect ${PROVIDER_LABELS[provider]}?`}
      description={`${email} no longer signs you in. Your password still does.`}
      submit="Disconnect"
      onPassword={async (password) => {
        await call(disconnectIdentity, { params: { id }, body: { password } })
        toast.success(`${PROVIDER_LABELS[provider]} was disconnected`)
        onClose()
        await client.invalidateQueries({ queryKey: accountQueries.identities().queryKey })
      }}
      onClose={onClose}
    />
  )
}

/** For people who signed up with a provider: changes to how they sign in ask for a password. */
function NoPassword({ email }: { email: string }) {
  const [isSending, setIsSending] = useState(false)
  async function send() {
    setIsSending(true)
    try {
      await call(requestPasswordReset, { body: { email } })
      toast.success('Check your inbox for the link.')
    } catch (error) {
      toast.error(messageOf(error, 'The link could not be sent. Please try again.'))
    } finally {
      setIsSending(false)
    }
  }
  return (
    <Alert tone="info" title="You have no password yet">
      <p>Changing how you sign in, or deleting your account, asks for one.</p>
      <Allowed to={requestPasswordReset}>
        <Button size="sm" className="mt-2" isLoading={isSending} onClick={() => void send()}>
          Email me a link to choose a password
        </Button>
      </Allowed>
    </Alert>
  )
}
