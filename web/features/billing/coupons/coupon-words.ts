import type { PlanPrice } from '../../../../src/contracts/billing/coupons.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'

type Lasting = Pick<NonNullable<PlanPrice['coupon']>, 'duration' | 'months'>

/** How long a discount lasts. */
export function durationText({ duration, months }: Lasting): string {
  switch (duration) {
    case 'once':
      return 'this payment only'
    case 'months':
      return `for ${pluralize(months ?? 0, 'month')} of your plan`
    case 'forever':
      return 'as long as you keep the plan'
  }
}
