import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { columnName, type WorkbookSheet, writeWorkbook } from '../../../src/lib/workbook/write-workbook.ts'

const sheetOf = (name: string, batches: readonly (readonly string[])[]): WorkbookSheet => ({
  name,
  columns: [
    { name: 'Number', width: 10 },
    { name: 'Text', width: 30 },
  ],
  async *batches() {
    for (const batch of batches)
      yield batch.map((text, at) => [
        { value: at, type: Number },
        { value: text, type: String },
      ])
  },
})
async function partsOf(sheets: readonly WorkbookSheet[]) {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of writeWorkbook(sheets)) pieces.push(piece)
  const files = unzipSync(new Uint8Array(await new Blob(pieces).arrayBuffer()))
  const parts = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
  return { parts, pieces }
}

test('a sheet of 5,000 rows is written in chunks, complete, and yields to others in between', async () => {
  const timeout = vi.spyOn(globalThis, 'setTimeout')
  const texts = Array.from({ length: 5_000 }, (_, at) => `row ${at} ${'ä'.repeat(200)} & <b>`)
  const { parts, pieces } = await partsOf([sheetOf('Rows', [texts.slice(0, 2_500), texts.slice(2_500)])])
  const sheet = parts['xl/worksheets/sheet1.xml']!
  expect(sheet.match(/<row>/g)).toHaveLength(5_001)
  expect(sheet).toContain(
    `<c r="B5001" t="inlineStr"><is><t xml:space="preserve">row 4999 ${'ä'.repeat(200)} &amp; &lt;b&gt;`,
  )
  expect(pieces.length).toBeGreaterThan(10)
  // 1.1 million characters at 12 units, in turns of 4 million.
  expect(timeout.mock.calls.length).toBeGreaterThan(2)
  timeout.mockRestore()
})

test('sheets without rows are omitted, except the first if none has any', async () => {
  const namesIn = (workbook: string | undefined) =>
    [...workbook!.matchAll(/<sheet name="(.*?)"/g)].map(([, name]) => name)
  const some = await partsOf([sheetOf('None', [[], []]), sheetOf('Some & more', [[], ['x']])])
  expect(namesIn(some.parts['xl/workbook.xml'])).toEqual(['Some &amp; more'])
  const none = await partsOf([sheetOf('First', []), sheetOf('Second', [])])
  expect(namesIn(none.parts['xl/workbook.xml'])).toEqual(['First'])
  expect(none.parts['xl/worksheets/sheet1.xml']).toContain('Number')
})

test('characters invalid in XML are removed, and line breaks of a cell stay in it', async () => {
  const { parts } = await partsOf([sheetOf('Odd', [['a\u0000b\ud800c\r\nd"\uffff']])])
  expect(parts['xl/worksheets/sheet1.xml']).toContain('>ab\ufffdc&#13;\nd&quot;</t>')
})

test('columns are named like in a spreadsheet', () => {
  expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
})
