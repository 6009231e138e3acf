import { useQuery } from '@tanstack/react-query'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { Input } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.tsx'
import { planQueries } from '../api.ts'
import { useCreateCoupon } from './api.ts'
import { CouponDiscount, CouponDuration, CouponLimits, CouponPlans } from './coupon-fields.tsx'
import { useCouponForm } from './use-coupon-form.ts'

/** Creates a coupon. Its terms cannot be changed later. */
export function CouponDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateCoupon()
  const pricing = useQuery(planQueries.pricing())
  const plans = pricing.data?.available_plans ?? []
  const form = useCouponForm()
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
        <CouponDiscount form={form} currency={plans[0]?.currency ?? null} />
        <CouponDuration form={form} />
        <CouponPlans form={form} plans={plans} />
        <CouponLimits form={form} />
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
