import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dataQueries, filterOf } from './api.ts'
import type { DataAddress } from './data-address.ts'

/** All items that match a filter, on every page. */
export interface Matching {
  readonly filter: ReturnType<typeof filterOf>
  readonly total: number
  /** The newest item that matched; what comes after it was not seen and is not meant. */
  readonly newestId: string | undefined
}

/** What is chosen: ticked rows, or everything that a filter matches. */
export interface Chosen {
  readonly selected: ReadonlySet<string>
  readonly matching: Matching | null
  /** Ticked rows that the page of the list does not show. */
  readonly outOfSight: number
}

interface Choice {
  /** That of the list whose rows were ticked. */
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
