import { Hono } from 'hono'
import * as contract from '../../contracts/plans.ts'
import { type HttpEnv, mount } from '../../http/mount.ts'
import { initializeSubscription } from './initialize-subscription.ts'
import { findSubscription, listAvailablePlans, readUsage } from './queries.ts'

export const billingRoutes = new Hono<HttpEnv>()

// No payment provider is set up yet, so none is offered.
mount(billingRoutes, contract.listPlans, async ({ ctx }) => ({
  available_plans: await listAvailablePlans(ctx),
  available_providers: {},
  default_provider: null,
}))
mount(billingRoutes, contract.getSubscription, async ({ ctx }) => ({
  current_subscription: await findSubscription(ctx),
}))
mount(billingRoutes, contract.getUsage, async ({ ctx }) => ({ data: await readUsage(ctx) }))
mount(billingRoutes, contract.initialize, async ({ ctx, body }) => {
  const payment_data = await initializeSubscription(ctx, body)
  return { payment_data, message: payment_data.message }
})
