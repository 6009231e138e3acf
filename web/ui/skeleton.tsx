import { cn } from './cn.ts'

/**
 * A grey placeholder for loading content, sized by `className`. Hidden from screen readers: put `role="status"` around
 * the group. Inside an InOrder it hides what follows, unless `isSteady` says that the content will have the same
 * height.
 */
export function Skeleton({ className, isSteady }: { className?: string; isSteady?: boolean }) {
  return (
    <span
      data-skeleton={isSteady ? undefined : ''}
      aria-hidden="true"
      className={cn('block h-4 animate-shimmer rounded-sm bg-hover', className)}
    />
  )
}

export interface TableSkeletonProps {
  rows?: number
  /**
   * Lines per row, so that nothing moves when the rows load: one in a table, two in a list with a line below each
   * title.
   */
  lines?: 1 | 2
  label?: string
}

/** Placeholder rows for a loading table. */
export function TableSkeleton({ rows = 8, lines = 1, label = 'Loading' }: TableSkeletonProps) {
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: identical rows that never move
          key={index}
          className={cn(
            'flex items-center gap-6 border-line border-b px-4 last:border-b-0',
            lines === 1 ? 'h-10' : 'h-14.25',
          )}
        >
          <Skeleton className={widths[index % widths.length]} />
          <Skeleton className="ml-auto w-24 max-sm:hidden" />
          <Skeleton className="w-16 max-sm:ml-auto" />
        </div>
      ))}
    </div>
  )
}

const widths = ['w-2/5', 'w-1/3', 'w-1/2', 'w-1/4', 'w-2/5']
