import { keepPlan } from '../../../src/contracts/billing/payments.ts'
import type { Subscription } from '../../../src/contracts/billing/plans.ts'
import { formatMoney } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useKeepPlan } from './api.ts'
import { PayNowButton } from './pay-now-button.tsx'
import { cycleText, dayText, mayPayNow } from './plan-facts.ts'

/** What the owner of a subscription must or can act on: a due payment or a pending change. */
export function SubscriptionNotice({ subscription }: { subscription: Subscription }) {
  return (
    <>
      <DueNotice subscription={subscription} />
      <ChangeNotice subscription={subscription} />
    </>
  )
}

function DueNotice({ subscription }: { subscription: Subscription }) {
  if (!mayPayNow(subscription)) return null
  const { status, plan, next_amount, currency, grace_ends_at, current_period_end } = subscription
  const isPastDue = status === 'past_due'
  const amount = next_amount === null ? '' : ` It costs ${formatMoney(next_amount, currency)}.`
  return (
    <Alert
      tone={isPastDue ? 'danger' : 'warning'}
      title={isPastDue ? 'Your payment failed' : 'Your next payment is due'}
      actions={<PayNowButton />}
    >
      {`Pay by ${dayText(isPastDue && grace_ends_at ? grace_ends_at : current_period_end)} to keep ${plan.display_name}.${amount}`}
    </Alert>
  )
}

function ChangeNotice({ subscription }: { subscription: Subscription }) {
  const keep = useKeepPlan()
  const { next_plan, next_billing_cycle, billing_cycle, current_period_end } = subscription
  if (!next_plan) return null
  const cycle = cycleText(next_billing_cycle ?? billing_cycle).toLowerCase()
  return (
    <Alert
      title={`Your plan changes to ${next_plan.display_name} (${cycle}) on ${dayText(current_period_end)}`}
      actions={
        <Allowed to={keepPlan}>
          <Button
            size="sm"
            isLoading={keep.isPending}
            onClick={() =>
              keep.mutate(undefined, {
                onSuccess: () => toast.success('Plan change cancelled'),
                onError: (error) => toastFailure(error, "We couldn't cancel the change."),
              })
            }
          >
            Keep current plan
          </Button>
        </Allowed>
      }
    >
      Nothing changes until then.
    </Alert>
  )
}
