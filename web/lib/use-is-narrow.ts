import { useSyncExternalStore } from 'react'

/** Tailwind's `max-sm`. */
const NARROW = '(max-width: 639.98px)'

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia?.(NARROW)
  query?.addEventListener('change', onChange)
  return () => query?.removeEventListener('change', onChange)
}

/** Whether the window is as narrow as a phone, for differences beyond styling, such as which actions are in a menu. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia?.(NARROW).matches ?? false)
