import type { Entity } from './entity.ts'
import type { Finding } from './finding.ts'
import type { Page } from './page.ts'

/** @param others what was found on the page so far: emails, phones, addresses and names */
export function findCompanies(_page: Page, _entities: readonly Entity[], _others: readonly Finding[]): Finding[] {
  return []
}
