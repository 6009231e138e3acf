import { usePart } from './lazy-part.tsx'
import { overlays } from './on-demand.tsx'
import type { DialogProps } from './overlays/props.ts'

/** A modal dialog: traps focus, closes on Escape and on the backdrop, a sheet from the bottom under 640px. */
export function Dialog(props: DialogProps) {
  const Loaded = usePart(overlays, props.isOpen, props.onClose)?.Dialog
  return Loaded ? <Loaded {...props} /> : null
}
