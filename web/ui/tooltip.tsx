import { cloneElement, type ReactElement, useId, useState } from 'react'
import { cn } from './cn.ts'

export interface TooltipProps {
  /** A short explanation. Do not put anything here that users need to operate the control. */
  content: string
  /** One focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string }>
  side?: 'top' | 'bottom'
  className?: string
}

/** A hint on hover and focus; Escape hides it. */
export function Tooltip({ content, children, side = 'top', className }: TooltipProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches hover and focus of the control inside
    <span
      className={cn('relative inline-flex', className)}
      onPointerEnter={() => setIsOpen(true)}
      onPointerLeave={() => setIsOpen(false)}
      onFocus={() => setIsOpen(true)}
      onBlur={() => setIsOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setIsOpen(false)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span
        role="tooltip"
        id={id}
        className={cn(
          'pointer-events-none absolute left-1/2 z-50 w-max max-w-60 -translate-x-1/2 rounded-md bg-ink px-2 py-1 text-canvas text-xs shadow-md transition-opacity delay-150 duration-100',
          side === 'top' ? 'bottom-full mb-1.5' : 'top-full mt-1.5',
          isOpen ? 'opacity-100' : 'invisible opacity-0 delay-0',
        )}
      >
        {content}
      </span>
    </span>
  )
}
