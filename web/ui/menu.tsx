import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { overlays, StandIn, useOnPress } from './on-demand.tsx'

export interface MenuProps {
  /** One button element, such as `<Button>` or `<IconButton>`; it opens the menu. */
  trigger: ReactElement
  /** MenuItem and MenuSeparator elements. */
  children: ReactNode
  align?: 'start' | 'end'
  /** Not an item: the signed-in user, or the object of the menu. */
  header?: ReactNode
  className?: string
}

/** A menu of actions behind a button. Supports arrow keys, type-ahead and Escape. */
export function Menu(props: MenuProps) {
  const { Loaded, opening, press } = useOnPress('Menu')
  if (Loaded) return <Loaded {...props} opening={opening} />
  return (
    <StandIn haspopup="menu" onPress={press}>
      {props.trigger}
    </StandIn>
  )
}

export interface MenuItemProps {
  children: ReactNode
  icon?: LucideIcon
  /** The link's target. For an action, set `onSelect` instead. */
  href?: string
  onSelect?: () => void
  isDanger?: boolean
  isDisabled?: boolean
}

/** One action of a Menu. Passes on attributes such as `data-cookie-settings`. */
export function MenuItem(props: MenuItemProps) {
  // Only an open menu shows its items.
  const Item = overlays.current()?.MenuItem
  return Item ? <Item {...props} /> : null
}

/** A line between two groups of a Menu. */
export function MenuSeparator() {
  return <hr className="-mx-1 my-1 border-line border-t" />
}
