import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CouponInput } from '../../../../src/contracts/billing/coupons.ts'
import { COUPON_DURATIONS, type CouponDuration } from '../../../../src/rules/billing/discount.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Fieldset } from '../../../ui/fieldset.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { Input } from '../../../ui/input.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toast.tsx'
import { planQueries } from '../api.ts'
import { useCreateCoupon } from './api.ts'

const DURATIONS: Readonly<Record<CouponDuration, string>> = {
  once: 'First payment only',
  months: 'A number of months',
  forever: 'As long as the plan is kept',
}
const asNumber = (text: string) => (text.trim() === '' ? null : Number(text))

/** Creates a coupon. Its terms cannot be changed later. */
export function CouponDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateCoupon()
  const pricing = useQuery(planQueries.pricing())
  const [kind, setKind] = useState<'percent' | 'amount'>('percent')
  const plans = pricing.data?.available_plans ?? []
  const form = useContractForm(CouponInput, {
    defaultValues: {
      ...{ code: '', description: '', percent: null, amount: null, currency: null, duration: 'once', months: null },
      ...{ plan_ids: null, valid_until: null, redemptions_max: null, is_once_each: true, is_active: true },
    },
    failureMessage: 'Failed to create the coupon',
  })
  const values = form.watch()
  const chosen = values.plan_ids ?? []
  function chooseKind(next: 'percent' | 'amount') {
    setKind(next)
    form.setValue('percent', null)
    form.setValue('amount', null)
    form.setValue('currency', next === 'amount' ? (plans[0]?.currency ?? null) : null)
  }
  function choosePlan(id: string, isChosen: boolean) {
    const next = isChosen ? [...chosen, id] : chosen.filter((one) => one !== id)
    form.setValue('plan_ids', next.length === 0 ? null : next)
  }
  const onSubmit = form.submit(async (body) => {
    const { data } = await create.mutateAsync({ body })
    toast.success(`Coupon ${data.coupon.code} created`)
    onClose()
  })
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={() => !form.isSubmitting && onClose()}
      title="Create Coupon"
      description="Its discount cannot be changed later, because customers rely on it."
    >
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Code" hint="Empty for a random one." error={form.errorOf('code')}>
            <Input {...form.register('code')} autoComplete="off" autoCapitalize="characters" />
          </Field>
          <Field label="Note" hint="Only operators see it." error={form.errorOf('description')}>
            <Input {...form.register('description')} autoComplete="off" />
          </Field>
        </div>
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
        <Checkbox label="One per customer" {...form.register('is_once_each')} />
        <FormAlert message={form.formMessage} isOffline={form.isOffline} needsPlan={form.needsPlan} />
        <FormFooter
          isSubmitting={form.isSubmitting}
          onCancel={onClose}
          submit="Create Coupon"
          submitting="Creating..."
        />
      </form>
    </Dialog>
  )
}
