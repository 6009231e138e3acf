import type { ReactNode } from 'react'

/** When an island's code is loaded: with the page, when the browser is idle, or when the island comes into view. */
export type IslandWhen = 'load' | 'idle' | 'visible'

export interface IslandProps {
  /** The name of the file in `islands/`, without its extension. */
  name: string
  when: IslandWhen
  /** Passed to the island as JSON. The island parses them on arrival. */
  props?: Readonly<Record<string, unknown>>
  className?: string
  /** The prerendered content, complete and readable without a script. */
  children: ReactNode
}

/** Part of a prerendered page that a script hydrates. `hydrate.ts` finds it. */
export function Island({ name, when, props, className, children }: IslandProps) {
  return (
    <div
      data-island={name}
      data-when={when}
      data-props={props === undefined ? undefined : JSON.stringify(props)}
      className={className}
    >
      {children}
    </div>
  )
}
