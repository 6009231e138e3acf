import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from './cn.ts'

export interface RadioOption<T extends string> {
  value: T
  label: ReactNode
  hint?: ReactNode
  icon?: LucideIcon
  isDisabled?: boolean
}

export interface RadioGroupProps<T extends string> {
  /** The group's label: shown above, or with `isLabelHidden` only for screen readers. */
  label: string
  isLabelHidden?: boolean
  value: T
  onChange: (value: T) => void
  options: readonly RadioOption<T>[]
  /** `cards` arranges bordered tiles side by side where there is room. */
  layout?: 'list' | 'cards'
  className?: string
}

/** A single choice from a few visible options. The arrow keys move between them. */
export function RadioGroup<T extends string>(props: RadioGroupProps<T>) {
  const id = useId()
  const isCards = props.layout === 'cards'
  return (
    <div
      role="radiogroup"
      aria-label={props.isLabelHidden ? props.label : undefined}
      aria-labelledby={props.isLabelHidden ? undefined : `${id}-label`}
      className={cn('flex flex-col gap-1.5', props.className)}
    >
      {props.isLabelHidden ? null : (
        <span id={`${id}-label`} className="font-medium text-ink text-sm">
          {props.label}
        </span>
      )}
      <div className={isCards ? 'grid gap-2 sm:grid-flow-col sm:auto-cols-fr' : 'flex flex-col gap-2'}>
        {props.options.map(({ value, label, hint, icon: Icon, isDisabled }) => (
          <label
            key={value}
            className={cn(
              'group relative flex cursor-pointer items-start gap-2 rounded-md text-sm pointer-coarse:min-h-10 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-disabled:cursor-not-allowed has-disabled:opacity-50',
              isCards &&
                'border border-line-strong bg-surface p-3 shadow-xs hover:border-control has-checked:border-brand has-checked:bg-brand-soft',
            )}
          >
            <input
              type="radio"
              name={id}
              checked={value === props.value}
              disabled={isDisabled}
              onChange={() => props.onChange(value)}
              className="absolute inset-0 m-0 size-full cursor-[inherit] appearance-none rounded-md outline-none"
            />
            <span className="mt-0.5 flex size-4 shrink-0 items-center justify-center rounded-full border border-control bg-surface group-has-checked:border-brand group-has-checked:bg-brand">
              <span className="size-1.5 rounded-full bg-transparent group-has-checked:bg-on-brand" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-medium text-ink">{label}</span>
              {hint ? <span className="block text-muted text-xs">{hint}</span> : null}
            </span>
            {Icon ? <Icon aria-hidden="true" className="mt-0.5 size-4 text-faint" strokeWidth={1.75} /> : null}
          </label>
        ))}
      </div>
    </div>
  )
}
