import { describe, expect, test } from 'vitest'
import { decodeCsv } from '../../../../src/core/csv-text.ts'
import { csvRows } from '../../../../src/lib/csv/csv-rows.ts'
import { expectCpuWithin } from '../../../support/cpu-ms.ts'

const rowsOf = (text: string) => [...csvRows(text)].map(({ line, cells }) => [line, ...cells])

describe('the delimiter', () => {
  test.each([',', ';', '\t', '|', '^', '~', ':', '\x1f'])('%j is detected by the resulting headers', (delimiter) => {
    const text = [
      ['name', 'email'],
      ['Byron; Ada, Lady', 'ada@acme.com'],
    ]
      .map((cells) => cells.map((cell) => `"${cell}"`).join(delimiter))
      .join('\n')
    expect(rowsOf(text)).toEqual([
      [1, 'name', 'email'],
      [2, 'Byron; Ada, Lady', 'ada@acme.com'],
    ])
  })

  test('declared by the file wins', () => {
    expect(rowsOf('sep=;\r\nemail;name,full\r\na@b.com;x')).toEqual([
      [2, 'email', 'name,full'],
      [3, 'a@b.com', 'x'],
    ])
  })

  test('is detected by headers below a title and notes', () => {
    expect(rowsOf('Export: clients, 2026\n\nemail;name;phone\na@b.com;Byron, Ada;\n').slice(1)).toEqual([
      [3, 'email', 'name', 'phone'],
      [4, 'a@b.com', 'Byron, Ada', ''],
    ])
  })

  test('of a single column is none', () => {
    expect(rowsOf('email\na@b.com\n')).toEqual([
      [1, 'email'],
      [2, 'a@b.com'],
    ])
  })
})

describe('a row', () => {
  test.each(['\n', '\r\n', '\r'])('is numbered by the lines of the file, which end with %j', (end) => {
    const text = ['email,note', 'a@b.com,"two', 'lines"', '', ',', 'c@d.com,x'].join(end)
    expect(rowsOf(text).map(([line]) => line)).toEqual([1, 2, 6])
  })

  test('keeps doubled quotes as one', () => {
    expect(rowsOf('email,name\na@b.com,"Ada ""Lady"" Byron"')[1]).toEqual([2, 'a@b.com', 'Ada "Lady" Byron'])
  })

  test('with an unclosed quote is reported, and affects no other row', () => {
    const rows = [...csvRows('email,name\na@b.com,"Ada\nc@d.com,Bob\n')]
    expect(rows.map(({ line, isUnclosed, cells }) => [line, isUnclosed, ...cells])).toEqual([
      [1, false, 'email', 'name'],
      [2, true, 'a@b.com,"Ada\n'],
      [3, false, 'c@d.com', 'Bob'],
    ])
  })

  test('with unclosed quotes everywhere does not stall the parser', () => {
    const rows = [...csvRows(`email,name\n${'a@b.com,"Ada\n'.repeat(100_001)}`)]
    expect(rows.length).toBeLessThan(30)
  })

  test.each([
    ['first as on Windows', 'email,name\r\na@b.com,Ada\nc@d.com,Bob\n'],
    ['first as on Unix', 'email,name\na@b.com,Ada\r\nc@d.com,Bob\r\n'],
    ['as on old Macs within quotes', '"email","na\rme"\r\na@b.com,Ada\r\nc@d.com,Bob'],
    ['as on Windows within quotes', '"email","na\r\nme"\na@b.com,Ada\nc@d.com,Bob'],
    ['as on Unix within quotes', '"email","na\nme"\ra@b.com,Ada\rc@d.com,Bob'],
  ])('ends at any line break: %s', (_, text) => {
    expect(
      rowsOf(text)
        .map(([, ...cells]) => cells)
        .slice(1),
    ).toEqual([
      ['a@b.com', 'Ada'],
      ['c@d.com', 'Bob'],
    ])
  })

  test('is read once, however many there are', () => {
    const lines = Array.from({ length: 3_500 }, (_, index) => `person${index}@acme.com,"line\nbreak"`)
    const rows = [...csvRows(`email,note\n${lines.join('\n')}\n`)]
    expect(rows).toHaveLength(3_501)
    expect(new Set(rows.map(({ cells }) => cells[0])).size).toBe(3_501)
    expect(rows.at(-1)!.line).toBe(2 * 3_500)
  })
})

describe('the time for a file grows linearly with its length', () => {
  const rows = (row: string, count: number) => row.repeat(count)
  test.each([
    ['a letter a line', rows('a\n', 500_000)],
    ['a quoted letter a line', rows('"a"\n', 500_000)],
    ['blanks a line', rows(' \n', 500_000)],
    ['one row of all delimiters', rows(',', 3_000_000)],
    ['one quoted cell of lines', `"${rows('a\n', 1_500_000)}"`],
    ['rows longer than a stretch', rows(`"${rows('a\n', 50_000)}",b\n`, 30)],
    ['quotes that nothing closes', rows('a,"b\n', 100_001)],
  ])('%s', (_, text) => {
    expectCpuWithin(8_000, () => {
      for (const _row of csvRows(text));
    })
  })
})

test('a row has as many cells, and a cell as many characters, as spreadsheets allow', () => {
  const [, cells, cell] = [
    ...csvRows(`email,name\na@b.com${',x'.repeat(100_000)}\na@b.com,"${'y'.repeat(1_000_000)}"\nc@d.com,Ada\n`),
  ]
  expect(cells!.cells).toHaveLength(16_384)
  expect(cell!.cells[1]).toHaveLength(100_000)
})

describe('rows at the end of a parser chunk', () => {
  test.each([-2, -1, 0, 1, 2])('are complete when the boundary is at %i', (shift) => {
    const first = `${'x'.repeat(65_536 + shift - 'a@b.com,\n'.length)}`
    const text = `a@b.com,${first}\n"c@d.com","two\nlines"\n\ufeffe@f.com,last`
    expect(rowsOf(text)).toEqual([
      [1, 'a@b.com', first],
      [2, 'c@d.com', 'two\nlines'],
      [4, expect.stringMatching(/^\ufeff?e@f\.com$/), 'last'],
    ])
  })
})

describe('the encoding', () => {
  const text = 'email;name\r\nzoë@müller.de;Zoë Müller-Łódź\r\n'
  const utf16 = (bigEndian: boolean, mark: boolean) => {
    const units = [...(mark ? '\ufeff' : ''), ...text].map((unit) => unit.charCodeAt(0))
    const view = new DataView(new ArrayBuffer(units.length * 2))
    for (const [index, unit] of units.entries()) view.setUint16(index * 2, unit, !bigEndian)
    return new Uint8Array(view.buffer)
  }
  test.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['UTF-16 LE with a mark', utf16(false, true)],
    ['UTF-16 BE with a mark', utf16(true, true)],
    ['UTF-16 LE without a mark', utf16(false, false)],
    ['UTF-16 BE without a mark', utf16(true, false)],
  ])('%s is read', (_, bytes) => {
    expect(rowsOf(decodeCsv(bytes))[1]).toEqual([2, 'zoë@müller.de', 'Zoë Müller-Łódź'])
  })

  test('Windows-1252 is read', () => {
    const latin = 'email;name\r\na@b.de;Zoë Müller – Gärten\r\n'
    const bytes = Uint8Array.from(latin, (unit) => (unit === '–' ? 0x96 : unit.charCodeAt(0)))
    expect(rowsOf(decodeCsv(bytes))[1]).toEqual([2, 'a@b.de', 'Zoë Müller – Gärten'])
  })
})
