import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { QueryFor } from '../../../src/contracts/endpoint.ts'
import * as contract from '../../../src/contracts/roles/roles.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'

export const roleQueries = {
  list: (query: NonNullable<QueryFor<typeof contract.listRoles>>) =>
    queryOptions({
      queryKey: ['roles', 'list', query],
      queryFn: ({ signal }) => call(contract.listRoles, { query, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  stats: () =>
    queryOptions({
      queryKey: ['roles', 'stats'],
      queryFn: async ({ signal }) => (await call(contract.roleStats, { signal })).data,
      staleTime: 0,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['roles', 'one', id],
      queryFn: async ({ signal }) => (await call(contract.getRole, { params: { id }, signal })).role,
      // A form starts with the current data, not with that from when it was last opened.
      gcTime: 0,
      staleTime: 0,
    }),
  permissions: () =>
    queryOptions({
      queryKey: ['roles', 'permissions'],
      queryFn: async ({ signal }) => (await call(contract.rolePermissions, { signal })).permissions,
      staleTime: 0,
    }),
}

// Permissions show how many roles grant them.
const CHANGED = { invalidates: ['roles', 'permissions'] } as const
export const useCreateRole = () => useCall(contract.createRole, CHANGED)
export const useUpdateRole = () => useCall(contract.updateRole, CHANGED)
export const useDeleteRole = () => useCall(contract.deleteRole, CHANGED)
