import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as contract from '../../../../src/contracts/billing/coupons.ts'
import type { QueryFor } from '../../../../src/contracts/endpoint.ts'
import { call } from '../../../lib/call.ts'
import { useCall } from '../../../lib/use-call.ts'

export const couponsQuery = (query: NonNullable<QueryFor<typeof contract.listCoupons>>) =>
  queryOptions({
    queryKey: ['coupons', query],
    queryFn: async ({ signal }) => (await call(contract.listCoupons, { query, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const useCreateCoupon = () => useCall(contract.createCoupon, { invalidates: ['coupons'] })
export const useUpdateCoupon = () => useCall(contract.updateCoupon, { invalidates: ['coupons'] })
