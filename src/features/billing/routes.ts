import { Hono } from 'hono'
import * as adminPlans from '../../contracts/billing/admin-plans.ts'
import * as details from '../../contracts/billing/billing-details.ts'
import * as coupons from '../../contracts/billing/coupons.ts'
import * as payments from '../../contracts/billing/payments.ts'
import * as contract from '../../contracts/billing/plans.ts'
import { getUsageReport } from '../../contracts/billing/usage-report.ts'
import { changeUserPlan } from '../../contracts/users/users.ts'
import type { ServiceContext } from '../../core/context.ts'
import { readSettings } from '../../core/settings.ts'
import { defaultProvider, paymentProvidersOf } from '../../domain/billing/payment-providers.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { badRequest, notFound, raise } from '../../lib/errors.ts'
import { cancelSubscription, resumeSubscription } from './cancel-subscription.ts'
import { changePlan, keepPlan, previewChange } from './change-plan.ts'
import { listCoupons } from './coupons/coupon-rows.ts'
import { createCoupon } from './coupons/create-coupon.ts'
import { previewPrice } from './coupons/preview-price.ts'
import { updateCoupon } from './coupons/update-coupon.ts'
import { detachPaymentMethods } from './detach-payment-method.ts'
import { readBillingDetails, saveBillingDetails } from './details/billing-details.ts'
import {
  addBillingEmail,
  confirmBillingEmail,
  removeBillingEmail,
  resendBillingEmail,
  stopBillingEmail,
} from './details/billing-emails.ts'
import { changeUserPlan as changePlanOfUser } from './give-plan.ts'
import { ingestProviderEvent } from './ingest-provider-event.ts'
import { initializeSubscription } from './initialize-subscription.ts'
import { listAdminPayments } from './list-admin-payments.ts'
import { payRenewal } from './pay-renewal.ts'
import { createPlan } from './plans/create-plan.ts'
import { deletePlan } from './plans/delete-plan.ts'
import { listAdminPlans, readAdminPlan, readPlanStats } from './plans/queries.ts'
import { togglePlan, updatePlan } from './plans/update-plan.ts'
import { findSubscription, listAvailablePlans, listTransactions, readInvoice, readUsage, toPayment } from './queries.ts'
import { listEvents, replayProviderEvent } from './read-provider-event.ts'
import { refundPayment } from './refund-payment.ts'
import { retryPayment } from './retry-payment.ts'
import { endCheckout, showCheckout } from './sandbox-checkout.ts'
import { taxOf } from './tax-of.ts'
import { readUsageReport } from './usage-report.ts'
import { verifyPayment } from './verify-payment.ts'

export const billingRoutes = new Hono<HttpEnv>()

function providersOf(ctx: ServiceContext) {
  const providers = paymentProvidersOf(ctx)
  const labels = Object.fromEntries([...providers.values()].map(({ code, label }) => [code, label]))
  return { labels, default_provider: defaultProvider(providers) }
}
const ownSubscription = async (ctx: ServiceContext) => (await findSubscription(ctx)) ?? raise(notFound('Subscription'))

