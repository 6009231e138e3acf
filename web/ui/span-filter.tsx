import { useId } from 'react'
import { cn } from './cn.ts'
import { Input } from './input.tsx'

/** A range of days; an end that is missing is open. */
export interface DaySpan {
  readonly since: string | undefined
  readonly until: string | undefined
}

export interface SpanFilterProps {
  labels: readonly [since: string, until: string]
  span: { readonly since?: string | undefined; readonly until?: string | undefined }
  onChange: (span: DaySpan) => void
  /** Of each of the two inputs. */
  className?: string | undefined
}

/** Filters by a range of days. Neither end can be chosen beyond the other. */
export function SpanFilter({ labels: [from, to], span: { since, until }, onChange, className }: SpanFilterProps) {
  return (
    <>
      <DayFilter
        label={from}
        value={since}
        max={until}
        onChange={(day) => onChange({ since: day, until })}
        className={className}
      />
      <DayFilter
        label={to}
        value={until}
        min={since}
        onChange={(day) => onChange({ since, until: day })}
        className={className}
      />
    </>
  )
}

/** The first or last day of a range, in the browser's native date input. */
function DayFilter({
  label,
  value,
  min,
  max,
  onChange,
  className,
}: {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string | undefined) => void
  className?: string | undefined
}) {
  const id = useId()
  return (
    <div className={cn('flex items-center gap-2 max-sm:col-span-2', className)}>
      <label htmlFor={id} className="whitespace-nowrap text-muted text-xs max-sm:w-24">
        {label}
      </label>
      <Input
        id={id}
        type="date"
        value={value ?? ''}
        min={min}
        max={max}
        className="sm:w-36"
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    </div>
  )
}
