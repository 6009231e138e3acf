import { useId } from 'react'
import { cn } from './cn.ts'
import { Input } from './input.tsx'

/** The first or last day of a range, in the browser's native date input. */
export function DayFilter({
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
