import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react'
import { cn } from './cn.ts'
import { paginationWindow } from './pagination-window.ts'

export interface PaginationProps {
  page: number
  lastPage: number
  onChange: (page: number) => void
  isDisabled?: boolean
  className?: string
}

/** First, Previous, page numbers with ellipsis, Next, Last; under 640px the numbers shrink to "3 of 12". */
export function Pagination({ page, lastPage, onChange, isDisabled = false, className }: PaginationProps) {
  const last = Math.max(1, lastPage)
  const window = paginationWindow(page, last)
  return (
    <nav aria-label="Pagination" className={cn('flex items-center gap-1 text-sm', className)}>
      <Step icon={ChevronsLeft} label="First" isOff={isDisabled || page <= 1} onPress={() => onChange(1)} />
      <Step icon={ChevronLeft} label="Previous" isOff={isDisabled || page <= 1} onPress={() => onChange(page - 1)} />
      <span className="px-2 text-muted tabular-nums sm:hidden">
        {page} of {last}
      </span>
      <ol className="flex items-center gap-1 max-sm:hidden">
        {window.map((entry, index) =>
          entry === 'gap' ? (
            <li key={`gap-after-${window[index - 1]}`} className="w-6 text-center text-faint">
              …
            </li>
          ) : (
            <li key={entry}>
              <button
                type="button"
                aria-label={`Page ${entry}`}
                aria-current={entry === page ? 'page' : undefined}
                disabled={isDisabled}
                onClick={() => onChange(entry)}
                className="h-7 min-w-7 pointer-coarse:h-10 pointer-coarse:min-w-10 rounded-md border border-transparent px-1.5 text-muted tabular-nums transition-colors hover:bg-hover hover:text-ink disabled:opacity-50 aria-[current=page]:border-line-strong aria-[current=page]:bg-surface aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:shadow-xs"
              >
                {entry}
              </button>
            </li>
          ),
        )}
      </ol>
      <Step icon={ChevronRight} label="Next" isOff={isDisabled || page >= last} onPress={() => onChange(page + 1)} />
      <Step icon={ChevronsRight} label="Last" isOff={isDisabled || page >= last} onPress={() => onChange(last)} />
    </nav>
  )
}

function Step({
  icon: Icon,
  label,
  isOff,
  onPress,
}: {
  icon: LucideIcon
  label: string
  isOff: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onPress}
      className="inline-flex size-7 pointer-coarse:size-10 items-center justify-center rounded-md text-muted transition-colors hover:bg-hover hover:text-ink disabled:pointer-events-none disabled:opacity-40"
    >
      <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
    </button>
  )
}
