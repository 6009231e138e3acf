import { cn } from './cn.ts'

/** The box of every input control: one border at 3:1 contrast, brand ring on focus, red if invalid. */
export function controlClass(...extra: (string | undefined | false)[]): string {
  return cn(
    'w-full min-w-0 rounded-md border border-control bg-surface text-ink text-sm shadow-xs transition-colors',
    // iOS zooms the page when a control with text under 16px receives focus.
    'max-sm:text-lg',
    'text-ellipsis placeholder:text-faint hover:border-muted',
    'focus:border-focus focus:outline-2 focus:outline-focus/30 focus:outline-offset-0',
    'disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-sunken disabled:text-muted',
    'aria-invalid:border-danger aria-invalid:focus:outline-danger/30',
    ...extra,
  )
}
