import { cn } from './cn.ts'

/** A grey stand-in, sized by `className`, for what is loading. Hidden from screen readers: put `role="status"` around the group. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('block h-4 animate-shimmer rounded-sm bg-hover', className)} />
}

/** Stand-in rows for a table that is loading. */
export function TableSkeleton({ rows = 8, label = 'Loading' }: { rows?: number; label?: string }) {
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical rows that never move
        <div key={index} className="flex h-10 items-center gap-6 border-line border-b px-4 last:border-b-0">
          <Skeleton className={widths[index % widths.length]} />
          <Skeleton className="ml-auto w-24 max-sm:hidden" />
          <Skeleton className="w-16 max-sm:ml-auto" />
        </div>
      ))}
    </div>
  )
}

const widths = ['w-2/5', 'w-1/3', 'w-1/2', 'w-1/4', 'w-2/5']
