import { useFieldWiring } from './field.tsx'
import { StandIn, useOnPress } from './on-demand.tsx'
import { SelectFace, type SelectProps, selectButton } from './select-face.tsx'

/** A single choice from many options. Supports type-ahead and arrow keys. Connects itself to the Field around it. */
export function Select<T extends string | number>(props: SelectProps<T>) {
  const { Loaded, opening, press } = useOnPress('Select')
  // A button has no required state, and a select always has a choice.
  const { 'aria-required': _, ...wiring } = useFieldWiring()
  if (Loaded) return <Loaded {...props} opening={opening} />
  return (
    <>
      <StandIn haspopup="listbox" onPress={press}>
        <button type="button" disabled={props.isDisabled} {...selectButton(props)} {...wiring}>
          <SelectFace {...props} />
        </button>
      </StandIn>
      {props.name ? <input type="hidden" name={props.name} value={props.value ?? ''} /> : null}
    </>
  )
}
