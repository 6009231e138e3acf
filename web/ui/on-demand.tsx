import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement, useState } from 'react'
import { part } from '../lib/parts.ts'
import { PART_FAILURE } from './lazy-part.tsx'
import type { Opening } from './overlays/use-opening.ts'
import { toast } from './toast.tsx'

type Overlays = typeof import('./overlays/overlays.ts')

/** What floats above the page: menus, dialogs, list boxes, popovers. */
export const overlays = part<Overlays>(() => import('./overlays/overlays.ts'))

/**
 * The overlay behind a button, or null while a `StandIn` is shown in its place. A stand-in stays until it is pressed, so
 * that no button is exchanged while it has the focus.
 */
export function useOnPress<Name extends keyof Overlays>(name: Name) {
  const [isReal, setIsReal] = useState(overlays.current() !== null)
  const [opening, setOpening] = useState<Opening | null>(null)
  const press = (how: Opening) => {
    setOpening(how)
    if (overlays.current()) return setIsReal(true)
    overlays.load().then(
      () => setIsReal(true),
      () => toast.error(PART_FAILURE),
    )
  }
  return { Loaded: isReal ? (overlays.current()?.[name] ?? null) : null, opening, press }
}

interface Pressable {
  onClick?: (event: MouseEvent<HTMLElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

/** A button as it looks and is announced before what it opens has loaded. */
export function StandIn({
  children,
  haspopup,
  onPress,
}: {
  children: ReactElement
  haspopup?: 'menu' | 'listbox'
  onPress: (how: Opening) => void
}) {
  const button = children as ReactElement<Pressable>
  return cloneElement(button, {
    ...{ 'aria-haspopup': haspopup, 'aria-expanded': false },
    onClick: (event: MouseEvent<HTMLElement>) => {
      button.props.onClick?.(event)
      // A click by a key has no detail.
      onPress(event.detail === 0 ? 'Enter' : 'pointer')
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      button.props.onKeyDown?.(event)
      if (!haspopup || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      event.preventDefault()
      onPress(event.key)
    },
  })
}
