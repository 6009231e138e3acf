import type { ReactNode } from 'react'
import { cn } from './cn.ts'

export interface Definition {
  term: string
  detail: ReactNode
}

/** Terms and details side by side, separated by lines. */
export function DefinitionList({ items, className }: { items: readonly Definition[]; className?: string }) {
  return (
    <dl className={cn('divide-y divide-line text-sm', className)}>
      {items.map(({ term, detail }) => (
        <div key={term} className="grid grid-cols-[7rem_minmax(0,1fr)] items-baseline gap-4 py-2">
          <dt className="text-muted">{term}</dt>
          <dd className="wrap-break-word text-ink">{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
