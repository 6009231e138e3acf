import type { Finding } from '../finding.ts'
import { nameIdentity } from '../identity.ts'
import { type Page, snippetAround } from '../page.ts'
import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import { splitColumns } from './name-headings.ts'
import { personValue } from './person-value.ts'
import { cellStart, headedRows } from './table-columns.ts'

/** One to three capitalised words, with particles: `José María`, `van der Marl`, `QUAXLEY`. */
const PART = /^(?:\p{Ll}{1,4} ){0,2}\p{Lu}[\p{L}\p{M}'’.-]{0,24}(?: \p{L}[\p{L}\p{M}'’.-]{0,24}){0,2}$/u

/** The people in tables with separate columns for given and family names. */
export function namesInTwoColumns(page: Page): Finding[] {
  const findings: Finding[] = []
  for (const { heading, width, start: rowStart, cells } of headedRows(page, splitColumns)) {
    const given = cells[heading.given]?.trim() ?? ''
    const family = cells[heading.family]?.trim() ?? ''
    const isKnown = givenName(foldName(given.split(' ')[0]!)) !== 'unknown'
    // A cell is missing, so the others may have shifted.
    if (cells.length > width || (cells.length < width && !isKnown) || !PART.test(given) || !PART.test(family)) continue
    const value = personValue(`${given} ${family}`)
    if (value === null) continue
    const columns = [heading.given, heading.family].sort((a, b) => a - b)
    const start = cellStart(rowStart, cells, columns[0]!)
    const end = cellStart(rowStart, cells, columns[1]!) + cells[columns[1]!]!.length
    findings.push({
      type: 'names',
      value,
      normalized: nameIdentity(value),
      confidence: isKnown ? 0.93 : 0.84,
      method: 'label',
      snippet: snippetAround(page, start, end),
      start,
      end,
    })
  }
  return findings
}
