import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { useFieldWiring } from '../field.tsx'
import { popoverClass, popoverItemClass } from '../popover-class.ts'
import { SelectFace, type SelectProps, selectButton } from '../select-face.tsx'
import { type OpensItself, useOpening } from './use-opening.ts'

/** What `../select.tsx` becomes. */
export function Select<T extends string | number>(props: SelectProps<T> & OpensItself) {
  const { id } = useFieldWiring()
  const button = useOpening(props.opening)
  return (
    <Listbox
      value={props.value}
      onChange={(value) => value !== null && props.onChange(value)}
      name={props.name}
      disabled={props.isDisabled}
    >
      <ListboxButton as={WiredButton} ref={button} id={id} {...selectButton(props)}>
        <SelectFace {...props} />
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
