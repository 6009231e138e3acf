import { RadioGroup as HeadlessRadioGroup, Label, Radio } from '@headlessui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
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
  const isCards = props.layout === 'cards'
  return (
    <HeadlessRadioGroup
      value={props.value}
      onChange={props.onChange}
      aria-label={props.isLabelHidden ? props.label : undefined}
      className={cn('flex flex-col gap-1.5', props.className)}
    >
      {props.isLabelHidden ? null : <Label className="font-medium text-ink text-sm">{props.label}</Label>}
      <div className={isCards ? 'grid gap-2 sm:grid-flow-col sm:auto-cols-fr' : 'flex flex-col gap-2'}>
        {props.options.map(({ value, label, hint, icon: Icon, isDisabled }) => (
          <Radio
            key={value}
            value={value}
            disabled={isDisabled}
            className={cn(
              'group flex cursor-pointer items-start gap-2 rounded-md text-sm pointer-coarse:min-h-10 data-disabled:cursor-not-allowed data-disabled:opacity-50',
              isCards &&
                'border border-line-strong bg-surface p-3 shadow-xs hover:border-control data-checked:border-brand data-checked:bg-brand-soft',
            )}
          >
            <span className="mt-0.5 flex size-4 shrink-0 items-center justify-center rounded-full border border-control bg-surface group-data-checked:border-brand group-data-checked:bg-brand">
              <span className="size-1.5 rounded-full bg-transparent group-data-checked:bg-on-brand" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-medium text-ink">{label}</span>
              {hint ? <span className="block text-muted text-xs">{hint}</span> : null}
            </span>
            {Icon ? <Icon aria-hidden="true" className="mt-0.5 size-4 text-faint" strokeWidth={1.75} /> : null}
          </Radio>
        ))}
      </div>
    </HeadlessRadioGroup>
  )
}
