import { describe, expect, test } from 'vitest'
import { neutraliseCell, restoreCell } from '../../../src/lib/csv-cell.ts'
import { expectCpuWithin } from '../../support/cpu-ms.ts'

describe('a cell that a spreadsheet would evaluate', () => {
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
    '\u0000=1',
    '\u0007\u001b@SUM(A1)',
    '\u0085=1',
    '\u200b=1+1',
    '\u200b\u2060\ufeff+1',
    '\u202e=1',
    '\u00ad-1',
    '\u034f=1',
    '\u3164=1',
    '\u180e=1',
    '\u{e0020}=1',
    '\ud800=1',
    'a,\u200b =1',
    'a\n\u0000\u200b=1',
    "'=1",
    "''+1",
    'a;=1+1',
    'Customer; =2+3; Lead',
    '=1;=2',
    'a\t@SUM(A1)',
    "a;'=1",
    '+442079460123; +2348031234569',
  ])('%j is inert with any separator, and is read back unchanged', (cell) => {
    const written = neutraliseCell(cell)
    for (const part of [written, ...written.split(/[,;"\t\r\n]/)])
      expect(part.replace(/^[\s\p{C}\p{Default_Ignorable_Code_Point}]+/u, '')).not.toMatch(/^[=+@＝＋＠-]/)
    expect(written).not.toBe(cell)
    expect(restoreCell(written)).toBe(cell)
  })

  test.each([
    ['=1+1', "'=1+1"],
    ['+442079460123', "'+442079460123"],
    ['a;=1+1', "a;'=1+1"],
    ['Customer; =2+3', "Customer;' =2+3"],
  ])('%j becomes %j', (cell, written) => {
    expect(neutraliseCell(cell)).toBe(written)
  })
})

describe('a cell that no spreadsheet evaluates', () => {
  test.each([
    '',
    'ada@acme.com',
    "O'Neil",
    "'t Hooft",
    'a-b',
    'a + b = c',
    '020 7946 0123',
    'Main Street 12, -'.slice(0, 14),
    '\u200bAda',
    'a\u200b=1',
    '❤\ufe0f=',
  ])('%j is unchanged', (cell) => {
    expect(neutraliseCell(cell)).toBe(cell)
    expect(restoreCell(cell)).toBe(cell)
  })
})

test('a cell that another program escaped is restored', () => {
  expect(restoreCell("'+442079460123")).toBe('+442079460123')
  expect(restoreCell("'=1")).toBe('=1')
})

describe('a cell of a million characters takes linear time', () => {
  const LENGTH = 1_000_000
  const of = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length))
  test.each([
    ['line feeds', `${of('\n')}x`],
    ['line feeds behind a quote', `"'${of('\n')}x"`],
    ['spaces', `${of(' ')}x`],
    ['spaces behind a separator', `,${of(' ')}x`],
    ['separators', of(',')],
    ['separators and spaces', of(', ')],
    ['quotes and tabs', of('"\t')],
    ['zero-width characters', `${of('\u200b')}x`],
    ['control characters', `${of('\u0000')}x`],
    ['halves of characters', `${of('\ud800')}x`],
    ['apostrophes', `${of("'")}x`],
    ['letters', of('ab')],
    ['line ends of all kinds', `${of('\r\n\u2028\u00a0')}x`],
  ])('%s', (_, cell) => {
    expectCpuWithin(5_000, () => {
      neutraliseCell(cell)
      restoreCell(`'${cell}`)
    })
  })
})
