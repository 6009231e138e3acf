import type { Entity } from './entity.ts'
import type { Finding } from './finding.ts'
import type { Page } from './page.ts'

/** Findings of one page that belong to one person or organisation. */
export interface ContactFinding {
  readonly kind: 'person' | 'organization'
  /** 0 to 1: how likely all parts belong together. */
  readonly confidence: number
  readonly findings: readonly Finding[]
}

/** Groups findings that stand together into contacts; a finding belongs to at most one person. */
export function groupContacts(
  _page: Page,
  _entities: readonly Entity[],
  _findings: readonly Finding[],
): ContactFinding[] {
  return []
}
