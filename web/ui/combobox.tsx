import { ChevronsUpDown } from 'lucide-react'
import { useId, useState } from 'react'
import { part } from '../lib/parts.ts'
import { cn } from './cn.ts'
import { type ComboboxProps, comboboxInputClass, labelIn } from './combobox-input.ts'
import { useFieldWiring } from './field.tsx'
import { PART_FAILURE } from './lazy-part.tsx'
import { toast } from './toast.tsx'

const searchable = part(() => import('./overlays/combobox.tsx'))

/**
 * A single choice from a very long list, with search. Connects itself to the Field around it. The list and its search load
 * when the field gets the focus.
 */
export function Combobox(props: ComboboxProps) {
  const [isReal, setIsReal] = useState(searchable.current() !== null)
  const list = useId()
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
        aria-controls={list}
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
