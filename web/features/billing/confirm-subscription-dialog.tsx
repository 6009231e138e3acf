import { previewPrice } from '../../../src/contracts/billing/coupons.ts'
import type { Plan } from '../../../src/contracts/billing/plans.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { messageOf } from '../../lib/call-error.ts'
import { formatMoney, formatPercent } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { usePreviewPrice } from './api.ts'
import { CouponField } from './coupons/coupon-field.tsx'
import { durationText } from './coupons/coupon-words.ts'
import { type Cycle, holdingsOf, priceOf, priceText, yearlySaving } from './plan-facts.ts'

const FEATURES_SHOWN = 3

export interface ConfirmSubscriptionDialogProps {
  plan: Plan
  cycle: Cycle
  /** Whether it starts with the plan's trial days. */
  isTrial: boolean
  /** For example `VAT 7.5%`. */
  taxLabel: string | null
  /** The payment provider, or null if none is configured. */
  provider: string | null
  isPending: boolean
  onConfirm: (coupon: string | undefined) => void
  onClose: () => void
}

/** Asks for confirmation before a plan starts. */
export function ConfirmSubscriptionDialog(props: ConfirmSubscriptionDialogProps) {
  const { plan, cycle, isTrial, taxLabel, provider } = props
  const isFree = priceOf(plan, cycle) === 0
  const isPaidNow = !isFree && !isTrial
  const cannotBePaid = isPaidNow && provider === null
  const preview = usePreviewPrice()
  const applied = preview.data?.data.price ?? null
  const money = (amount: number) => formatMoney(amount, plan.currency)
  const saving = cycle === 'yearly' ? yearlySaving(plan) : 0
  const features = holdingsOf(plan)
  const more = features.length - FEATURES_SHOWN
  const price = isFree ? 'Free' : `${priceText(plan, cycle)} / ${cycle === 'yearly' ? 'year' : 'month'}`
  const trial = pluralize(plan.trial_days, 'day')
  const facts = [
    { term: 'Plan', detail: plan.display_name },
    ...(isTrial ? [{ term: 'Trial', detail: `${trial} free. It ends automatically, and nothing is charged.` }] : []),
    { term: isTrial ? 'Price after the trial' : 'Price', detail: price },
    ...(applied?.coupon
      ? [{ term: 'Coupon', detail: `−${money(applied.discount)}, ${durationText(applied.coupon)}` }]
      : []),
    ...(!isFree && taxLabel ? [{ term: 'Tax', detail: applied ? money(applied.tax) : `plus ${taxLabel}` }] : []),
    ...(saving > 0 ? [{ term: 'Discount', detail: formatPercent(saving) }] : []),
    ...(applied
      ? [{ term: 'Due now', detail: <strong className="font-semibold">{money(applied.amount_due)}</strong> }]
      : []),
    ...(isPaidNow && provider !== null ? [{ term: 'Provider', detail: provider }] : []),
  ]
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title="Confirm Subscription"
      footer={
        <>
          <Button onClick={props.onClose} disabled={props.isPending}>
            Cancel
          </Button>
          <Button
            variant="primary"
            onClick={() => props.onConfirm(applied?.coupon?.code)}
            isLoading={props.isPending}
            disabled={cannotBePaid}
          >
            {isFree ? 'Activate Free Plan' : isTrial ? `Start ${plan.trial_days}-day free trial` : 'Proceed to Payment'}
          </Button>
        </>
      }
    >
      {cannotBePaid ? (
        <Alert className="mb-3" title="Payments are not set up yet.">
          You can activate the free plan.
        </Alert>
      ) : null}
      <DefinitionList items={facts} />
      {isPaidNow ? (
        <Allowed to={previewPrice}>
          <CouponField
            applied={applied?.coupon?.code ?? null}
            error={preview.error ? messageOf(preview.error, "We couldn't check the coupon.") : undefined}
            isPending={preview.isPending}
            onApply={(coupon) => preview.mutate({ body: { plan_id: plan.id, billing_cycle: cycle, coupon } })}
            onRemove={preview.reset}
          />
        </Allowed>
      ) : null}
      <ul className="mt-3 list-inside list-disc text-muted text-sm">
        {features.slice(0, FEATURES_SHOWN).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {more > 0 ? <p className="mt-1 text-faint text-sm">+{pluralize(more, 'more feature')}</p> : null}
    </Dialog>
  )
}
