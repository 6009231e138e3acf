import type { Pagination } from '../../../src/contracts/pagination.ts'
import { formatNumber } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'

/** The range of results on this page, with links to the previous and next page. */
export function UserPager({ pagination, onTurn }: { pagination: Pagination; onTurn: (page: number) => void }) {
  const { current_page: page, last_page, per_page, total } = pagination
  const first = (page - 1) * per_page + 1
  return (
    <>
      <span className="text-muted text-xs tabular-nums">
        Showing {formatNumber(first)} to {formatNumber(Math.min(page * per_page, total))} of {formatNumber(total)}{' '}
        results
      </span>
      <nav aria-label="Pagination" className="flex gap-2">
        <Button size="sm" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
          Previous
        </Button>
        <Button size="sm" disabled={page >= last_page} onClick={() => onTurn(page + 1)}>
          Next
        </Button>
      </nav>
    </>
  )
}
