import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as contract from '../../../src/contracts/subscription-forms/subscription-forms.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'

export const formQueries = {
  list: () =>
    queryOptions({
      queryKey: ['subscription-forms', 'list'],
      queryFn: async ({ signal }) => (await call(contract.listForms, { signal })).data.forms,
      staleTime: 0,
    }),
  subscriptions: (id: string, page: number) =>
    queryOptions({
      queryKey: ['subscription-forms', 'subscriptions', id, page],
      queryFn: async ({ signal }) =>
        (await call(contract.listSubscriptions, { params: { id }, query: { page }, signal })).data,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  ofContact: (id: string) =>
    queryOptions({
      queryKey: ['subscription-forms', 'contact', id],
      queryFn: async ({ signal }) =>
        (await call(contract.listContactSubscriptions, { params: { id }, signal })).data.subscriptions,
      staleTime: 0,
    }),
}

const CHANGED = { invalidates: ['subscription-forms'] } as const
export const useCreateForm = () => useCall(contract.createForm, CHANGED)
export const useUpdateForm = () => useCall(contract.updateForm, CHANGED)
export const useDeleteForm = () => useCall(contract.deleteForm, CHANGED)
