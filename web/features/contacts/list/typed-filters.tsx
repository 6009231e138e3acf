import { useEffect, useState } from 'react'
import { Input } from '../../../ui/input.tsx'
import { useDebouncedCallback } from '../../../ui/use-debounced-callback.ts'
import { WORDS_LENGTH_MAX } from '../contacts-address.ts'

const PAUSE_MS = 500

/** Filter by words of a job title. Reports them once typing pauses. */
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
