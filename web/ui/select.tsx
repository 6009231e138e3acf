import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import { Check, ChevronsUpDown, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { controlClass } from './control-class.ts'
import { useFieldWiring } from './field.tsx'
import { popoverClass, popoverItemClass } from './popover-class.ts'

export interface SelectOption<T extends string | number> {
  value: T
  label: string
  hint?: string
  icon?: LucideIcon
  isDisabled?: boolean
}

export interface SelectProps<T extends string | number> {
  value: T | null
  onChange: (value: T) => void
  options: readonly SelectOption<T>[]
  placeholder?: string
  /** Required outside a Field. */
  'aria-label'?: string
  name?: string
  isDisabled?: boolean
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

const heights = {
  sm: 'h-7 pl-2 pr-7 text-xs pointer-coarse:h-10',
  md: 'h-8 pl-2.5 pr-8 pointer-coarse:h-10',
  lg: 'h-10 pl-3 pr-8 text-base',
}

/** A single choice from many options. Supports type-ahead and arrow keys. Connects itself to the Field around it. */
export function Select<T extends string | number>(props: SelectProps<T>) {
  const { id } = useFieldWiring()
  const selected = props.options.find((option) => option.value === props.value)
  return (
    <Listbox
      value={props.value}
      onChange={(value) => value !== null && props.onChange(value)}
      name={props.name}
      disabled={props.isDisabled}
    >
      <ListboxButton
        as={WiredButton}
        id={id}
        aria-label={props['aria-label'] && `${props['aria-label']}: ${selected?.label ?? props.placeholder ?? 'none'}`}
        className={controlClass(
          'relative flex items-center gap-2 text-left',
          heights[props.size ?? 'md'],
          props.className,
        )}
      >
        {selected?.icon ? (
          <selected.icon aria-hidden="true" className="size-4 shrink-0 text-faint" strokeWidth={1.75} />
        ) : null}
        <span className={cn('truncate', !selected && 'text-faint')}>
          {selected?.label ?? props.placeholder ?? 'Choose…'}
        </span>
        <ChevronsUpDown aria-hidden="true" className="absolute right-2 size-3.5 text-faint" strokeWidth={1.75} />
      </ListboxButton>
      <ListboxOptions
        anchor="bottom start"
        transition
        modal={false}
        // `!` is needed because Headless UI sets the available width as an inline style.
        className={cn(popoverClass, 'min-w-(--button-width) max-w-[min(24rem,calc(100vw-16px))]!')}
      >
        {props.options.map((option) => (
          <ListboxOption
            key={option.value}
            value={option.value}
            disabled={option.isDisabled}
            className={cn(popoverItemClass, 'group pr-2')}
          >
            {option.icon ? (
              <option.icon aria-hidden="true" className="size-4 shrink-0 text-faint" strokeWidth={1.75} />
            ) : null}
            <span className="min-w-0 flex-1">
              <span className="block truncate group-data-selected:font-medium">{option.label}</span>
              {option.hint ? <span className="block text-faint text-xs">{option.hint}</span> : null}
            </span>
            <Check
              aria-hidden="true"
              className="invisible size-4 shrink-0 text-brand-text group-data-selected:visible"
              strokeWidth={2}
            />
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  )
}

/** Headless UI overrides the given descriptions with its own, even empty ones. So the Field's are applied last. */
function WiredButton(props: ComponentProps<'button'>) {
  // A button has no required state, and a select always has a choice.
  const { 'aria-required': _, ...wiring } = useFieldWiring()
  return <button {...props} {...wiring} />
}
