import clsx from 'clsx'
import type { ReactNode } from 'react'

export interface ScrollRowProps {
  children: ReactNode
  /** Whether the last one, which is the main action, comes first on a phone. */
  isLastFirst?: boolean
}

/**
 * Controls in a line that wraps. On a phone, one row from edge to edge that scrolls sideways, so that the content below
 * begins higher. Its parent has a padding of 1rem there.
 */
export function ScrollRow({ children, isLastFirst = false }: ScrollRowProps) {
  return (
    <div
      className={clsx(
        'scroll-row flex items-center gap-2 empty:hidden sm:flex-wrap',
        'max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:px-4 max-sm:[&>*]:shrink-0',
        isLastFirst && 'max-sm:[&>:last-child]:order-first',
      )}
    >
      {children}
    </div>
  )
}
