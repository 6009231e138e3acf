import { cn } from './cn.ts'
import type { Tone } from './tone.ts'

export interface ProgressProps {
  /** What is progressing, for screen readers. */
  label: string
  /** 0 to 100; null if unknown. */
  value: number | null
  tone?: Extract<Tone, 'neutral' | 'brand' | 'success' | 'warning' | 'danger'>
  size?: 'sm' | 'md'
  className?: string
}

const fills = {
  neutral: 'bg-control',
  brand: 'bg-brand',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
}

/** A progress or usage bar. */
export function Progress({ label, value, tone = 'brand', size = 'md', className }: ProgressProps) {
  const percent = value === null ? null : Math.min(100, Math.max(0, Math.round(value)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      className={cn('w-full overflow-hidden rounded-full bg-line', size === 'sm' ? 'h-1' : 'h-1.5', className)}
    >
      <div
        className={cn(
          'h-full rounded-full transition-[width] duration-300 ease-out',
          fills[tone],
          percent === null && 'w-2/5 animate-indeterminate',
        )}
        style={percent === null ? undefined : { width: `${percent}%` }}
      />
    </div>
  )
}
