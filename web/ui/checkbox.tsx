import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { cn } from './cn.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** If there is no visible label, set `aria-label`. */
  label?: ReactNode
  hint?: ReactNode
  /** Some, but not all, of the items it represents are selected. */
  isIndeterminate?: boolean
}

/** A native checkbox with our look; works with `register(...)` and as a controlled input. */
export function Checkbox({ label, hint, isIndeterminate = false, className, id, ref, ...rest }: CheckboxProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const own = useRef<HTMLInputElement | null>(null)
  useEffect(() => {
    if (own.current) own.current.indeterminate = isIndeterminate
  }, [isIndeterminate])

  const box = (
    <span className="relative z-1 flex size-4 shrink-0">
      <input
        {...rest}
        ref={(element) => {
          own.current = element
          if (typeof ref === 'function') return ref(element)
          if (ref) ref.current = element
        }}
        id={inputId}
        type="checkbox"
        aria-describedby={hint ? `${inputId}-hint` : rest['aria-describedby']}
        className="touch-target peer size-4 appearance-none rounded-sm border border-control bg-surface shadow-xs transition-colors checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand hover:border-muted disabled:opacity-50"
      />
      <svg
        viewBox="0 0 16 16"
        fill="none"
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 stroke-on-brand opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={isIndeterminate ? 'M4.5 8h7' : 'm4.25 8.25 2.5 2.5 5-5.25'} />
      </svg>
    </span>
  )
  if (!label) return <span className={cn('inline-flex', className)}>{box}</span>
  return (
    <div className={cn('relative flex items-start gap-2', !hint && 'pointer-coarse:py-2.5', className)}>
      <span className="flex h-5 items-center">{box}</span>
      <div className="min-w-0">
        {/* The whole row is clickable, including box and hint. */}
        <label htmlFor={inputId} className="cursor-pointer text-ink text-sm after:absolute after:inset-0">
          {label}
        </label>
        {hint ? (
          <p id={`${inputId}-hint`} className="text-faint text-xs">
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  )
}
