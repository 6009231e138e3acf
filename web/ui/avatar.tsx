import { cn } from './cn.ts'

/** The initial of a person or account. It is decorative beside the name, so hidden from screen readers. */
export function Avatar({
  name,
  size = 'md',
  className,
}: {
  name: string
  size?: 'sm' | 'md' | 'lg'
  className?: string
}) {
  const initial = Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '?'
  const sizes = { sm: 'size-6 text-2xs', md: 'size-7 text-xs', lg: 'size-10 text-base' }
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-flex shrink-0 select-none items-center justify-center rounded-md bg-brand-soft font-semibold text-brand-text',
        sizes[size],
        className,
      )}
    >
      {initial}
    </span>
  )
}
