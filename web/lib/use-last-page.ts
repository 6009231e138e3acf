import { useEffect } from 'react'
import type { Pagination } from '../../src/contracts/pagination.ts'

export interface ListedPage {
  /** Undefined while the first page loads. */
  readonly pages: Pick<Pagination, 'last_page'> | undefined
  /** Whether the pages are those of the previous list. */
  readonly isPlaceholderData: boolean
  /** The page that the address names. */
  readonly page: number
  /** Goes to the last page, without a step for the back button. */
  readonly onBeyond: (lastPage: number) => void
}

/**
 * The last page of a list, and whether the one that the address names lies beyond it: its last row was deleted, or it
 * never existed. Then goes to the last one.
 */
export function useLastPage({ pages, isPlaceholderData, page, onBeyond }: ListedPage) {
  const lastPage = Math.max(1, pages?.last_page ?? 1)
  const isBeyond = pages !== undefined && !isPlaceholderData && page > lastPage
  useEffect(() => {
    if (isBeyond) onBeyond(lastPage)
  })
  return { lastPage, isBeyond }
}
