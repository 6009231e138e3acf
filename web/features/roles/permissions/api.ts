import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QueryFor } from '../../../../src/contracts/endpoint.ts'
import * as contract from '../../../../src/contracts/roles/permission-entries.ts'
import { call } from '../../../lib/call.ts'
import { useCall } from '../../../lib/use-call.ts'

export const permissionQueries = {
  list: (query: NonNullable<QueryFor<typeof contract.listPermissions>>) =>
    queryOptions({
      queryKey: ['permissions', 'list', query],
      queryFn: ({ signal }) => call(contract.listPermissions, { query, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  stats: () =>
    queryOptions({
      queryKey: ['permissions', 'stats'],
      queryFn: async ({ signal }) => (await call(contract.permissionStats, { signal })).data,
      staleTime: 0,
    }),
  categories: () =>
    queryOptions({
      queryKey: ['permissions', 'categories'],
      queryFn: async ({ signal }) => (await call(contract.permissionCategories, { signal })).data,
      staleTime: 0,
    }),
}

// Roles show their permissions' names.
const CHANGED = { invalidates: ['permissions', 'roles'] } as const
export const useCreatePermission = () => useCall(contract.createPermission, CHANGED)
export const useBulkCreatePermissions = () => useCall(contract.bulkCreatePermissions, CHANGED)
export const useUpdatePermission = () => useCall(contract.updatePermission, CHANGED)
export const useDeletePermission = () => useCall(contract.deletePermission, CHANGED)
