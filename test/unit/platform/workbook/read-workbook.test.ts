import { describe, expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/universal'
import { csvRows } from '../../../../src/lib/csv/csv-rows.ts'
import { runToEnd } from '../../../../src/lib/steps.ts'
import { WorkBudget } from '../../../../src/lib/work-budget.ts'
import { isWorkbook, readWorkbook } from '../../../../src/platform/workbook/read-workbook.ts'
import { type MadeWorkbook, textRow, workbookOf } from '../../../support/workbook.ts'

const read = (bytes: Uint8Array) => runToEnd(readWorkbook(bytes, 'csv_file'))
const rowsOf = (made: MadeWorkbook) => [...csvRows(read(workbookOf(made)).text)]
const cellsOf = (made: MadeWorkbook) => rowsOf(made).map(({ cells }) => cells)
const refusalOf = (bytes: Uint8Array, work?: WorkBudget): string => {
  try {
    runToEnd(readWorkbook(bytes, 'csv_file', work))
    return 'taken'
  } catch (error) {
    return String(error)
  }
}

test('the file of a spreadsheet program is read: texts, dates and numbers as displayed', async () => {
  const blob = await writeExcelFile([
    [{ value: 'Email' }, { value: 'Since' }, { value: 'Phone' }],
    [
      { value: 'ada@acme.test' },
      { value: new Date(Date.UTC(2026, 10, 26)), type: Date, format: 'dd.mm.yyyy' },
      { value: 2348031234567, type: Number },
    ],
  ]).toBlob()
  const bytes = new Uint8Array(await blob.arrayBuffer())
  expect(isWorkbook(bytes)).toBe(true)
  expect([...csvRows(read(bytes).text)].map(({ cells }) => cells)).toEqual([
    ['Email', 'Since', 'Phone'],
    ['ada@acme.test', '26.11.2026', '2348031234567'],
  ])
})

test('each kind of cell', () => {
  const cells = cellsOf({
    strings:
      '<si><t>Email</t></si><si><r><t>Ada </t></r><r><t xml:space="preserve">Byron</t></r><rPh><t>エイダ</t></rPh></si><si><t>a, "b" &amp; c_x000D_</t></si>',
    sheets: [
      {
        rows: `<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c><c r="C2" t="s"><v>2</v></c>
          <c r="D2" t="str"><f>A1&amp;"x"</f><v>Emailx</v></c><c r="E2" t="b"><v>1</v></c><c r="F2" t="e"><v>#N/A</v></c><c r="G2"><f>1/4</f><v>0.25</v></c></row>`,
      },
    ],
  })
  expect(cells[1]).toEqual(['Ada Byron', '', 'a, "b" & c\n', 'Emailx', 'TRUE', '', '0.25'])
})

test.each([
  ['a padded code', '00000000000', '8031234567', '08031234567'],
  ['grouped thousands', '#,##0', '2348031234567', '2348031234567'],
  ['an exponent', '0.00E+00', '2348031234567', '2348031234567'],
  ['a plain number in scientific form', 'General', '2.348031234567E12', '2348031234567'],
  ['binary fractions', 'General', '0.30000000000000004', '0.3'],
  ['a phone as its format shows it', '(000) 000-0000', '2125551234', '(212) 555-1234'],
  ['money', '#,##0.00 [$€-407]', '1234.5', '1.234,50 €'],
  ['a percentage', '0%', '0.12', '12%'],
  ['a date', '[$-409]mmmm d, yyyy;@', '45000', 'March 15, 2023'],
  ['an invalid format', 'bogus[[', '3', '3'],
])('%s', (_, format, value, shown) => {
  const styles = `<numFmts><numFmt numFmtId="164" formatCode="${format}"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>`
  const rows = `${textRow('Email')}<row><c s="1"><v>${value}</v></c></row>`
  expect(cellsOf({ styles, sheets: [{ rows }] })[1]).toEqual([shown])
})

test('dates since 1904, and short dates in ISO form', () => {
  const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>'
  const rows = `${textRow('Email')}<row><c s="0"><v>43538</v></c></row>`
  const properties = '<workbookPr date1904="1"/>'
  expect(cellsOf({ styles, properties, sheets: [{ rows }] })[1]).toEqual(['2023-03-15'])
})

test('line numbers are the row numbers, whatever line breaks cells contain', () => {
  const rows = `${textRow('Email', 'Note')}${textRow('ada@acme.test', 'one\ntwo')}<row r="5"><c t="inlineStr"><is><t>bob@acme.test</t></is></c></row>`
  expect(rowsOf({ sheets: [{ rows }] }).map(({ line, cells }) => [line, cells])).toEqual([
    [1, ['Email', 'Note']],
    [2, ['ada@acme.test', 'one\ntwo']],
    [5, ['bob@acme.test', '']],
  ])
})

test('the list is the first visible sheet with addresses, or else the first non-empty one', () => {
  const list = { name: 'Leads', rows: textRow('Email') + textRow('ada@acme.test') }
  const notes = { name: 'Read me', rows: textRow('Fill in the next sheet') }
  const hidden = { name: 'Old', state: 'veryHidden', rows: textRow('Email') + textRow('old@acme.test') }
  const empty = { name: 'Empty', rows: '<row r="1"/>' }
  expect(read(workbookOf({ sheets: [hidden, empty, notes, list] })).sheet).toBe('Leads')
  expect(read(workbookOf({ sheets: [empty, notes] })).sheet).toBe('Read me')
  expect(refusalOf(workbookOf({ sheets: [empty, hidden] }))).toContain('The file is empty')
})

test('namespace prefixes and absolute targets are supported', () => {
  const rows = '<x:row><x:c t="inlineStr"><x:is><x:t>Email</x:t></x:is></x:c></x:row>'
  expect(cellsOf({ sheets: [{ rows }] })).toEqual([['Email']])
})

describe('the cost of a workbook is limited', () => {
  const heading = textRow('Email')
  test.each([
    ['a sheet that unpacks to a thousand times its size', `${heading}${' '.repeat(10_000_000)}`],
    ['one long text in many cells', `${heading}<row>${'<c t="s"><v>0</v></c>'.repeat(400)}</row>`],
    ['a row far below', '<row r="99999999"><c t="s"><v>0</v></c></row>'],
    ['many cells', `<row>${'<c/>'.repeat(400_000)}</row>`],
  ])('%s', (_, rows) => {
    const bytes = workbookOf({ strings: `<si><t>${'x'.repeat(32_000)}</t></si>`, sheets: [{ rows }] })
    expect(bytes.length).toBeLessThan(1_000_000)
    // A tenth of the limit.
    expect(refusalOf(bytes, new WorkBudget(20_000_000))).toContain('too large')
  })

  test('deep nesting', () => {
    expect(refusalOf(workbookOf({ sheets: [{ rows: '<a>'.repeat(1_000_000) }] }))).toContain('cannot be read')
  })

  test('a cell far to the right creates no wide rows', () => {
    const rows = `${textRow('Email')}<row r="2"><c r="XFD2"><v>1</v></c><c r="B2"><v>2</v></c></row>`
    expect(cellsOf({ sheets: [{ rows }] })[1]).toEqual(['', '2'])
  })

  test('reading yields to others', () => {
    const bytes = workbookOf({ sheets: [{ rows: heading + textRow('ada@acme.test').repeat(50_000) }] })
    const steps = readWorkbook(bytes, 'csv_file', new WorkBudget(400_000_000, 1_000_000))
    let turns = 0
    while (!steps.next().done) turns++
    expect(turns).toBeGreaterThan(5)
  })
})

test('other archives and broken files are rejected', () => {
  const bytes = workbookOf({ sheets: [{ rows: textRow('Email') }] })
  expect(isWorkbook(new TextEncoder().encode('PK\u0003\u0004 email'))).toBe(false)
  expect(isWorkbook(bytes.subarray(0, bytes.length - 30))).toBe(false)
  const broken = bytes.slice()
  broken.fill(0xff, 40, 200)
  expect(refusalOf(broken)).toMatch(/cannot be read|empty|none/)
})
