import type { ComponentType } from 'react'

/**
 * Who may open a route: everyone, only signed-out users, only signed-in users, or the users that `admin-screens.ts`
 * names.
 */
export type Access = 'public' | 'guest' | 'member' | 'admin'

export type PageModule = Promise<{ default: ComponentType }>

export interface RouteDefinition {
  readonly path: string
  readonly access: Access
  /** Open to members without an active subscription, as the pages that sell one must be. */
  readonly isPlanOptional?: boolean
  /** The page has its own layout, as visitors' pages do. */
  readonly isBare?: boolean
  readonly load: () => PageModule
}
