import { cn } from './cn.ts'

/** A spinning ring in the current text colour. Set `label` if no text beside it says what is loading. */
export function Spinner({ className, label }: { className?: string; label?: string }) {
  return (
    <span role={label ? 'status' : undefined} className={cn('inline-flex', className)}>
      <svg
        viewBox="0 0 16 16"
        fill="none"
        aria-hidden="true"
        className="size-[1em] animate-spin text-[1rem] motion-reduce:animate-none"
      >
        <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeWidth="1.75" opacity="0.25" />
        <path d="M14.25 8A6.25 6.25 0 0 0 8 1.75" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  )
}
