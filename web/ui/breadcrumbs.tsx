import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'

export interface Crumb {
  label: string
  /** Absent for the last one, which is the current page. */
  href?: string
}

/** The path from the top level to this page. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-1 text-muted text-xs">
        {items.map((item, index) => (
          <li key={item.label} className="flex min-w-0 items-center gap-1">
            {index > 0 ? <ChevronRight aria-hidden="true" className="size-3 text-faint" strokeWidth={2} /> : null}
            {item.href ? (
              <Link
                href={item.href}
                className="touch-target rounded-sm hover:text-ink hover:underline hover:underline-offset-3"
              >
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="max-w-80 truncate text-ink">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
