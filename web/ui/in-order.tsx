import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { cn } from './cn.ts'

export interface InOrderProps {
  children: ReactNode
  /** Only under 1024px, where what stands side by side above it becomes one column. */
  isNarrowOnly?: boolean
  /** Told whenever something begins or ends to load. */
  onWaiting?: (isWaiting: boolean) => void
  className?: string
}

/**
 * While one of its children still shows a Skeleton, those after it are kept off the screen, though they load at the same time:
 * nothing that somebody has begun to read moves away.
 */
export function InOrder({ children, isNarrowOnly = false, onWaiting, className }: InOrderProps) {
  const container = useRef<HTMLDivElement>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  useLayoutEffect(() => {
    const element = container.current
    if (!element) return
    const arrange = () => setIsWaiting(holdBack(element))
    arrange()
    // Parts change by themselves, each with its own query. Its calls come before the next paint.
    // By :has() alone it would take no script, but Chromium then leaves parts hidden whose time has come.
    const observer = new MutationObserver(arrange)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  useLayoutEffect(() => onWaiting?.(isWaiting), [isWaiting, onWaiting])
  return (
    <div ref={container} className={cn(isNarrowOnly ? 'max-lg:*:data-waits:hidden' : '*:data-waits:hidden', className)}>
      {children}
    </div>
  )
}

/** Marks every child after the first that shows a skeleton, and says whether there is one. */
function holdBack(element: HTMLElement): boolean {
  let isWaiting = false
  for (const child of element.children) {
    child.toggleAttribute('data-waits', isWaiting)
    isWaiting ||= child.querySelector('[data-skeleton]') !== null
  }
  return isWaiting
}
