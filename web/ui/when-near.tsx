import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Content begins to load this far below what is visible. */
const MARGIN = '400px'

export interface WhenNearProps {
  /** Shown until then. */
  placeholder: ReactNode
  children: ReactNode
}

/** Renders its content once it is nearly in view, so that what lies far below loads when the page is scrolled. */
export function WhenNear({ placeholder, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(!('IntersectionObserver' in globalThis))
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: MARGIN,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return isNear ? children : <div ref={place}>{placeholder}</div>
}
