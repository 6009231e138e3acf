/** Code that no first screen needs: it loads with the first sign of a hand (`load-parts-early.ts`) or when it is used. */
export interface Part<Module> {
  /** The code, or null until it has loaded. */
  readonly current: () => Module | null
  /** Loads it once; tries again after a failure. */
  readonly load: () => Promise<Module>
  /** @returns what ends the subscription */
  readonly subscribe: (onLoaded: () => void) => () => void
}

const missing = new Set<Part<unknown>>()

/** Declares a part, which `load` imports. */
export function part<Module>(load: () => Promise<Module>): Part<Module> {
  let loaded: Module | null = null
  let loading: Promise<Module> | null = null
  const listeners = new Set<() => void>()
  const one: Part<Module> = {
    current: () => loaded,
    load: () => {
      loading ??= load().then(
        (module) => {
          loaded = module
          missing.delete(one)
          for (const listener of listeners) listener()
          return module
        },
        (error: unknown) => {
          loading = null
          throw error
        },
      )
      return loading
    },
    subscribe: (onLoaded) => {
      listeners.add(onLoaded)
      return () => void listeners.delete(onLoaded)
    },
  }
  missing.add(one)
  return one
}

/** Loads one after the other the parts declared so far, and those that they declare. What fails is left for its use. */
export async function loadParts(pause: () => Promise<void> = async () => {}): Promise<void> {
  const tried = new Set<Part<unknown>>()
  for (const one of missing) {
    if (tried.has(one)) continue
    tried.add(one)
    await pause()
    await one.load().catch(() => {})
  }
}
