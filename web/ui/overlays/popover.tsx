import { Popover as HeadlessPopover, PopoverButton, PopoverPanel } from '@headlessui/react'
import { Fragment } from 'react'
import { cn } from '../cn.ts'
import { popoverClass } from '../popover-class.ts'
import type { PopoverProps } from './props.ts'
import { type OpensItself, useOpening } from './use-opening.ts'

/** What `../popover.tsx` becomes. */
export function Popover({ trigger, children, align = 'end', className, opening, ...rest }: PopoverProps & OpensItself) {
  const button = useOpening(opening)
  return (
    <HeadlessPopover className="contents">
      <PopoverButton as={Fragment} ref={button}>
        {trigger}
      </PopoverButton>
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
