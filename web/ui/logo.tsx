import { cn } from './cn.ts'

/** The mark: an index card with one contact on it. `isMarkOnly` leaves the name to screen readers. */
export function Logo({ isMarkOnly = false, className }: { isMarkOnly?: boolean; className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-2', className)}>
      <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className="size-6 shrink-0">
        <rect width="32" height="32" rx="7" className="fill-brand" />
        <g className="stroke-on-brand" strokeLinecap="round" strokeLinejoin="round">
          <path d="M8.5 9.5h6l1.8 2.3h7.2v11.7h-15z" strokeWidth="2" />
          <path d="M18 15.8h3M18 19h3" strokeWidth="1.8" />
        </g>
        <circle cx="13.5" cy="17.3" r="1.9" className="fill-on-brand" />
      </svg>
      <span className={isMarkOnly ? 'sr-only' : 'font-semibold text-ink text-lg tracking-[-0.025em]'}>Contactory</span>
    </span>
  )
}
