import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { cn } from './cn.ts'

export interface Segment<T extends string> {
  value: T
  label: string
  icon?: LucideIcon
  count?: number | string
}

export interface SegmentedControlProps<T extends string> {
  'aria-label': string
  value: T
  onChange: (value: T) => void
  segments: readonly Segment<T>[]
  /** Shows icons only. The labels are for screen readers. */
  isIconOnly?: boolean
  className?: string
}

/** A single choice from a few short options in a row, such as a mode or a filter. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={props['aria-label']}
      className={cn(
        'inline-flex max-w-full flex-wrap gap-0.5 rounded-md border border-line bg-sunken p-0.5',
        props.className,
      )}
    >
      {props.segments.map(({ value, label, icon: Icon, count }) => (
        <label
          key={value}
          title={props.isIconOnly ? label : undefined}
          className="relative inline-flex h-6.5 pointer-coarse:h-10 flex-1 cursor-pointer select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-sm border border-transparent px-2.5 pointer-coarse:px-3 font-medium text-muted text-xs transition-colors hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus has-checked:border-line-strong has-checked:bg-surface has-checked:text-ink has-checked:shadow-xs"
        >
          <input
            type="radio"
            name={name}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
            className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-sm outline-none"
          />
          {Icon ? <Icon aria-hidden="true" className="size-3.5" strokeWidth={1.75} /> : null}
          <span className={props.isIconOnly ? 'sr-only' : undefined}>{label}</span>
          {count === undefined ? null : <span className="text-faint tabular-nums">{count}</span>}
        </label>
      ))}
    </div>
  )
}
