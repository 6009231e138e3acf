import type { ReactNode } from 'react'

/** When an island's code is loaded: with the page, when the browser is idle, or when the island comes into view. */
export type IslandWhen = 'load' | 'idle' | 'visible'

export interface IslandProps {
  /** The file in `islands/` without its ending. */
  name: string
  when: IslandWhen
  /** Handed to the island as JSON; it parses them on arrival. */
  props?: Readonly<Record<string, unknown>>
  className?: string
  /** The prerendered content: whole and readable without a script. */
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
