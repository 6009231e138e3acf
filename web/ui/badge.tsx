import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import type { Tone } from './tone.ts'

export interface BadgeProps {
  tone?: Tone
  children: ReactNode
  icon?: LucideIcon
  /** A dot before the text, for states. */
  hasDot?: boolean
  className?: string
}

const tones: Record<Tone, string> = {
  neutral: 'bg-hover text-muted',
  brand: 'bg-brand-soft text-brand-text',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  caution: 'bg-caution-soft text-caution-text',
  danger: 'bg-danger-soft text-danger-text',
  info: 'bg-info-soft text-info-text',
}

/** A word or number about the item beside it: a state, a type or a count. */
export function Badge({ tone = 'neutral', children, icon: Icon, hasDot, className }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex h-5 w-fit items-center gap-1 whitespace-nowrap rounded-sm px-1.5 font-medium text-2xs tabular-nums',
        tones[tone],
        className,
      )}
    >
      {hasDot ? (
        <span aria-hidden="true" className="size-1.5 rounded-full bg-current forced-color-adjust-none" />
      ) : null}
      {Icon ? <Icon aria-hidden="true" className="size-3" strokeWidth={2} /> : null}
      {children}
    </span>
  )
}
