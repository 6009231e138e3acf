import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { ExportedContact } from '../../../../../src/domain/contacts/exported/exported-contact.ts'
import { toWorkbook } from '../../../../../src/features/contacts/export/workbook.ts'
import { numberOfId } from '../../../../../src/lib/numbered-id.ts'
import { ARNO, contactOf, FIRM, MIRA } from './contact.ts'

async function partsOf(contacts: readonly ExportedContact[], includesLikely = false): Promise<Record<string, string>> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const byNumber = new Map(contacts.map((contact) => [numberOfId(contact.id)!, contact]))
  async function* read(numbers: readonly number[]) {
    for (const number of numbers) yield { contacts: [byNumber.get(number)!], isLast: false }
  }
  for await (const piece of toWorkbook(read, [...byNumber.keys()], { includesLikely })) pieces.push(piece)
  const files = unzipSync(new Uint8Array(await new Blob(pieces).arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}
const all = (parts: Record<string, string>) => Object.values(parts).join('\n')

test('people and organisations have a sheet each', async () => {
  const parts = await partsOf([MIRA, FIRM])
  expect(parts['xl/workbook.xml']).toMatch(/name="People".*name="Organizations"/s)
  expect(all(parts)).toContain('Geschäftsführerin')
  expect(all(parts)).toContain('日本酒造株式会社')
  expect(Object.keys(parts).filter((name) => /worksheets\/sheet\d/.test(name))).toHaveLength(2)
})

test('a missing kind has no sheet, and no contacts give an empty one', async () => {
  expect((await partsOf([FIRM]))['xl/workbook.xml']).not.toContain('People')
  expect((await partsOf([]))['xl/workbook.xml']).toContain('People')
})

test('guessed addresses are included on request', async () => {
  expect(all(await partsOf([ARNO]))).not.toMatch(/arno\.quast|Likely/)
  expect(all(await partsOf([ARNO], true))).toMatch(/Likely email.*arno\.quast/s)
})

test('no cell is a formula, or longer than Excel supports', async () => {
  const parts = await partsOf([contactOf({ name: '=1+1', notes: ['x'.repeat(40_000)] })])
  expect(all(parts)).not.toContain('<f>')
  expect(all(parts)).toContain('=1+1')
  expect(all(parts)).not.toContain('x'.repeat(32_001))
})

test('a workbook contains only valid XML characters, and all cells are read as text', async () => {
  const text = all(await partsOf([contactOf({ name: 'Ada\0_x000D_' })]))
  expect(text).toContain('Ada_x0000__x005F_x000D_')
  expect(text).not.toContain('\0')
})
