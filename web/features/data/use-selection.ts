import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dataQueries, filterOf } from './api.ts'
import type { DataAddress } from './data-address.ts'

/** All items that match a filter, on every page. */
export interface Matching {
  readonly filter: ReturnType<typeof filterOf>
  readonly total: number
  /** The newest matching item when the matches were counted. Later items were not seen, so they are not included. */
  readonly newestId: string | undefined
}

/** The selection: individual rows, or all matches of a filter. */
export interface Chosen {
  readonly selected: ReadonlySet<string>
  readonly matching: Matching | null
  /** Number of selected rows that are not on the current page. */
  readonly outOfSight: number
}

interface Choice {
  /** The filter of the list in which the rows were selected. */
  readonly filter: string
  readonly selected: ReadonlySet<string>
  readonly matching: Matching | null
}
const NONE: ReadonlySet<string> = new Set()
const keyOf = (filter: Matching['filter']) => JSON.stringify(filter)

/**
 * The selection in the list at an address. It persists across pages of the same list. In another list, only the items
 * it shows stay selected, so that nobody deletes or exports items that a search has hidden.
 */
export function useSelection(address: DataAddress) {
  const { data, isPlaceholderData } = useQuery(dataQueries.list(address))
  const filter = keyOf(filterOf(address))
  const [choice, setChoice] = useState<Choice>({ filter, selected: NONE, matching: null })
  const shown = new Set(data?.data.map(({ id }) => id))
  const isSameList = choice.filter === filter
  if (!isSameList && data && !isPlaceholderData) {
    setChoice({ filter, selected: new Set([...choice.selected].filter((id) => shown.has(id))), matching: null })
  }

  const selected = data ? choice.selected : NONE
  const chosen: Chosen = {
    selected,
    matching: isSameList ? choice.matching : null,
    outOfSight: [...selected].filter((id) => !shown.has(id)).length,
  }
  return {
    chosen,
    select: (next: ReadonlySet<string>) => setChoice({ ...choice, selected: next, matching: null }),
    selectMatching: (matching: Matching) => setChoice({ ...choice, filter: keyOf(matching.filter), matching }),
    clear: () => setChoice({ ...choice, selected: NONE, matching: null }),
  }
}
