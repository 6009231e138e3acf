import { useQuery } from '@tanstack/react-query'
import type { PlanChange } from '../../../src/contracts/billing/payments.ts'
import type { Plan } from '../../../src/contracts/billing/plans.ts'
import { messageOf } from '../../lib/call-error.ts'
import { formatMoney } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { planQueries, usePreviewChange } from './api.ts'
import { CouponField } from './coupons/coupon-field.tsx'
import { durationText } from './coupons/coupon-words.ts'
import { type Cycle, cycleText, dayText } from './plan-facts.ts'

export interface ChangePlanDialogProps {
  plan: Plan
  cycle: Cycle
  /** The name of the current plan. */
  currentName: string
  /** The payment provider, or null if none is configured. */
  provider: string | null
  isPending: boolean
  onConfirm: (coupon: string | undefined) => void
  onClose: () => void
}

/** Shows a paying customer the cost of another plan and asks for confirmation. */
export function ChangePlanDialog(props: ChangePlanDialogProps) {
  const { plan, cycle, provider } = props
  const { data: plain, error, refetch, isFetching } = useQuery(planQueries.change(plan.id, cycle))
  const preview = usePreviewChange()
  const change = preview.data?.data.change ?? plain
  const isPaidNow = change !== undefined && change.amount_due > 0
  const cannotBePaid = isPaidNow && provider === null
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title="Change Plan"
      footer={
        <>
          <Button onClick={props.onClose} disabled={props.isPending}>
            Cancel
          </Button>
          <Button
            variant="primary"
            onClick={() => props.onConfirm(change?.coupon?.code)}
            isLoading={props.isPending}
            disabled={!change || cannotBePaid}
          >
            {isPaidNow ? 'Proceed to Payment' : 'Change Plan'}
          </Button>
        </>
      }
    >
      {error && !change ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !change ? (
        <TableSkeleton rows={4} label="Calculating the change" />
      ) : (
        <>
          {cannotBePaid ? <Alert className="mb-3" title="Payments are not set up yet." /> : null}
          <DefinitionList items={factsOf(change, props)} />
          {isPaidNow ? (
            <CouponField
              applied={change.coupon?.code ?? null}
              error={preview.error ? messageOf(preview.error, "We couldn't check the coupon.") : undefined}
              isPending={preview.isPending}
              onApply={(coupon) => preview.mutate({ query: { plan_id: plan.id, billing_cycle: cycle, coupon } })}
              onRemove={preview.reset}
            />
          ) : null}
          <p className="mt-3 text-muted text-sm">
            {isPaidNow
              ? `${plan.display_name} starts once it's paid and runs until ${dayText(change.period_end)}.`
              : change.takes_effect === 'now'
                ? `Nothing is due. ${plan.display_name} replaces ${props.currentName} right away.`
                : `Nothing is due now. You keep ${props.currentName} until ${dayText(change.effective_at)}; then your plan changes to ${plan.display_name}.`}
          </p>
        </>
      )}
    </Dialog>
  )
}

function factsOf(change: PlanChange, { plan, cycle, provider }: ChangePlanDialogProps) {
  const money = (amount: number) => formatMoney(amount, change.currency)
  const isPaidNow = change.amount_due > 0
  return [
    { term: 'Plan', detail: `${plan.display_name}, ${cycleText(cycle).toLowerCase()}` },
    { term: 'Price', detail: change.price === 0 ? 'Free' : money(change.price) },
    ...(change.coupon
      ? [{ term: 'Coupon', detail: `−${money(change.discount)}, ${durationText(change.coupon)}` }]
      : []),
    ...(change.credit > 0
      ? [{ term: 'Credit', detail: `−${money(change.credit)} credit for the rest of this period` }]
      : []),
    ...(change.tax > 0 ? [{ term: change.tax_label ?? 'Tax', detail: money(change.tax) }] : []),
    isPaidNow
      ? { term: 'Due now', detail: <strong className="font-semibold">{money(change.amount_due)}</strong> }
      : { term: 'Takes effect', detail: dayText(change.effective_at) },
    ...(isPaidNow && provider !== null ? [{ term: 'Provider', detail: provider }] : []),
  ]
}
