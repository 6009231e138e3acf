import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { part } from '../lib/parts.ts'
import { cn } from './cn.ts'
import { controlClass } from './control-class.ts'
import { useFieldWiring } from './field.tsx'
import { PART_FAILURE } from './lazy-part.tsx'
import { toast } from './toast.tsx'

export interface ComboboxOptionItem {
  readonly value: string
  readonly label: string
  readonly hint?: string
  /** Additional search terms. */
  readonly words?: string
}

export interface ComboboxProps {
  value: string
  onChange: (value: string) => void
  options: readonly ComboboxOptionItem[]
  placeholder?: string
  /** Required outside a Field. */
  'aria-label'?: string
  isDisabled?: boolean
  className?: string
}

const searchable = part(() => import('./overlays/combobox.tsx'))

export const comboboxInputClass = controlClass('h-8 pointer-coarse:h-10 pr-8 pl-2.5')
export const labelIn = (options: readonly ComboboxOptionItem[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value

/**
 * A single choice from a very long list, with search. Connects itself to the Field around it. The list and its search load
 * when the field gets the focus.
 */
export function Combobox(props: ComboboxProps) {
  const [isReal, setIsReal] = useState(searchable.current() !== null)
  const [hasFocus, setHasFocus] = useState(false)
  const { 'aria-required': _, ...wiring } = useFieldWiring()
  const Loaded = isReal ? searchable.current()?.Combobox : undefined
  if (Loaded) return <Loaded {...props} hasFocus={hasFocus} />
  const start = () => {
    setHasFocus(true)
    searchable.load().then(
      () => setIsReal(true),
      () => toast.error(PART_FAILURE),
    )
  }
  return (
    <div className={cn('relative', props.className)}>
      <input
        type="text"
        role="combobox"
        aria-expanded={false}
        aria-controls=""
        aria-label={props['aria-label']}
        {...wiring}
        readOnly
        disabled={props.isDisabled}
        placeholder={props.placeholder}
        value={labelIn(props.options, props.value)}
        onFocus={start}
        className={comboboxInputClass}
      />
      <ChevronsUpDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-3.5 text-faint"
        strokeWidth={1.75}
      />
    </div>
  )
}
