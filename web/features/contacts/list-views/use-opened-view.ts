import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ListName, ListView } from '../../../../src/contracts/list-views/list-views.ts'
import { listViewsQuery } from './api.ts'

/** A list's address, as far as saved views change it. */
export interface ViewedAddress {
  address: { readonly view?: string | undefined }
  /** Filters and order, as a saved view holds them. */
  query: Readonly<Record<string, string>>
  /** Opens a saved view, or leaves it with `null`. */
  openView: (
    view: { id: string; query: Readonly<Record<string, string>> } | null,
    options?: { replace: boolean },
  ) => void
}

/**
 * The saved view that the address names. A link with nothing else opens it with its filters and order; a link to a view
 * that is gone, or not shared with the reader, shows the list as the address says.
 */
export function useOpenedView(list: ListName, { address, query, openView }: ViewedAddress): ListView | null {
  const { data } = useQuery(listViewsQuery(list))
  const view = data?.views.find(({ id }) => id === address.view) ?? null
  const isBare = view !== null && Object.keys(query).length === 0 && Object.keys(view.query).length > 0
  const lastBare = useRef<string | null>(null)
  useEffect(() => {
    // Once for each visit: a person may clear all filters of an opened view.
    if (isBare && lastBare.current !== view.id) openView(view, { replace: true })
    if (view) lastBare.current = view.id
  })
  return view
}
