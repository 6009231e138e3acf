import { useEffect, useId, useState } from 'react'
import { cn } from '../../../ui/cn.ts'
import { Input } from '../../../ui/input.tsx'
import { useDebouncedCallback } from '../../../ui/use-debounced-callback.ts'
import { WORDS_LENGTH_MAX } from '../contacts-address.ts'

const PAUSE_MS = 500

/** Words of a job title, reported when the typing pauses. */
export function TitleFilter({
  value,
  onChange,
  className,
}: {
  value: string
  onChange: (value: string) => void
  className?: string
}) {
  const [draft, setDraft] = useState(value)
  useEffect(() => setDraft(value), [value])
  const report = useDebouncedCallback(onChange, PAUSE_MS)
  function reportNow(next: string) {
    report.cancel()
    setDraft(next)
    onChange(next)
  }
  return (
    <Input
      aria-label="Job title"
      placeholder="Job title"
      value={draft}
      maxLength={WORDS_LENGTH_MAX}
      autoComplete="off"
      className={className}
      onChange={(event) => {
        setDraft(event.target.value)
        report.run(event.target.value)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') reportNow(draft)
        if (event.key === 'Escape' && draft) reportNow('')
      }}
    />
  )
}

/** The first or the last day of a span, in the browser's own control. */
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
