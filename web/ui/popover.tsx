import type { ReactElement, ReactNode } from 'react'
import { StandIn, useOnPress } from './on-demand.tsx'

export interface PopoverProps {
  /** One button element; it opens and closes the panel. */
  trigger: ReactElement
  /** The panel, or a function of `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  align?: 'start' | 'end'
  'aria-label'?: string
  className?: string
}

/** A floating panel behind a button, with any content. Escape and a click outside close it. */
export function Popover(props: PopoverProps) {
  const { Loaded, opening, press } = useOnPress('Popover')
  if (Loaded) return <Loaded {...props} opening={opening} />
  return <StandIn onPress={press}>{props.trigger}</StandIn>
}
