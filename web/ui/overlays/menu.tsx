import { Menu as HeadlessMenu, MenuItem as HeadlessMenuItem, MenuButton, MenuItems } from '@headlessui/react'
import { Fragment } from 'react'
import { Link } from 'wouter'
import { cn } from '../cn.ts'
import { popoverClass, popoverItemClass } from '../popover-class.ts'
import type { MenuItemProps, MenuProps } from './props.ts'
import { type OpensItself, useOpening } from './use-opening.ts'

/** What `../menu.tsx` becomes. */
export function Menu({ trigger, children, align = 'end', header, className, opening }: MenuProps & OpensItself) {
  const button = useOpening(opening)
  return (
    <HeadlessMenu>
      <MenuButton as={Fragment} ref={button}>
        {trigger}
      </MenuButton>
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

/** What the MenuItem of `../menu.tsx` becomes. */
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
