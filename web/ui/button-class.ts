import { cn } from './cn.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-ghost'
export type ButtonSize = 'sm' | 'md' | 'lg'

const base =
  'touch-target inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md border font-medium whitespace-nowrap select-none transition-colors duration-100 disabled:pointer-events-none disabled:opacity-50'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-brand text-on-brand shadow-xs hover:bg-brand-hover',
  secondary: 'border-line-strong bg-surface text-ink shadow-xs hover:bg-hover',
  ghost: 'border-transparent text-muted hover:bg-hover hover:text-ink',
  danger: 'border-transparent bg-danger text-on-danger shadow-xs hover:bg-danger-hover',
  'danger-ghost': 'border-transparent text-danger-text hover:bg-danger-soft',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-7 px-2 text-xs pointer-coarse:h-8',
  md: 'h-8 px-3 text-sm pointer-coarse:h-10',
  lg: 'h-10 px-4 text-base',
}

/** The classes shared by buttons and links styled as buttons. */
export function buttonClass(
  { variant, size, isBlock }: { variant: ButtonVariant; size: ButtonSize; isBlock?: boolean },
  className?: string,
): string {
  return cn(base, variants[variant], sizes[size], isBlock && 'w-full', className)
}
