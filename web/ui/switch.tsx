import { type ReactNode, useId } from 'react'
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
  const id = useId()
  return (
    <div className={cn('flex items-start justify-between gap-4', className)}>
      <span className={cn('min-w-0', isLabelHidden && 'sr-only')}>
        <label id={`${id}-label`} htmlFor={id} className="block cursor-pointer text-ink text-sm">
          {label}
        </label>
        {hint ? (
          <span id={`${id}-hint`} className="text-faint text-xs">
            {hint}
          </span>
        ) : null}
      </span>
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={isDisabled}
        onClick={() => onChange(!isOn)}
        className="touch-target group relative mt-px inline-flex h-[18px] w-8 shrink-0 items-center rounded-full border border-control bg-sunken transition-colors aria-checked:border-brand aria-checked:bg-brand disabled:opacity-50"
      >
        <span className="size-3 translate-x-0.5 rounded-full bg-control shadow-xs transition-transform group-aria-checked:translate-x-4 group-aria-checked:bg-on-brand" />
      </button>
    </div>
  )
}
