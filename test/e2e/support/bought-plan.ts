import * as payments from '../../../src/contracts/billing/payments.ts'
import * as plans from '../../../src/contracts/billing/plans.ts'
import type { RunningProduct } from './product.ts'

/** Buys a plan through the sandbox checkout; returns the id of the payment. */
export async function buyPlan(
  product: RunningProduct,
  call: Awaited<ReturnType<RunningProduct['signIn']>>,
  name: string,
): Promise<string> {
  const { available_plans } = (await call(plans.listPlans, {})) as { available_plans: plans.Plan[] }
  const plan_id = available_plans.find((plan) => plan.name === name)!.id
  const { payment_data } = (await call(plans.initialize, { body: { plan_id } })) as {
    payment_data: { checkout_url: string }
  }
  const form = new URLSearchParams({ act: 'pay' })
  const paid = await fetch(payment_data.checkout_url, { method: 'POST', body: form, redirect: 'manual' })
  const back = new URL(paid.headers.get('location')!, product.url)
  const body = { reference: back.searchParams.get('reference')! }
  const { payment } = (await call(payments.verifyPayment, { body })) as { payment: payments.Payment }
  return payment.id
}
