import type { PageElement } from '../page.ts'
import type { EntityDraft } from './entity-draft.ts'
import type { RootKind } from './microformat-classes.ts'

/** A card, address or event under construction. Its properties have their class names. */
export interface OpenRoot {
  readonly element: PageElement
  readonly entity: EntityDraft
  readonly kind: RootKind
  /** Classic class names count only in a classic root, and prefixed ones only in a prefixed root. */
  readonly isClassic: boolean
  readonly isPrefixed: boolean
  hasNested: boolean
}
