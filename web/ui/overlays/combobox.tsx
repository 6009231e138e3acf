import {
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Combobox as HeadlessCombobox,
} from '@headlessui/react'
import { Check, ChevronsUpDown } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { cn } from '../cn.ts'
import { type ComboboxOptionItem, type ComboboxProps, comboboxInputClass, labelIn } from '../combobox-input.ts'
import { useFieldWiring } from '../field.tsx'
import { popoverClass, popoverItemClass } from '../popover-class.ts'

/** Maximum number of options rendered. Typing more text narrows the list. */
const SHOWN_MAX = 80

/** What `../combobox.tsx` becomes once it has the focus, which it takes over with `hasFocus`. */
export function Combobox({
  value,
  onChange,
  options,
  placeholder,
  isDisabled,
  className,
  hasFocus,
  ...rest
}: ComboboxProps & { hasFocus: boolean }) {
  const [words, setWords] = useState('')
  const input = useRef<HTMLInputElement | null>(null)
  useEffect(() => {
    if (hasFocus) input.current?.focus({ preventScroll: true })
  }, [hasFocus])
  const { id } = useFieldWiring()
  const found = findOptions(options, words)
  return (
    <HeadlessCombobox
      value={value}
      onChange={(next: string | null) => next !== null && onChange(next)}
      onClose={() => setWords('')}
      disabled={isDisabled ?? false}
      immediate
    >
      <div className={cn('relative', className)}>
        <ComboboxInput
          as={WiredInput}
          ref={input}
          {...(id && { id })}
          aria-label={rest['aria-label']}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          displayValue={(of: string) => labelIn(options, of)}
          onChange={(event) => setWords(event.target.value)}
          // Selects the present text, so that typing replaces it.
          onFocus={(event) => event.target.select()}
          className={comboboxInputClass}
        />
        <ComboboxButton
          aria-label="Show all"
          className="absolute inset-y-0 right-0 flex w-8 items-center justify-center"
        >
          <ChevronsUpDown aria-hidden="true" className="size-3.5 text-faint" strokeWidth={1.75} />
        </ComboboxButton>
      </div>
      <ComboboxOptions
        anchor="bottom start"
        transition
        modal={false}
        // `!` is needed because Headless UI sets the available width as an inline style.
        className={cn(popoverClass, 'max-h-72! w-(--input-width) max-w-[calc(100vw-16px)]! empty:invisible')}
      >
        {found.slice(0, SHOWN_MAX).map(({ value: one, label, hint }) => (
          <ComboboxOption key={one} value={one} className={cn(popoverItemClass, 'group pr-2')}>
            <span className="min-w-0 flex-1">
              <span className="block truncate group-data-selected:font-medium">{label}</span>
              {hint ? <span className="block text-faint text-xs">{hint}</span> : null}
            </span>
            <Check
              aria-hidden="true"
              className="invisible size-4 shrink-0 text-brand-text group-data-selected:visible"
              strokeWidth={2}
            />
          </ComboboxOption>
        ))}
        {found.length === 0 ? <p className="px-2 py-1.5 text-muted text-sm">Nothing matches</p> : null}
      </ComboboxOptions>
    </HeadlessCombobox>
  )
}

/** The options that contain every word. Those that start with the typed text come first. */
function findOptions(options: readonly ComboboxOptionItem[], words: string): readonly ComboboxOptionItem[] {
  const wanted = plain(words).split(' ').filter(Boolean)
  if (wanted.length === 0) return options
  const found = options.filter(({ label, words: more }) => {
    const text = plain(`${label} ${more ?? ''}`)
    return wanted.every((word) => text.includes(word))
  })
  const begins = ({ label }: ComboboxOptionItem) =>
    plain(label)
      .split(' ')
      .some((word) => word.startsWith(wanted[0]!))
  return [...found.filter(begins), ...found.filter((one) => !begins(one))]
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[/_,()-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Headless UI overrides the given descriptions with its own, even empty ones. So the Field's are applied last. */
function WiredInput(props: ComponentProps<'input'>) {
  return <input {...props} {...useFieldWiring()} />
}
