import { type ComponentProps, type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import type { toast as Show } from 'sonner'
import type { LoadedToaster } from './toaster.tsx'

export interface ToastOptions {
  description?: string
  action?: { label: string; onClick: () => void }
  /** Milliseconds. Longer than the default if the toast has an action. */
  duration?: number
}

type Tone = 'success' | 'error' | 'warning' | 'info'
type Wait = (show: typeof Show) => void

/** What shows toasts; null until the first one has loaded it. */
let show: typeof Show | null = null
let waiting: readonly Wait[] = []
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const countWaiting = () => waiting.length

function toastAs(tone: Tone) {
  return (message: string, options?: ToastOptions): void => {
    if (show) return void show[tone](message, options)
    waiting = [...waiting, (ready) => ready[tone](message, options)]
    for (const listener of listeners) listener()
  }
}

/** Short notices at the top right that disappear after a moment. If the user must act, use an Alert in the page. */
export const toast = {
  success: toastAs('success'),
  error: toastAs('error'),
  warning: toastAs('warning'),
  info: toastAs('info'),
}

function start(ready: typeof Show): void {
  show = ready
  for (const one of waiting) one(ready)
  waiting = []
}

/** Where toasts appear. Render it once, in the app's providers. Loads with the first toast; each later one tries again. */
export function Toaster({ theme }: { theme: 'light' | 'dark' }) {
  const count = useSyncExternalStore(subscribe, countWaiting)
  const [Loaded, setLoaded] = useState<ComponentType<ComponentProps<typeof LoadedToaster>> | null>(null)
  useEffect(() => {
    if (count === 0 || Loaded) return
    void import('./toaster.tsx').then(
      (module) => setLoaded(() => module.LoadedToaster),
      () => {},
    )
  }, [count, Loaded])
  useEffect(
    () => () => {
      show = null
    },
    [],
  )
  return Loaded ? <Loaded theme={theme} onReady={start} /> : null
}
