import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId } from 'react'
import { cn } from './cn.ts'

export interface FieldProps {
  label: ReactNode
  children: ReactNode
  hint?: ReactNode
  /** Replaces the hint, marks the control invalid and is announced. */
  error?: string
  /** Shown right of the label: "Optional", a link. */
  aside?: ReactNode
  isRequired?: boolean
  /**
   * Only for screen readers. `wide` shows it under 640px, where a row of fields becomes a column and each needs a
   * label.
   */
  isLabelHidden?: boolean | 'wide'
  className?: string
}

/** Label, control, hint and error of one form field. The control inside gets its id and descriptions automatically. */
export function Field({ label, children, hint, error, aside, isRequired, isLabelHidden, className }: FieldProps) {
  const id = useId()
  const messageId = `${id}-message`
  const hasMessage = Boolean(error || hint)
  const hiding = isLabelHidden === 'wide' ? 'sm:sr-only' : isLabelHidden ? 'sr-only' : undefined
  return (
    <FieldContext
      value={{
        id,
        'aria-describedby': hasMessage ? messageId : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      }}
    >
      <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
        <div className={cn('flex items-baseline justify-between gap-3', aside ? undefined : hiding)}>
          <label htmlFor={id} className={cn('font-medium text-ink text-sm', hiding)}>
            {label}
          </label>
          {aside ? <span className="text-faint text-xs">{aside}</span> : null}
        </div>
        {children}
        {error ? (
          <p id={messageId} role="alert" className="flex items-start gap-1.5 text-danger-text text-xs">
            <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" strokeWidth={2} />
            {error}
          </p>
        ) : hint ? (
          <p id={messageId} className="text-faint text-xs">
            {hint}
          </p>
        ) : null}
      </div>
    </FieldContext>
  )
}

interface FieldWiring {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

const FieldContext = createContext<FieldWiring>({})

/** Props that connect a control's focusable element to the Field around it; empty outside a Field. */
export function useFieldWiring(): FieldWiring {
  return useContext(FieldContext)
}
