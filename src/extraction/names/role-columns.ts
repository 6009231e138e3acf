import { compilePattern } from '../../lib/compile-pattern.ts'
import type { Page } from '../page.ts'
import { foldName } from './fold-name.ts'
import { personPatterns } from './person-patterns.ts'
import { columnCells } from './table-columns.ts'

const ROLE_LABEL = new RegExp(`^(?:${personPatterns('labels', 'roles')})$`)

/** The same in scripts without capitals, unfolded: folding decomposes Korean and Thai letters. */
const CASELESS_ROLE_LABEL = compilePattern(`^(?:${personPatterns('labels', 'caselessRoles')})$`, 'u')

/** Whether a text labels a job title, with or without a colon. */
export function isRoleLabel(text: string): boolean {
  if (text.length >= 30) return false
  const label = text.replace(/\s{0,3}[:：]\s{0,3}$/, '')
  return ROLE_LABEL.test(foldName(label)) || CASELESS_ROLE_LABEL.test(label.trim())
}

/** The cells of columns with a job title heading, by the start of their row in `page.text`. */
export const roleColumns = (page: Page): ReadonlyMap<number, string> =>
  new Map([...columnCells(page, isRoleLabel, 3)].map(({ rowStart, text }) => [rowStart, text]))
