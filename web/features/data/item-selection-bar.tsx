import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { COUNT_MAX, listAll } from '../../../src/contracts/data/data.ts'
import { call } from '../../lib/call.ts'
import { formatNumber } from '../../lib/format.ts'
import { SelectionBar } from '../../ui/selection-bar.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { dataQueries, filterOf } from './api.ts'
import type { DataAddress } from './data-address.ts'
import type { Chosen, Matching } from './use-selection.ts'

export interface ItemSelectionBarProps {
  address: DataAddress
  chosen: Chosen
  onMatching: (matching: Matching) => void
  onClear: () => void
  /** Actions on the selection. */
  children: ReactNode
}

/** The selection in the list of items. */
export function ItemSelectionBar({ address, chosen, onMatching, onClear, children }: ItemSelectionBarProps) {
  const { selected, matching, outOfSight } = chosen
  const { data } = useQuery(dataQueries.list(address))
  const isPageSelected = data !== undefined && data.data.length > 0 && data.data.every(({ id }) => selected.has(id))
  const isMore = isPageSelected && data.pagination.total > selected.size

  async function selectAll() {
    const filter = filterOf(address)
    try {
      const newest = await call(listAll, { query: { ...filter, per_page: 1, count_all: 'true' } })
      onMatching({ filter, total: newest.pagination.total, newestId: newest.data[0]?.item_id })
    } catch (error) {
      toastFailure(error, "We couldn't count the items.")
    }
  }
  return (
    <SelectionBar
      noun="item"
      selected={selected.size}
      outOfSight={outOfSight}
      matching={matching?.total ?? null}
      more={isMore ? { total: totalText(data.pagination), onSelect: selectAll } : null}
      onClear={onClear}
    >
      {children}
    </SelectionBar>
  )
}

const totalText = ({ total, is_capped }: { total: number; is_capped: boolean }): string =>
  is_capped ? `${formatNumber(COUNT_MAX)}+` : formatNumber(total)
