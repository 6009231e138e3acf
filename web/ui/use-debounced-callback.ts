import { useEffect, useRef } from 'react'

/**
 * Returns a function that runs `callback` once `delayMs` have passed since its last call. `cancel` drops a pending
 * call. Unmounting the component drops it, too.
 */
export function useDebouncedCallback<Args extends unknown[]>(callback: (...args: Args) => void, delayMs: number) {
  const latest = useRef(callback)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = callback
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    run(...args: Args) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(...args), delayMs)
    },
    cancel() {
      clearTimeout(timer.current)
    },
  }
}
