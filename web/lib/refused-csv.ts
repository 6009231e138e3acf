import { neutraliseCell } from '../../src/lib/csv-cell.ts'
import { saveFile } from './save-file.ts'

export interface RefusedRow {
  readonly line: number
  readonly reason: string
  readonly values: readonly string[]
}

/** The skipped rows of an import as a CSV file, with line number, reason and values. */
export function refusedCsv(rows: readonly RefusedRow[]): string {
  const width = Math.max(1, ...rows.map(({ values }) => values.length))
  const headers = ['Line', 'Reason', ...Array.from({ length: width }, (_, index) => `Value ${index + 1}`)]
  const lines = [headers, ...rows.map(({ line, reason, values }) => [String(line), reason, ...values])]
  return `\ufeff${lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`
}

const quoted = (cell: string) => `"${neutraliseCell(cell).replaceAll('"', '""')}"`

/** Saves the refused rows through the browser's downloads. */
export const saveRefused = (rows: readonly RefusedRow[]): void =>
  saveFile({ blob: new Blob([refusedCsv(rows)], { type: 'text/csv' }), fileName: 'refused-rows.csv' })
