import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/**
 * After a change of page, moves focus to the main element and scrolls to the top, as a full page load would do, so that
 * keyboard and screen-reader users start where the new page starts.
 * @returns the ref of the main element
 */
export function useFocusOnNavigation() {
  const main = useRef<HTMLElement | null>(null)
  const [location] = useLocation()
  const previous = useRef(location)
  useEffect(() => {
    if (previous.current === location) return
    previous.current = location
    main.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [location])
  return main
}
