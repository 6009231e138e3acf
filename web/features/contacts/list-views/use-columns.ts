import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ListName, type ListView, saveColumns } from '../../../../src/contracts/list-views/list-views.ts'
import { useAllowed } from '../../../ui/allowed.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { listViewsQuery, useSaveColumns } from './api.ts'

export interface ColumnChoice {
  /** The shown columns, in their order. */
  readonly columns: readonly string[]
  /** Whether the person's arrangement is still loading. A table that is shown earlier moves under the pointer. */
  readonly isLoading: boolean
  readonly isStandard: boolean
  /** Shows these columns; null resets them. */
  readonly choose: (columns: readonly string[] | null) => void
}

/**
 * The columns of a list: those of the opened view, else as the person last arranged them, else the standard ones.
 * Arranging them is remembered for the person; in a view with columns of its own it is a draft, to save with the view.
 *
 * @param known all columns; stored names of others are ignored
 */
export function useColumns(
  list: ListName,
  known: readonly string[],
  standard: readonly string[],
  view: ListView | null,
): ColumnChoice {
  const client = useQueryClient()
  const { data, isPending } = useQuery(listViewsQuery(list))
  const isAllowed = useAllowed()
  const save = useSaveColumns()
  const [draft, setDraft] = useState<{ viewId: string; columns: readonly string[] } | null>(null)
  const ofView = view?.columns ? (draft?.viewId === view.id ? draft.columns : view.columns) : null
  const chosen = (ofView ?? data?.columns)?.filter((name) => known.includes(name))
  async function choose(columns: readonly string[] | null) {
    if (view?.columns) return setDraft({ viewId: view.id, columns: columns ?? standard })
    const { queryKey } = listViewsQuery(list)
    client.setQueryData(queryKey, (now) => now && { ...now, columns: columns && [...columns] })
    if (!isAllowed(saveColumns)) return
    try {
      await save.mutateAsync({ body: { list, columns: columns && [...columns] } })
    } catch (error) {
      toastFailure(error, "We couldn't save your columns.")
    }
  }
  return {
    columns: chosen && chosen.length > 0 ? chosen : standard,
    isLoading: isPending,
    isStandard: !chosen || chosen.join() === standard.join(),
    choose: (columns) => void choose(columns),
  }
}
