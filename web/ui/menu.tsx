import { Menu as HeadlessMenu, MenuItem as HeadlessMenuItem, MenuButton, MenuItems } from '@headlessui/react'
import type { LucideIcon } from 'lucide-react'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { Link } from 'wouter'
import { cn } from './cn.ts'
import { popoverClass, popoverItemClass } from './popover-class.ts'

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
export function Menu({ trigger, children, align = 'end', header, className }: MenuProps) {
  return (
    <HeadlessMenu>
      <MenuButton as={Fragment}>{trigger}</MenuButton>
      <MenuItems
        anchor={`bottom ${align}`}
        transition
        modal={false}
        className={cn(popoverClass, 'min-w-44', className)}
      >
        {header ? <div className="-mx-1 mb-1 border-line border-b px-3 pt-1.5 pb-2">{header}</div> : null}
        {children}
      </MenuItems>
    </HeadlessMenu>
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
export function MenuItem({ children, icon: Icon, href, onSelect, isDanger, isDisabled, ...attributes }: MenuItemProps) {
  const classes = cn(popoverItemClass, isDanger && 'text-danger-text data-focus:bg-danger-soft')
  const content = (
    <>
      {Icon ? (
        <Icon aria-hidden="true" className={cn('size-4 shrink-0', !isDanger && 'text-faint')} strokeWidth={1.75} />
      ) : null}
      {children}
    </>
  )
  return (
    <HeadlessMenuItem disabled={isDisabled}>
      {href ? (
        <Link href={href} className={classes}>
          {content}
        </Link>
      ) : (
        <button {...attributes} type="button" className={classes} onClick={onSelect}>
          {content}
        </button>
      )}
    </HeadlessMenuItem>
  )
}

/** A line between two groups of a Menu. */
export function MenuSeparator() {
  return <hr className="-mx-1 my-1 border-line border-t" />
}
