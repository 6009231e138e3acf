import type { Entity } from './entity.ts'
import type { Finding } from './finding.ts'
import type { Page } from './page.ts'

/** @param emails the addresses found on the page: one that spells a name confirms it */
export function findNames(_page: Page, _entities: readonly Entity[], _emails: readonly Finding[]): Finding[] {
  return []
}
