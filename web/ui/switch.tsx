import { Description, Field, Switch as HeadlessSwitch, Label } from '@headlessui/react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

export interface SwitchProps {
  label: ReactNode
  hint?: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
  isDisabled?: boolean
  /** The label is only for screen readers. */
  isLabelHidden?: boolean
  className?: string
}

/** A setting that applies immediately. In a form that is submitted later, use a Checkbox. */
export function Switch({ label, hint, isOn, onChange, isDisabled, isLabelHidden, className }: SwitchProps) {
  return (
    <Field disabled={isDisabled} className={cn('flex items-start justify-between gap-4', className)}>
      <span className={cn('min-w-0', isLabelHidden && 'sr-only')}>
        <Label className="block cursor-pointer text-ink text-sm">{label}</Label>
        {hint ? <Description className="text-faint text-xs">{hint}</Description> : null}
      </span>
      <HeadlessSwitch
        checked={isOn}
        onChange={onChange}
        className="touch-target group relative mt-px inline-flex h-[18px] w-8 shrink-0 items-center rounded-full border border-control bg-sunken transition-colors data-checked:border-brand data-checked:bg-brand data-disabled:opacity-50"
      >
        <span className="size-3 translate-x-0.5 rounded-full bg-control shadow-xs transition-transform group-data-checked:translate-x-4 group-data-checked:bg-on-brand" />
      </HeadlessSwitch>
    </Field>
  )
}
