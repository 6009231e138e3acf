import type { CrawlProgress } from '../../../../src/contracts/crawls/crawls.ts'
import { cn } from '../../../ui/cn.ts'

const CELLS_MAX = 100
const COLUMNS_MAX = 25

/**
 * One cell per page that the crawl may read: read, queued or unused. Decorative, since the figures contain the same
 * data.
 */
export function PageGrid({ progress, limit }: { progress: CrawlProgress | null; limit: number }) {
  const cells = Math.min(limit, CELLS_MAX)
  const perCell = limit / cells
  const read = Math.floor((progress?.pages_done ?? 0) / perCell)
  const known = Math.ceil(((progress?.pages_done ?? 0) + (progress?.pages_waiting ?? 0)) / perCell)
  const isOver = progress?.finished_at != null
  const columns = Math.min(cells, COLUMNS_MAX)
  return (
    <div
      aria-hidden="true"
      className="grid gap-1"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {Array.from({ length: cells }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
          key={index}
          className={cn(
            'h-2.5 rounded-[2px] forced-color-adjust-none transition-colors duration-500',
            index < read ? 'bg-brand' : index < known && !isOver ? 'bg-brand/25' : 'bg-line',
            index === read && !isOver && 'animate-shimmer bg-brand/60',
          )}
          // One report contains several pages. They light up one after another.
          style={{ transitionDelay: `${(index % 8) * 45}ms` }}
        />
      ))}
    </div>
  )
}
