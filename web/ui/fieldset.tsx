import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from './cn.ts'

export interface FieldsetProps {
  legend: ReactNode
  children: ReactNode
  hint?: ReactNode
  error?: string
  className?: string
}

/** A group of related controls (checkboxes, radios): legend, hint and error. */
export function Fieldset({ legend, children, hint, error, className }: FieldsetProps) {
  const messageId = useId()
  return (
    <fieldset aria-describedby={error || hint ? messageId : undefined} className={cn('min-w-0', className)}>
      <legend className="mb-1.5 font-medium text-ink text-sm">{legend}</legend>
      {children}
      {error ? (
        <p id={messageId} role="alert" className="mt-1.5 flex items-start gap-1.5 text-danger-text text-xs">
          <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" strokeWidth={2} />
          {error}
        </p>
      ) : hint ? (
        <p id={messageId} className="mt-1.5 text-faint text-xs">
          {hint}
        </p>
      ) : null}
    </fieldset>
  )
}
