import { queryOptions } from '@tanstack/react-query'
import * as contract from '../../../../src/contracts/billing/billing-details.ts'
import { call } from '../../../lib/call.ts'
import { useCall } from '../../../lib/use-call.ts'

export const billingDetailsQuery = () =>
  queryOptions({
    queryKey: ['billing-details'],
    queryFn: async ({ signal }) => (await call(contract.getBillingDetails, { signal })).data,
    staleTime: 0,
  })

const changes = { invalidates: ['billing-details'] } as const
export const useSaveBillingDetails = () => useCall(contract.saveBillingDetails, changes)
export const useAddBillingEmail = () => useCall(contract.addBillingEmail, changes)
export const useResendBillingEmail = () => useCall(contract.resendBillingEmail)
export const useRemoveBillingEmail = () => useCall(contract.removeBillingEmail, changes)
export const useConfirmBillingEmail = () => useCall(contract.confirmBillingEmail)
export const useStopBillingEmail = () => useCall(contract.stopBillingEmail)
