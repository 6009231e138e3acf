import { describe, expect, test } from 'vitest'
import { neutraliseCell, restoreCell } from '../../../src/lib/csv-cell.ts'

describe('a cell that a spreadsheet would compute', () => {
  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\tx',
    '\rx',
    ' =1+1',
    'a,=1+1',
    'a"=1+1',
    '",=1+1',
    'a;+1',
    'a\n=1',
    '＝1+1',
    '+442079460123',
  ])('%j gets an apostrophe and loses it again', (cell) => {
    expect(neutraliseCell(cell)).toBe(`'${cell}`)
    expect(restoreCell(neutraliseCell(cell))).toBe(cell)
  })
})

describe('a cell that no spreadsheet computes', () => {
  test.each([
    '',
    'ada@acme.com',
    "O'Neil",
    "'t Hooft",
    'a-b',
    'a + b = c',
    '020 7946 0123',
    'Main Street 12, -'.slice(0, 14),
  ])('%j stays as it is', (cell) => {
    expect(neutraliseCell(cell)).toBe(cell)
    expect(restoreCell(cell)).toBe(cell)
  })
})