mount(billingRoutes, contract.listPlans, async ({ ctx }) => {
  const { labels, default_provider } = providersOf(ctx)
  const tax = taxOf(await readSettings(ctx))
  return {
    available_plans: await listAvailablePlans(ctx),
    ...{ available_providers: labels, default_provider },
    tax: tax && { label: tax.label, percent: tax.basisPoints / 100 },
  }
})
mount(billingRoutes, contract.getSubscription, async ({ ctx }) => ({
  current_subscription: await findSubscription(ctx),
}))
mount(billingRoutes, contract.getUsage, async ({ ctx }) => ({ data: await readUsage(ctx) }))
mount(billingRoutes, contract.initialize, async ({ ctx, body }) => {
  const payment_data = await initializeSubscription(ctx, body)
  return { payment_data, message: payment_data.message }
})
mount(billingRoutes, payments.verifyPayment, async ({ ctx, body }) => {
  const payment = toPayment(await verifyPayment(ctx, body))
  const message = 'Payment verified successfully! Your subscription is now active.'
  return { subscription: await findSubscription(ctx), payment, message }
})
mount(billingRoutes, payments.retryPayment, async ({ ctx, body }) => {
  const payment_data = await retryPayment(ctx, body)
  return { payment_data, message: payment_data.message }
})
mount(billingRoutes, payments.cancelSubscription, async ({ ctx }) => {
  await cancelSubscription(ctx)
  return { subscription: await ownSubscription(ctx), message: 'Subscription cancelled successfully' }
})
mount(billingRoutes, payments.resumeSubscription, async ({ ctx }) => {
  await resumeSubscription(ctx)
  return { subscription: await ownSubscription(ctx), message: 'Subscription resumed successfully' }
})
mount(billingRoutes, payments.previewChange, async ({ ctx, query }) => ({
  data: { change: await previewChange(ctx, query) },
}))
mount(billingRoutes, payments.changePlan, async ({ ctx, body }) => {
  const payment_data = await changePlan(ctx, body)
  return { payment_data, subscription: await findSubscription(ctx), message: payment_data.message }
})
mount(billingRoutes, payments.keepPlan, async ({ ctx }) => {
  await keepPlan(ctx)
  return { subscription: await ownSubscription(ctx), message: 'Your plan stays as it is' }
})
mount(billingRoutes, payments.payRenewal, async ({ ctx, body }) => {
  const payment_data = await payRenewal(ctx, body)
  return { payment_data, message: payment_data.message }
})
mount(billingRoutes, payments.listTransactions, async ({ ctx, query }) => ({
  data: await listTransactions(ctx, query),
}))
mount(billingRoutes, payments.getInvoice, async ({ ctx, params }) => ({
  data: { invoice: await readInvoice(ctx, params.id) },
}))
mount(billingRoutes, payments.listProviders, async ({ ctx }) => {
  const { labels, default_provider } = providersOf(ctx)
  return { data: { providers: labels, default_provider } }
})
mount(billingRoutes, payments.detachPaymentMethod, async ({ ctx }) => {
  await detachPaymentMethods(ctx)
  return { subscription: await findSubscription(ctx), message: 'Payment method removed' }
})
mount(billingRoutes, payments.paymentWebhook, async ({ ctx, params, request }) => {
  await ingestProviderEvent(ctx, params.provider, request)
  return {}
})
mount(billingRoutes, payments.listProviderEvents, async ({ ctx, query }) => ({ data: await listEvents(ctx, query) }))
mount(billingRoutes, payments.replayProviderEvent, async ({ ctx, params }) => ({
  data: { event: await replayProviderEvent(ctx, params.id) },
}))
mount(billingRoutes, payments.listAdminPayments, async ({ ctx, query }) => ({
  data: await listAdminPayments(ctx, query),
}))
mount(billingRoutes, payments.refundPayment, async ({ ctx, params, body }) => ({
  data: await refundPayment(ctx, params.id, body),
}))
mount(billingRoutes, coupons.previewPrice, async ({ ctx, body }) => ({
  data: { price: await previewPrice(ctx, body) },
}))
mount(billingRoutes, coupons.listCoupons, async ({ ctx, query }) => ({ data: await listCoupons(ctx, query) }))
mount(billingRoutes, coupons.createCoupon, async ({ ctx, body }) => ({
  data: { coupon: await createCoupon(ctx, body) },
  message: 'Coupon created',
}))
mount(billingRoutes, coupons.updateCoupon, async ({ ctx, params, body }) => ({
  data: { coupon: await updateCoupon(ctx, params.id, body) },
  message: 'Coupon updated',
}))
mount(billingRoutes, details.getBillingDetails, async ({ ctx }) => ({ data: await readBillingDetails(ctx) }))
mount(billingRoutes, details.saveBillingDetails, async ({ ctx, body }) => ({
  data: await saveBillingDetails(ctx, body),
  message: 'Billing details saved',
}))
mount(billingRoutes, details.addBillingEmail, async ({ ctx, body }) => ({
  data: await addBillingEmail(ctx, body.email),
  message: 'Address added',
}))
mount(billingRoutes, details.resendBillingEmail, async ({ ctx, params }) => {
  await resendBillingEmail(ctx, params.id)
  return { message: 'Confirmation sent' }
})
mount(billingRoutes, details.removeBillingEmail, async ({ ctx, params }) => {
  await removeBillingEmail(ctx, params.id)
  return { message: 'Address removed' }
})
mount(billingRoutes, details.confirmBillingEmail, async ({ ctx, body }) => ({
  data: await confirmBillingEmail(ctx, body.token),
}))
mount(billingRoutes, details.stopBillingEmail, async ({ ctx, body }) => {
  await stopBillingEmail(ctx, body.token)
  return {}
})
mount(billingRoutes, getUsageReport, async ({ ctx }) => ({ data: await readUsageReport(ctx) }))
mount(billingRoutes, adminPlans.listAdminPlans, async ({ ctx }) => ({ plans: await listAdminPlans(ctx) }))
mount(billingRoutes, adminPlans.adminPlanStats, async ({ ctx }) => ({ data: await readPlanStats(ctx) }))
mount(billingRoutes, adminPlans.getAdminPlan, async ({ ctx, params }) => ({
  plan: await readAdminPlan(ctx, params.id),
}))
mount(billingRoutes, adminPlans.createPlan, async ({ ctx, body }) => ({
  plan: await createPlan(ctx, body),
  message: 'Plan created successfully',
}))
mount(billingRoutes, adminPlans.updatePlan, async ({ ctx, params, body }) => ({
  plan: await updatePlan(ctx, params.id, body),
  message: 'Plan updated successfully',
}))
mount(billingRoutes, adminPlans.deletePlan, async ({ ctx, params }) => {
  await deletePlan(ctx, params.id)
  return { message: 'Plan deleted successfully' }
})
mount(billingRoutes, adminPlans.togglePlan, async ({ ctx, params }) => {
  const plan = await togglePlan(ctx, params.id)
  return { plan, message: plan.is_active ? 'Plan activated' : 'Plan deactivated' }
})
mount(billingRoutes, payments.showCheckout, ({ ctx, params }) => showCheckout(ctx, params.reference))
mount(billingRoutes, payments.endCheckout, async ({ ctx, params, request }) =>
  endCheckout(ctx, params.reference, await request.formData().catch(() => raise(badRequest('This is no form.')))),
)
mount(billingRoutes, changeUserPlan, async ({ ctx, params, body }) => {
  await changePlanOfUser(ctx, params.id, body)
  return { message: body.plan_id === null ? 'Plan removed' : 'Plan changed' }
})
