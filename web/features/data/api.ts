import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as contract from '../../../src/contracts/data/data.ts'
import { addManual } from '../../../src/contracts/data/data-additions.ts'
import { call } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'
import type { DataAddress } from './data-address.ts'

/** The part of the page's address that filters items, as the server accepts it. A blank search is no filter. */
export const filterOf = ({ sort, page, per_page, item, view, search, ...filter }: DataAddress) => ({
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
}

const CHANGED = { invalidates: ['items', 'contacts', 'statistics'] } as const
export const useDeleteItems = () => useCall(contract.remove, CHANGED)
export const useAddManual = () => useCall(addManual, CHANGED)
