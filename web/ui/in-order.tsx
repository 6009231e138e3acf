import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { cn } from './cn.ts'

export interface InOrderProps {
  children: ReactNode
  /** Only under 1024px, where columns become one. */
  isNarrowOnly?: boolean
  /** Called whenever loading starts or ends. */
  onWaiting?: (isWaiting: boolean) => void
  className?: string
}

/**
 * While one of its children still shows a Skeleton, hides the children after it, although they load at the same time.
 * So nothing moves that a user has begun to read.
 */
export function InOrder({ children, isNarrowOnly = false, onWaiting, className }: InOrderProps) {
  const container = useRef<HTMLDivElement>(null)
  // No state: a change of state in a layout effect renders again in the same task.
  const wasWaiting = useRef(false)
  const onArranged = useEffectEvent((isWaiting: boolean) => {
    if (isWaiting !== wasWaiting.current) onWaiting?.(isWaiting)
    wasWaiting.current = isWaiting
  })
  useLayoutEffect(() => {
    const element = container.current
    if (!element) return
    const arrange = () => onArranged(holdBack(element))
    arrange()
    // Each part has its own query and changes independently. The observer's callback runs before the next paint.
    // `:has()` alone would need no script, but Chromium then leaves parts hidden that are ready.
    const observer = new MutationObserver(arrange)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={container} className={cn(isNarrowOnly ? 'max-lg:*:data-waits:hidden' : '*:data-waits:hidden', className)}>
      {children}
    </div>
  )
}

/** Marks every child after the first one with a skeleton. Returns whether there is a skeleton. */
function holdBack(element: HTMLElement): boolean {
  let isWaiting = false
  for (const child of element.children) {
    child.toggleAttribute('data-waits', isWaiting)
    isWaiting ||= child.querySelector('[data-skeleton]') !== null
  }
  return isWaiting
}
