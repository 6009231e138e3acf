import { useState } from 'react'
import type { Plan } from '../../../../src/contracts/billing/plans.ts'
import { COUPON_DURATIONS, type CouponDuration as Duration } from '../../../../src/rules/billing/discount.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Fieldset } from '../../../ui/fieldset.tsx'
import { Input } from '../../../ui/input.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import type { CouponForm } from './use-coupon-form.ts'

const DURATIONS: Readonly<Record<Duration, string>> = {
  once: 'First payment only',
  months: 'A number of months',
  forever: 'As long as the plan is kept',
}
const asNumber = (text: string) => (text.trim() === '' ? null : Number(text))

/** A percentage or an amount. @param currency of a new amount */
export function CouponDiscount({ form, currency }: { form: CouponForm; currency: string | null }) {
  const [kind, setKind] = useState<'percent' | 'amount'>('percent')
  const values = form.watch()
  function chooseKind(next: 'percent' | 'amount') {
    setKind(next)
    form.setValue('percent', null)
    form.setValue('amount', null)
    form.setValue('currency', next === 'amount' ? currency : null)
  }
  return (
    <>
      <SegmentedControl
        aria-label="Discount"
        value={kind}
        onChange={chooseKind}
        segments={[
          { value: 'percent', label: 'Percentage' },
          { value: 'amount', label: 'Amount' },
        ]}
      />
      {kind === 'percent' ? (
        <Field label="Percent off" isRequired error={form.errorOf('percent')} className="max-w-40">
          <Input inputMode="decimal" onChange={(event) => form.setValue('percent', asNumber(event.target.value))} />
        </Field>
      ) : (
        <div className="grid grid-cols-2 gap-4 sm:max-w-sm">
          <Field label="Amount off" isRequired error={form.errorOf('amount') ?? form.errorOf('percent')}>
            <Input inputMode="decimal" onChange={(event) => form.setValue('amount', asNumber(event.target.value))} />
          </Field>
          <Field label="Currency" isRequired error={form.errorOf('currency')}>
            <Input
              maxLength={3}
              value={values.currency ?? ''}
              onChange={(event) => form.setValue('currency', event.target.value.toUpperCase() || null)}
            />
          </Field>
        </div>
      )}
    </>
  )
}

/** How many payments get the discount. */
export function CouponDuration({ form }: { form: CouponForm }) {
  const values = form.watch()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Lasts" error={form.errorOf('duration')}>
        <Select
          value={values.duration ?? 'once'}
          options={COUPON_DURATIONS.map((value) => ({ value, label: DURATIONS[value] }))}
          onChange={(duration) => form.setValue('duration', duration)}
        />
      </Field>
      {values.duration === 'months' ? (
        <Field label="Months" isRequired hint="A yearly payment counts as twelve." error={form.errorOf('months')}>
          <Input inputMode="numeric" onChange={(event) => form.setValue('months', asNumber(event.target.value))} />
        </Field>
      ) : null}
    </div>
  )
}

/** The plans that the coupon is for. */
export function CouponPlans({ form, plans }: { form: CouponForm; plans: readonly Plan[] }) {
  const chosen = form.watch('plan_ids') ?? []
  function choosePlan(id: string, isChosen: boolean) {
    const next = isChosen ? [...chosen, id] : chosen.filter((one) => one !== id)
    form.setValue('plan_ids', next.length === 0 ? null : next)
  }
  return (
    <Fieldset legend="Plans" hint="None chosen: every plan." error={form.errorOf('plan_ids')}>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {plans
          .filter(({ price_monthly, price_yearly }) => price_monthly > 0 || price_yearly > 0)
          .map(({ id, display_name }) => (
            <Checkbox
              key={id}
              label={display_name}
              checked={chosen.includes(id)}
              onChange={(event) => choosePlan(id, event.target.checked)}
            />
          ))}
      </div>
    </Fieldset>
  )
}

/** Until when and how often the coupon can be redeemed. */
export function CouponLimits({ form }: { form: CouponForm }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Valid until" hint="End of the day in UTC. Empty: no end." error={form.errorOf('valid_until')}>
        <Input
          type="date"
          onChange={(event) =>
            form.setValue('valid_until', event.target.value ? `${event.target.value}T23:59:59.999Z` : null)
          }
        />
      </Field>
      <Field label="Maximum redemptions" hint="Empty: no maximum." error={form.errorOf('redemptions_max')}>
        <Input
          inputMode="numeric"
          onChange={(event) => form.setValue('redemptions_max', asNumber(event.target.value))}
        />
      </Field>
    </div>
  )
}
