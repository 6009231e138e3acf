import { Popover as HeadlessPopover, PopoverButton, PopoverPanel } from '@headlessui/react'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { cn } from './cn.ts'
import { popoverClass } from './popover-class.ts'

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
export function Popover({ trigger, children, align = 'end', className, ...rest }: PopoverProps) {
  return (
    <HeadlessPopover className="contents">
      <PopoverButton as={Fragment}>{trigger}</PopoverButton>
      <PopoverPanel
        anchor={`bottom ${align}`}
        transition
        focus
        role="dialog"
        aria-label={rest['aria-label']}
        className={cn(popoverClass, 'w-80 max-w-[calc(100vw-16px)] p-0', className)}
      >
        {({ close }) => <>{typeof children === 'function' ? children(close) : children}</>}
      </PopoverPanel>
    </HeadlessPopover>
  )
}
