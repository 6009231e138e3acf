import { StandIn, useOnPress } from './on-demand.tsx'
import type { PopoverProps } from './overlays/props.ts'

/** A floating panel behind a button, with any content. Escape and a click outside close it. */
export function Popover(props: PopoverProps) {
  const { Loaded, opening, press } = useOnPress('Popover')
  if (Loaded) return <Loaded {...props} opening={opening} />
  return <StandIn onPress={press}>{props.trigger}</StandIn>
}
