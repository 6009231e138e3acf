import { compilePattern } from '../../lib/compile-pattern.ts'
import { blockLists } from '../lists/repeated-blocks.ts'
import type { Page } from '../page.ts'
import { CHINESE_LABELS, JAPANESE_LABELS, KOREAN_LABELS } from './words/cjk.ts'

/** A name in a column, with the text beside it. */
export interface ColumnName {
  readonly text: string
  readonly start: number
  readonly jobTitle?: string
}

const COLUMN_MIN = 3
const ROLE_CELL = compilePattern(`(?:${JAPANESE_LABELS}|${CHINESE_LABELS}|${KOREAN_LABELS})長?$`, 'u')
/** The short text in the cell behind a name. */
const ROLE_TEXT = /^[^\d.。!?@:：]{2,24}$/u

/**
 * Returns the names in scripts without capitals that fill a column of repeated blocks: the cards of a team, `홍길동 |
 * 주방장`. Every cell must have the form of a name, and one cell of the blocks must end with a known role; then the text
 * behind each name is that person's title, whatever its words.
 *
 * @param isNameCell whether a cell has the form of a name
 */
export function cjkColumns(page: Page, isNameCell: (text: string) => boolean): ColumnName[] {
  return blockLists(page).flatMap(({ columns, blocks, isNavigation }) => {
    if (isNavigation || !blocks.some((cells) => cells.some(({ text }) => ROLE_CELL.test(text)))) return []
    const named = columns.filter((cells) => cells.length >= COLUMN_MIN && cells.every(({ text }) => isNameCell(text)))
    if (named.length === 0) return []
    const titles = new Map<number, string>()
    for (const cells of blocks) {
      for (const [at, { start }] of cells.entries()) {
        const beside = cells[at + 1]?.text ?? ''
        if (ROLE_TEXT.test(beside)) titles.set(start, beside)
      }
    }
    return named.flat().map(({ text, start }) => {
      const jobTitle = titles.get(start)
      return { text, start, ...(jobTitle !== undefined && { jobTitle }) }
    })
  })
}
