import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as contract from '../../../../src/contracts/billing/payments.ts'
import type { QueryFor } from '../../../../src/contracts/endpoint.ts'
import { call } from '../../../lib/call.ts'
import { useCall } from '../../../lib/use-call.ts'

export const adminPaymentQueries = {
  payments: (query: NonNullable<QueryFor<typeof contract.listAdminPayments>>) =>
    queryOptions({
      queryKey: ['admin-payments', query],
      queryFn: async ({ signal }) => (await call(contract.listAdminPayments, { query, signal })).data,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  events: (query: NonNullable<QueryFor<typeof contract.listProviderEvents>>) =>
    queryOptions({
      queryKey: ['provider-events', query],
      queryFn: async ({ signal }) => (await call(contract.listProviderEvents, { query, signal })).data,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}

export const useReplayEvent = () =>
  useCall(contract.replayProviderEvent, { invalidates: ['provider-events', 'admin-payments'] })

export const useRefundPayment = () => useCall(contract.refundPayment, { invalidates: ['admin-payments'] })
