import { queryOptions } from '@tanstack/react-query'
import * as contract from '../../../../src/contracts/billing/admin-plans.ts'
import { call } from '../../../lib/call.ts'
import { useCall } from '../../../lib/use-call.ts'

export const adminPlanQueries = {
  list: () =>
    queryOptions({
      queryKey: ['admin-plans', 'list'],
      queryFn: async ({ signal }) => (await call(contract.listAdminPlans, { signal })).plans,
      staleTime: 0,
    }),
  stats: () =>
    queryOptions({
      queryKey: ['admin-plans', 'stats'],
      queryFn: async ({ signal }) => (await call(contract.adminPlanStats, { signal })).data,
      staleTime: 0,
    }),
}

// Prices and the viewer's own plan are shown elsewhere, too.
const CHANGED = { invalidates: ['admin-plans', 'plans'] } as const
export const useCreatePlan = () => useCall(contract.createPlan, CHANGED)
export const useUpdatePlan = () => useCall(contract.updatePlan, CHANGED)
export const useDeletePlan = () => useCall(contract.deletePlan, CHANGED)
export const useTogglePlan = () => useCall(contract.togglePlan, CHANGED)
