import { CouponInput } from '../../../../src/contracts/billing/coupons.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'

export type CouponForm = ReturnType<typeof useCouponForm>

/** The form of a new coupon. */
export const useCouponForm = () =>
  useContractForm(CouponInput, {
    defaultValues: {
      ...{ code: '', description: '', percent: null, amount: null, currency: null, duration: 'once', months: null },
      ...{ plan_ids: null, valid_until: null, redemptions_max: null, is_once_each: true, is_active: true },
    },
    failureMessage: 'Failed to create the coupon',
  })
