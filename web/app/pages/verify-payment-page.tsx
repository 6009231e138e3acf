import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { retryPayment, verifyPayment } from '../../../src/contracts/billing/payments.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { OutcomeMark } from '../../features/auth/outcome-mark.tsx'
import { refreshUser, useSession } from '../../features/auth/session.ts'
import { useAfter } from '../../features/auth/use-after.ts'
import { useSecondsLeft } from '../../features/auth/use-seconds-left.ts'
import { useRetryPayment } from '../../features/billing/api.ts'
import { useVerification } from '../../features/billing/payments/use-verification.ts'
import {
  cameBackUnpaid,
  type NamedPayment,
  paymentNamedIn,
  verificationFailure,
  wasNotPaid,
} from '../../features/billing/payments/verification.ts'
import { checkoutOf } from '../../features/billing/plan-facts.ts'
import { invalidateGroups } from '../../lib/query-keys.ts'
import { OWNER_ONLY, useAllowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { GuestLayout } from '../shell/guest-layout.tsx'

const REDIRECT_DELAY_MS = 3000

interface OnPay {
  /** Called with the address at which a payment continues. */
  onPay: (address: string) => void
}

/** Where a payment provider redirects users after checkout, whether or not they paid. */
export default function VerifyPaymentPage({ onPay = (address) => window.location.assign(address) }: Partial<OnPay>) {
  const [search] = useSearchParams()
  const session = useSession()
  const payment = paymentNamedIn(search)
  const isAllowed = useAllowed()
  if (session.status === 'loading') return <Verifying />
  if (session.status === 'guest') return <LoggedOut next={`${paths.paymentVerify.pattern}?${search}`} />
  if (!isAllowed(verifyPayment) || !isAllowed(retryPayment)) return <OthersPayment />
  if (cameBackUnpaid(search)) {
    const reason = 'Payment was cancelled or failed. Please try again.'
    return payment ? <Unpaid reason={reason} payment={payment} onPay={onPay} /> : <Failed reason={reason} isUnpaid />
  }
  if (!payment) return <Failed reason="No payment information found. Please try again." />
  return <Asked key={JSON.stringify(payment)} payment={payment} onPay={onPay} />
}

function Asked({ payment, onPay }: OnPay & { payment: NamedPayment }) {
  const { verification, error, isAsking, isSpent, askAgain } = useVerification(payment)
  if (error && !isAsking && wasNotPaid(error))
    return <Unpaid reason={verificationFailure(error)} payment={payment} onPay={onPay} />
  if (error && !isAsking) return <Failed reason={verificationFailure(error)} onRetry={askAgain} />
  if (verification?.kind === 'success') return <Verified />
  if (verification?.kind === 'none' && !isAsking) {
    return (
      <Failed
        reason="No subscription found. Please go back to the pricing page and try subscribing again."
        onRetry={askAgain}
      />
    )
  }
  if (verification?.kind !== 'pending') return <Verifying />
  return (
    <GuestLayout
      title="Payment pending"
      description={<span role="status">{verification.message}</span>}
      mark={<OutcomeMark icon={Clock} tone="brand" />}
    >
      {isSpent && !isAsking ? (
        <Ways>
          <Button variant="primary" size="lg" isBlock onClick={askAgain}>
            Try Again
          </Button>
        </Ways>
      ) : (
        <>
          <p className="mb-4 flex items-center gap-2 text-muted text-sm">
            <Spinner className="text-brand-text" /> Checking again every few seconds.
          </p>
          <LinkButton href={paths.subscription.to()} size="lg" isBlock>
            View Subscription
          </LinkButton>
        </>
      )}
    </GuestLayout>
  )
}

/**
 * A cancelled or declined payment. A retry opens a new checkout, unless the provider reports that it was paid after
 * all.
 */
function Unpaid({ reason, payment, onPay }: OnPay & { reason: string; payment: NamedPayment }) {
  const retry = useRetryPayment()
  if (retry.data && !checkoutOf(retry.data.payment_data)) return <Verified />
  const start = () =>
    retry.mutate(
      { body: payment },
      {
        onSuccess: ({ payment_data }) => {
          const checkout = checkoutOf(payment_data)
          if (checkout) onPay(checkout)
        },
        onError: (error) => toastFailure(error, "We couldn't start the payment. Please try again."),
      },
    )
  return <Failed reason={reason} isUnpaid onRetry={start} isRetrying={retry.isPending} />
}

function Verifying() {
  return (
    <GuestLayout title="Verifying your payment" description="This takes a moment.">
      <Spinner label="Verifying" className="text-brand-text" />
    </GuestLayout>
  )
}

/** During an impersonation an administrator can neither confirm nor start a payment. */
function OthersPayment() {
  return (
    <GuestLayout title="Verifying your payment">
      {OWNER_ONLY}
      <LinkButton href={paths.subscription.to()} size="lg" isBlock className="mt-4">
        View Subscription
      </LinkButton>
    </GuestLayout>
  )
}

function Verified() {
  const [, navigate] = useLocation()
  const client = useQueryClient()
  const secondsLeft = useSecondsLeft(REDIRECT_DELAY_MS)
  useAfter(REDIRECT_DELAY_MS, () => navigate(paths.subscription.to(), { replace: true }))
  useEffect(() => {
    void invalidateGroups(client, ['plans'])
    void refreshUser()
  }, [client])
  return (
    <GuestLayout
      title="Payment Verified!"
      description={<span role="status">Payment verified successfully! Your subscription is now active.</span>}
      mark={<OutcomeMark icon={CircleCheck} tone="success" />}
    >
      <LinkButton href={paths.subscription.to()} variant="primary" size="lg" isBlock>
        View Subscription
      </LinkButton>
      <p aria-hidden="true" className="mt-3 text-center text-faint text-xs tabular-nums">
        {`You are taken there in ${pluralize(secondsLeft, 'second')}.`}
      </p>
    </GuestLayout>
  )
}

function LoggedOut({ next }: { next: string }) {
  return (
    <GuestLayout
      title="Please Log In"
      description={<span role="alert">You need to be logged in to verify payment. Please log in and try again.</span>}
      mark={<OutcomeMark icon={CircleX} tone="danger" />}
    >
      <div className="flex flex-col gap-2">
        <LinkButton href={paths.login.to({ next })} variant="primary" size="lg" isBlock>
          Log In
        </LinkButton>
        <LinkButton href={paths.pricing.to()} size="lg" isBlock>
          Go to Pricing
        </LinkButton>
      </div>
    </GuestLayout>
  )
}

interface FailedProps {
  reason: string
  /** No money was charged, so another plan may be chosen as well. */
  isUnpaid?: boolean
  /** Absent if there is no payment to check. The user then starts again with the plans. */
  onRetry?: () => void
  isRetrying?: boolean
}

function Failed({ reason, isUnpaid = false, onRetry, isRetrying = false }: FailedProps) {
  return (
    <GuestLayout
      title="Payment Verification Failed"
      description={<span role="alert">{reason}</span>}
      mark={<OutcomeMark icon={CircleX} tone="danger" />}
      footer={
        isUnpaid ? (
          <>
            If your payment was cancelled or declined, try again on the{' '}
            <TextLink href={paths.pricing.to()}>pricing page</TextLink>.
          </>
        ) : (
          <>
            Still no luck? <TextLink href={paths.contact.to()}>Contact support</TextLink> and we'll help.
          </>
        )
      }
    >
      <Ways pricing={isUnpaid ? 'Choose Different Plan' : 'Go to Pricing'}>
        {onRetry ? (
          <Button variant="primary" size="lg" isBlock isLoading={isRetrying} onClick={onRetry}>
            Try Again
          </Button>
        ) : (
          <LinkButton href={paths.pricing.to()} variant="primary" size="lg" isBlock>
            Try Again
          </LinkButton>
        )}
      </Ways>
    </GuestLayout>
  )
}

/** Further links for payments that granted nothing, after the main one. */
function Ways({ pricing = 'Go to Pricing', children }: { pricing?: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      {children}
      <LinkButton href={paths.pricing.to()} size="lg" isBlock>
        {pricing}
      </LinkButton>
      <LinkButton href={paths.subscription.to()} size="lg" isBlock>
        View Subscription
      </LinkButton>
    </div>
  )
}
