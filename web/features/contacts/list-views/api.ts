import { queryOptions } from '@tanstack/react-query'
import * as contract from '../../../../src/contracts/list-views/list-views.ts'
import { call } from '../../../lib/call.ts'
import { useCall } from '../../../lib/use-call.ts'

/** The saved views of a list, and the columns as the person last arranged them. */
export const listViewsQuery = (list: contract.ListName) =>
  queryOptions({
    queryKey: ['list-views', list],
    queryFn: async ({ signal }) => (await call(contract.listViews, { query: { list }, signal })).data,
  })

const CHANGED = { invalidates: ['list-views'] } as const

export const useAddView = () => useCall(contract.addView, CHANGED)
export const useUpdateView = () => useCall(contract.updateView, CHANGED)
export const useDeleteView = () => useCall(contract.deleteView, CHANGED)
export const useRestoreView = () => useCall(contract.restoreView, CHANGED)
export const useSaveColumns = () => useCall(contract.saveColumns)
