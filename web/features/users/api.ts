import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as plans from '../../../src/contracts/billing/admin-plans.ts'
import type { QueryFor } from '../../../src/contracts/endpoint.ts'
import * as roles from '../../../src/contracts/roles/roles.ts'
import * as contract from '../../../src/contracts/users/users.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'

const ROLES_PER_PAGE = 100

/** Fetches all pages of the roles, since a form offers all of them. */
async function everyRole(signal: AbortSignal): Promise<roles.Role[]> {
  const all: roles.Role[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const answer = await call(roles.listRoles, { query: { page, per_page: ROLES_PER_PAGE }, signal })
    all.push(...answer.roles)
    last = answer.last_page
  }
  return all
}

export const userQueries = {
  list: (query: NonNullable<QueryFor<typeof contract.listUsers>>) =>
    queryOptions({
      queryKey: ['admin-users', 'list', query],
      queryFn: ({ signal }) => call(contract.listUsers, { query, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['admin-users', 'one', id],
      queryFn: async ({ signal }) => (await call(contract.getUser, { params: { id }, signal })).user,
      staleTime: 0,
    }),
  figures: (id: string) =>
    queryOptions({
      queryKey: ['admin-users', 'figures', id],
      queryFn: async ({ signal }) => (await call(contract.userFigures, { params: { id }, signal })).data,
      staleTime: 0,
    }),
  holdings: (id: string, kind: contract.UserHoldingKind, page: number) =>
    queryOptions({
      queryKey: ['admin-users', 'holdings', id, kind, page],
      queryFn: ({ signal }) => call(contract.listUserHoldings, { params: { id, kind }, query: { page }, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** The plans that can be assigned, including those off sale. */
  plans: () =>
    queryOptions({
      queryKey: ['admin-users', 'plans'],
      queryFn: async ({ signal }) => (await call(plans.listAdminPlans, { signal })).plans,
      staleTime: 0,
    }),
  roles: () =>
    queryOptions({
      queryKey: ['admin-users', 'roles'],
      queryFn: ({ signal }) => everyRole(signal),
      staleTime: 0,
    }),
  /** The permissions that roles can grant, and which of them the viewer may grant. */
  permissions: () =>
    queryOptions({
      queryKey: ['admin-users', 'permissions'],
      queryFn: async ({ signal }) => (await call(roles.rolePermissions, { signal })).permissions,
      staleTime: 0,
    }),
}

const CHANGED = { invalidates: ['admin-users'] } as const
export const useCreateUser = () => useCall(contract.createUser, CHANGED)
export const useInviteUser = () => useCall(contract.inviteUser, CHANGED)
export const useChangeUserPlan = () => useCall(contract.changeUserPlan, CHANGED)
export const useEndUserSessions = () => useCall(contract.endUserSessions, CHANGED)
export const useRequestFactorReset = () => useCall(contract.requestFactorReset, CHANGED)
export const useCancelFactorReset = () => useCall(contract.cancelFactorReset, CHANGED)
export const useSendVerification = () => useCall(contract.sendVerificationMail)
export const useBulkUsers = () => useCall(contract.bulkUsers, CHANGED)
export const useUpdateUser = () => useCall(contract.updateUser, CHANGED)
export const useDeleteUser = () => useCall(contract.deleteUser, CHANGED)
export const useSuspendUser = () => useCall(contract.suspendUser, CHANGED)
export const useReactivateUser = () => useCall(contract.reactivateUser, CHANGED)
export const useSendResetLink = () => useCall(contract.sendResetLink)
export const useImpersonateUser = () => useCall(contract.impersonateUser)
