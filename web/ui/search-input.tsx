import { Search, X } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { Input } from './input.tsx'
import { useDebouncedCallback } from './use-debounced-callback.ts'

export interface SearchInputProps {
  'aria-label': string
  /** The active search (from the URL). The text being typed is local state. */
  value: string
  /** Called `delayMs` after the last keystroke, and immediately on Enter or when cleared. */
  onChange: (value: string) => void
  delayMs?: number
  lengthMax?: number
  placeholder?: string
  /** Shown at the right while the input is empty, such as a shortcut. */
  trailing?: ReactNode
  ref?: Ref<HTMLInputElement>
  className?: string
}

/** A search box that reports its value once typing pauses. */
export function SearchInput({
  value,
  onChange,
  delayMs = 500,
  lengthMax,
  placeholder = 'Search',
  trailing,
  ref,
  className,
  ...rest
}: SearchInputProps) {
  const [draft, setDraft] = useState(value)
  useEffect(() => setDraft(value), [value])
  const report = useDebouncedCallback(onChange, delayMs)

  function reportNow(next: string) {
    report.cancel()
    setDraft(next)
    onChange(next)
  }
  return (
    <search className={className}>
      <Input
        ref={ref}
        type="search"
        aria-label={rest['aria-label']}
        icon={Search}
        placeholder={placeholder}
        value={draft}
        maxLength={lengthMax}
        autoComplete="off"
        spellCheck={false}
        className="[&::-webkit-search-cancel-button]:hidden"
        onChange={(event) => {
          setDraft(event.target.value)
          report.run(event.target.value)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') reportNow(draft)
          if (event.key === 'Escape' && draft) {
            // Otherwise Escape would also close a dialog around it.
            event.preventDefault()
            reportNow('')
          }
        }}
        trailing={
          draft ? (
            <IconButton icon={X} label="Clear search" size="sm" className="border-0" onClick={() => reportNow('')} />
          ) : (
            trailing
          )
        }
      />
    </search>
  )
}
