import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as contract from '../../../src/contracts/data.ts'
import * as additions from '../../../src/contracts/data-additions.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'
import type { DataAddress } from './data-address.ts'

/** The part of an address that chooses items, as the server takes it: a blank box is no search. */
export const filterOf = ({ sort, page, per_page, item, search, ...filter }: DataAddress) => ({
  ...filter,
  search: search?.trim() || undefined,
})

export const dataQueries = {
  list: (address: DataAddress) =>
    queryOptions({
      queryKey: ['items', 'list', filterOf(address), address.page, address.per_page, address.sort],
      queryFn: ({ signal }) => {
        const { page, per_page, sort } = address
        return call(contract.listAll, { query: { ...filterOf(address), page, per_page, sort }, signal })
      },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  evidence: (id: string) =>
    queryOptions({
      queryKey: ['items', 'one', id],
      queryFn: async ({ signal }) => (await call(contract.get, { params: { id }, signal })).data,
    }),
  sources: () =>
    queryOptions({
      queryKey: ['items', 'sources'],
      queryFn: async ({ signal }) => (await call(contract.listSources, { query: { per_page: 100 }, signal })).data,
    }),
}

const CHANGED = { invalidates: ['items', 'statistics'] }
export const useDeleteItems = () => useCall(contract.remove, CHANGED)
export const useImportCsv = () => useCall(additions.importCsv, CHANGED)
export const useAddManual = () => useCall(additions.addManual, CHANGED)
