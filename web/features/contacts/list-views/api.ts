import { queryOptions } from '@tanstack/react-query'
import * as contract from '../../../../src/contracts/list-views/list-views.ts'
import { call } from '../../../lib/call.ts'
import { inTime } from '../../../lib/in-time.ts'
import { useCall } from '../../../lib/use-call.ts'

/** How long a list waits for its columns before it shows the standard ones. */
const COLUMNS_MS_MAX = 3_000

/** The saved views of a list, and the columns as the person last arranged them. */
export const listViewsQuery = (list: contract.ListName) =>
  queryOptions({
    queryKey: ['list-views', list],
    queryFn: async ({ signal, client, queryKey }) => {
      const answer = call(contract.listViews, { query: { list }, signal }).then(({ data }) => data)
      return await inTime(answer, COLUMNS_MS_MAX, (late) => client.setQueryData(queryKey, late))
    },
  })

const CHANGED = { invalidates: ['list-views'] } as const

export const useAddView = () => useCall(contract.addView, CHANGED)
export const useUpdateView = () => useCall(contract.updateView, CHANGED)
export const useDeleteView = () => useCall(contract.deleteView, CHANGED)
export const useRestoreView = () => useCall(contract.restoreView, CHANGED)
export const useSaveColumns = () => useCall(contract.saveColumns)
