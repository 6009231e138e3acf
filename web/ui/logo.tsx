import { cn } from './cn.ts'
import { useSiteName } from './site-name.ts'

/** The logo: a C around a contact. With `isMarkOnly`, the name is only for screen readers. */
export function Logo({ isMarkOnly = false, className }: { isMarkOnly?: boolean; className?: string }) {
  const siteName = useSiteName()
  return (
    <span className={cn('inline-flex items-center gap-2', className)}>
      <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className="size-6 shrink-0">
        <rect width="32" height="32" rx="7" className="fill-brand" />
        <path d="M20.6 20.6a6.5 6.5 0 1 1 0-9.2" className="stroke-on-brand" strokeWidth="3" strokeLinecap="round" />
        <circle cx="22.6" cy="16" r="2.1" className="fill-on-brand" />
      </svg>
      <span className={isMarkOnly ? 'sr-only' : 'font-semibold text-ink text-lg tracking-[-0.025em]'}>{siteName}</span>
    </span>
  )
}
