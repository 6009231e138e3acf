import { useState } from 'react'
import { detachPaymentMethod } from '../../../src/contracts/billing/payments.ts'
import type { Subscription } from '../../../src/contracts/billing/plans.ts'
import { formatMoney } from '../../lib/format.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useForgetMethod } from './api.ts'
import { cycleText, dayText, providerName } from './plan-facts.ts'

/** A subscription: its period, its provider, and when and how the next payment is made. */
export function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  const {
    current_period_start,
    current_period_end,
    payment_provider,
    payment_method,
    is_complimentary,
    next_discount,
  } = subscription
  const next = nextText(subscription)
  return (
    <DefinitionList
      items={[
        { term: 'Billing period', detail: cycleText(subscription.billing_cycle) },
        { term: 'Current period', detail: `${dayText(current_period_start)} – ${dayText(current_period_end)}` },
        {
          term: 'Payment provider',
          detail: is_complimentary
            ? 'Complimentary'
            : payment_provider
              ? providerName(payment_provider)
              : 'None needed',
        },
        ...(payment_provider
          ? [
              {
                term: 'Payment method',
                detail: payment_method ? (
                  <KeptMethod label={payment_method} />
                ) : (
                  'None saved. You pay each period yourself'
                ),
              },
            ]
          : []),
        ...(next ? [{ term: 'Next', detail: next }] : []),
        ...(next_discount
          ? [
              {
                term: 'Discount',
                detail: `−${formatMoney(next_discount.amount, subscription.currency)} with coupon ${next_discount.code}, included in the next payment`,
              },
            ]
          : []),
      ]}
    />
  )
}

/** What happens at the end of the period; null for a free plan that simply continues. */
function nextText(subscription: Subscription): string | null {
  const { status, current_period_end, next_amount, currency, grace_ends_at } = subscription
  const end = dayText(current_period_end)
  const amount = next_amount === null ? '' : ` for ${formatMoney(next_amount, currency)}`
  switch (status) {
    case 'active':
      return next_amount === null ? null : `Renews on ${end}${amount}`
    case 'cancelled':
      return `Ends on ${end}`
    case 'trialing':
      return `Trial ends on ${end}`
    case 'past_due':
      return grace_ends_at ? `Pay by ${dayText(grace_ends_at)}` : `Ended on ${end}`
    case 'expired':
      return `Ended on ${end}`
  }
}

function KeptMethod({ label }: { label: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const forget = useForgetMethod()
  const remove = () =>
    forget.mutate(undefined, {
      onSuccess: () => toast.success('Payment method removed'),
      onError: (error) => toastFailure(error, "We couldn't remove the payment method."),
      onSettled: () => setIsAsking(false),
    })
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {label}
      <Allowed to={detachPaymentMethod}>
        <Button size="sm" variant="danger-ghost" className="-my-1 -ml-2" onClick={() => setIsAsking(true)}>
          Remove
        </Button>
      </Allowed>
      <ConfirmDialog
        isOpen={isAsking}
        title="Remove payment method?"
        confirmLabel="Remove"
        isDanger
        isPending={forget.isPending}
        onConfirm={remove}
        onCancel={() => setIsAsking(false)}
      >
        {label} will be removed here and at the payment provider. You keep your plan and pay the next period yourself.
      </ConfirmDialog>
    </span>
  )
}
