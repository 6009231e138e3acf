import { overlays, StandIn, useOnPress } from './on-demand.tsx'
import type { MenuItemProps, MenuProps } from './overlays/props.ts'

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
