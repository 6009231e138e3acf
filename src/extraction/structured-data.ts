import type { Entity } from './entity.ts'
import type { Page } from './page.ts'

/** Every entity of a page's structured data, in document order, JSON-LD first. */
export function readEntities(_page: Page): Entity[] {
  return []
}
