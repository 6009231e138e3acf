import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as coupons from '../../../src/contracts/billing/coupons.ts'
import * as payments from '../../../src/contracts/billing/payments.ts'
import * as contract from '../../../src/contracts/billing/plans.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'
import { pricingQuery } from '../../queries/billing.ts'

export const planQueries = {
  pricing: pricingQuery,
  /** Never cached: the credit for the current plan shrinks by the second. */
  change: (plan_id: string, billing_cycle: contract.BillingCycle) =>
    queryOptions({
      queryKey: ['plans', 'change', plan_id, billing_cycle],
      queryFn: async ({ signal }) =>
        (await call(payments.previewChange, { query: { plan_id, billing_cycle }, signal })).data.change,
      staleTime: 0,
      gcTime: 0,
    }),
  payments: (page: number, per_page: number) =>
    queryOptions({
      queryKey: ['plans', 'payments', page, per_page],
      queryFn: async ({ signal }) =>
        (await call(payments.listTransactions, { query: { page, per_page }, signal })).data,
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  invoice: (id: string) =>
    queryOptions({
      queryKey: ['plans', 'invoice', id],
      queryFn: async ({ signal }) => (await call(payments.getInvoice, { params: { id }, signal })).data.invoice,
    }),
}

/** Not queries: entering a code is an attempt that is counted. */
export const usePreviewPrice = () => useCall(coupons.previewPrice)
export const usePreviewChange = () => useCall(payments.previewChange)

const changesPlans = { invalidates: ['plans'] } as const
export const useInitializeSubscription = () => useCall(contract.initialize, changesPlans)
export const useChangePlan = () => useCall(payments.changePlan, changesPlans)
export const useKeepPlan = () => useCall(payments.keepPlan, changesPlans)
export const useCancelSubscription = () => useCall(payments.cancelSubscription, changesPlans)
export const useResumeSubscription = () => useCall(payments.resumeSubscription, changesPlans)
export const useRetryPayment = () => useCall(payments.retryPayment, changesPlans)
export const usePayRenewal = () => useCall(payments.payRenewal, changesPlans)
export const useForgetMethod = () => useCall(payments.detachPaymentMethod, changesPlans)
