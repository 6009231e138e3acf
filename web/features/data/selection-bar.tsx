import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as contract from '../../../src/contracts/data.ts'
import { call } from '../../lib/call.ts'
import { messageOf } from '../../lib/call-error.ts'
import { formatNumber } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { dataQueries, filterOf } from './api.ts'
import type { DataAddress } from './data-address.ts'

/** Everything that a filter matches, on whatever page. */
export interface Matching {
  readonly filter: ReturnType<typeof filterOf>
  readonly total: number
  /** The newest item that matched; what comes after it was not seen and is not meant. */
  readonly newestId: string | undefined
}

export interface SelectionBarProps {
  address: DataAddress
  selected: ReadonlySet<string>
  matching: Matching | null
  onMatching: (matching: Matching) => void
  onClear: () => void
}

/** How much is selected; once a whole page is, the rest of what matches is offered, too. */
export function SelectionBar({ address, selected, matching, onMatching, onClear }: SelectionBarProps) {
  const [isCounting, setIsCounting] = useState(false)
  const { data } = useQuery(dataQueries.list(address))
  if (selected.size === 0 && !matching) return null
  const isPageSelected = data !== undefined && data.data.length > 0 && data.data.every(({ id }) => selected.has(id))
  const isMore = isPageSelected && data.pagination.total > selected.size

  async function selectAll() {
    const filter = filterOf(address)
    setIsCounting(true)
    try {
      const newest = await call(contract.listAll, { query: { ...filter, per_page: 1, count_all: 'true' } })
      onMatching({ filter, total: newest.pagination.total, newestId: newest.data[0]?.item_id })
    } catch (error) {
      toast.error(messageOf(error, 'The items could not be counted.'))
    }
    setIsCounting(false)
  }
  return (
    <div role="status" className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
      {matching
        ? `All ${formatNumber(matching.total)} items that match are selected`
        : `${formatNumber(selected.size)} selected`}
      {isMore && !matching ? (
        <Button size="sm" isLoading={isCounting} onClick={() => void selectAll()}>
          Select all{' '}
          {data.pagination.is_capped ? `${formatNumber(contract.COUNT_MAX)}+` : formatNumber(data.pagination.total)}{' '}
          that match
        </Button>
      ) : null}
      <Button size="sm" variant="ghost" onClick={onClear}>
        Clear selection
      </Button>
    </div>
  )
}
