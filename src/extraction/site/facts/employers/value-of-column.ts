import { wordsOf } from '../../../companies/company-key.ts'
import { closest, elementAt, lineAt, type Page } from '../../../page.ts'
import type { Place } from '../../../places.ts'

const LINE_LENGTH_MAX = 300

/**
 * Whether a name in a person's row begins with the word that heads its column: `Group Lynx` below `Name / Group` is one
 * of the groups, not an organisation.
 */
export function isValueOfColumn(page: Page, person: Place, name: string): boolean {
  const table = closest(elementAt(page, person.start), ({ tag }) => tag === 'table')
  if (!table) return false
  const row = lineAt(page, person.start)
  const first = lineAt(page, table.start + (page.text[table.start] === '\n' ? 1 : 0))
  if (first.start >= row.start) return false
  const column = page.text
    .slice(row.start, Math.min(row.end, row.start + LINE_LENGTH_MAX))
    .split('\t')
    .findIndex((cell) => cell.includes(name))
  const head = page.text.slice(first.start, Math.min(first.end, first.start + LINE_LENGTH_MAX)).split('\t')[column]
  return head !== undefined && wordsOf(head).includes(wordsOf(name)[0] ?? '')
}
