import { expect, test } from 'vitest'
import { excelText } from '../../../src/lib/excel-text.ts'

/** As Excel reads a cell. */
const read = (cell: string) =>
  cell.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

test.each([
  ['_x000D_', '_x005F_x000D_'],
  ['a_x0041_b', 'a_x005F_x0041_b'],
  ['_x000d_x000d_', '_x005F_x000d_x005F_x000d_'],
  ['_x005F_', '_x005F_x005F_'],
  ['_xyz_ and _x00_', '_xyz_ and _x00_'],
  ['a\0b\rc\nd', 'a_x0000_b_x000D_c\nd'],
])('%j survives a round trip', (text, cell) => {
  expect(excelText(text)).toBe(cell)
  expect(read(cell)).toBe(text)
})
