import { FLUTTERWAVE_CURRENCIES } from './flutterwave.ts'
import { PAYPAL_CURRENCIES } from './paypal.ts'
import { PAYSTACK_CURRENCIES } from './paystack.ts'
import { STRIPE_CURRENCIES } from './stripe.ts'

/** The currencies that at least one provider accepts. */
export const SUPPORTED_CURRENCIES: ReadonlySet<string> = new Set([
  ...PAYSTACK_CURRENCIES,
  ...FLUTTERWAVE_CURRENCIES,
  ...STRIPE_CURRENCIES,
  ...PAYPAL_CURRENCIES,
])
