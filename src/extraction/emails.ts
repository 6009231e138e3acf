import type { Entity } from './entity.ts'
import type { Finding } from './finding.ts'
import type { Page } from './page.ts'

export function findEmails(_page: Page, _entities: readonly Entity[]): Finding[] {
  return []
}
