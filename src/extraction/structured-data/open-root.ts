import type { PageElement } from '../page.ts'
import type { EntityDraft } from './entity-draft.ts'
import type { RootKind } from './microformat-classes.ts'

/** A card, address or event while it is being read. Property names are those of the class names. */
export interface OpenRoot {
  readonly element: PageElement
  readonly entity: EntityDraft
  readonly kind: RootKind
  /** Classic class names count only in a classic root, prefixed ones only in a prefixed root. */
  readonly isClassic: boolean
  readonly isPrefixed: boolean
  hasNested: boolean
}
