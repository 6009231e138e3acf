import { type ComponentType, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Part, part } from '../lib/parts.ts'
import { toast } from './toast.tsx'

export const PART_FAILURE = "We couldn't load this part of the page. Check your connection and try again."

/**
 * A component that loads when it is first shown, such as a dialog: when it is rendered, unless its `isOpen` is false. Until
 * then nothing is in its place. If it cannot be loaded, a toast says so and its `onClose` is called; what has none fails as its page does.
 *
 * @param placeholder shown while it loads
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): ComponentType<Props> & { load: () => void } {
  const lazy = part(load)
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at the top of its module
  function LazyPart(props: Props) {
    const isOpen = !('isOpen' in props) || props.isOpen !== false
    const [error, setError] = useState<Error | null>(null)
    const Loaded = usePart(lazy, isOpen, () => {
      if ('onClose' in props && typeof props.onClose === 'function') props.onClose()
      else setError(new Error(PART_FAILURE))
    })
    if (error) throw error
    if (!Loaded) return isOpen ? placeholder : null
    return <Loaded {...props} />
  }
  // Early, for a button that someone reaches for.
  LazyPart.load = () => void lazy.load().catch(() => {})
  return LazyPart
}

/**
 * The code of a part.
 *
 * @param isWanted whether it is needed now, so that it loads
 * @param onFailure called when it cannot be loaded
 */
export function usePart<Module>(lazy: Part<Module>, isWanted: boolean, onFailure: () => void): Module | null {
  const found = useSyncExternalStore(lazy.subscribe, lazy.current)
  const fail = useRef(onFailure)
  useEffect(() => {
    fail.current = onFailure
  })
  const isMissing = isWanted && found === null
  useEffect(() => {
    if (!isMissing) return
    lazy.load().catch(() => {
      toast.error(PART_FAILURE)
      fail.current()
    })
  }, [isMissing, lazy])
  return found
}

/** The code of a part that is left out where it cannot be loaded; null until it has loaded. */
export function useOptionalPart<Module>(lazy: Part<Module>): Module | null {
  useEffect(() => void lazy.load().catch(() => {}), [lazy])
  return useSyncExternalStore(lazy.subscribe, lazy.current)
}
