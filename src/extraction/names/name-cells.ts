import { compilePattern } from '../../lib/compile-pattern.ts'
import type { Page } from '../page.ts'
import { personPatterns } from './person-patterns.ts'
import { type ColumnCell, columnCells } from './table-columns.ts'

/** Column headings for names, in scripts without capitals. */
const HEADING = compilePattern(`^(?:${personPatterns('nameLabels', 'caseless')})[:：]?$`, 'u')

/** The cells of table columns headed "name", in scripts without capitals. */
export const nameCells = (page: Page): ColumnCell[] => [...columnCells(page, (cell) => HEADING.test(cell.trim()), 2)]
