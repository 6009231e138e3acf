import { type ComponentType, lazy, useState } from 'react'

/** A component whose code loads when it is first shown, or earlier by `load`. */
export type LazyLoaded<Props> = ComponentType<Props> & { readonly load: () => Promise<unknown> }

/**
 * Like React's `lazy`, except that code that has loaded already is rendered at once: `lazy` suspends even then, and what
 * suspends in the first render is rendered later in one piece, with the next change above it.
 *
 * @param load imports the code
 */
export function lazyLoaded<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyLoaded<Props> {
  let loaded: ComponentType<Props> | null = null
  async function loadOnce() {
    const module = await load()
    loaded = module.default
    return module
  }
  const Later: ComponentType<Props> = lazy(loadOnce)
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, at the top of its module
  function Component(props: Props) {
    // Kept while it is shown: another type of component would start anew, without its state.
    const [Shown] = useState(() => loaded ?? Later)
    return <Shown {...props} />
  }
  return Object.assign(Component, { load: loadOnce })
}
