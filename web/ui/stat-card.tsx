import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { cn } from './cn.ts'
import { Skeleton } from './skeleton.tsx'

export interface StatCardProps {
  label: string
  value: ReactNode
  /** Below the figure: the change, the limit or the unit. Null reserves the line for later content. */
  hint?: ReactNode
  icon?: LucideIcon
  /** A link to the counted items. The whole card is clickable. */
  href?: string | undefined
  isLoading?: boolean
}

/** One figure. Put several into a StatGrid. */
export function StatCard({ label, value, hint, icon: Icon, href, isLoading }: StatCardProps) {
  return (
    <div className="relative min-w-0 px-4 py-3.5 outline outline-line">
      <dt className="flex items-center gap-1.5 text-muted text-xs">
        {Icon ? <Icon aria-hidden="true" className="size-3.5 text-faint" strokeWidth={1.75} /> : null}
        <span className="truncate">{label}</span>
      </dt>
      <dd className="mt-1">
        {isLoading ? (
          <Skeleton className="my-1 h-6 w-16" />
        ) : (
          <span className="block truncate font-semibold text-2xl text-ink tabular-nums tracking-[-0.02em]">
            {href ? (
              <Link
                href={href}
                className="after:absolute after:inset-0 hover:underline hover:decoration-1 hover:underline-offset-3"
              >
                {value}
              </Link>
            ) : (
              value
            )}
          </span>
        )}
        {hint === undefined ? null : (
          <span className="block min-h-4 truncate text-faint text-xs">{isLoading ? null : hint}</span>
        )}
      </dd>
    </div>
  )
}

/** Several figures in one strip. `className` sets the columns: `grid-cols-2 sm:grid-cols-5`. */
export function StatGrid({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <dl
      className={cn(
        'grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-surface shadow-xs sm:grid-cols-4',
        className,
      )}
    >
      {children}
    </dl>
  )
}
