import { useEffect, useRef } from 'react'

/** How someone pressed the button that stood here: with a pointer, or with this key. */
export type Opening = 'pointer' | 'Enter' | 'ArrowDown' | 'ArrowUp'

export interface OpensItself {
  /** The press that this replaced, which opens it right away. */
  opening?: Opening | null | undefined
}

/** Repeats a press on the button that the returned ref is for, once it is there. */
export function useOpening(opening: Opening | null | undefined) {
  const button = useRef<HTMLButtonElement | null>(null)
  useEffect(() => {
    if (!opening) return
    // After the press itself, which would count as a click outside.
    const timer = setTimeout(() => {
      button.current?.focus({ preventScroll: true })
      if (opening === 'pointer') button.current?.click()
      else
        button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: opening, bubbles: true, cancelable: true }))
    })
    return () => clearTimeout(timer)
  }, [opening])
  return button
}
