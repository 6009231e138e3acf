import { describe, expect, test } from 'vitest'
import { readImportText } from '../../../../../src/domain/contacts/import-rows/read-list.ts'
import { type Stretch, stretchesOf } from '../../../../../src/features/data/imports/import-text.ts'
import { CONTACTS_MAX, ROWS_MAX } from '../../../../../src/features/data/imports/limits.ts'
import { expectCpuWithin } from '../../../../support/cpu-ms.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const rows = (count: number, row: (at: number) => string) => Array.from({ length: count }, (_, at) => row(at)).join('')

describe('the chunks of a file', () => {
  const text = readImportText(
    bytesOf(
      `Clients, all of them\r\n\r\nname;email\r\n${rows(2 * CONTACTS_MAX + 3, (at) => `"Person ${at}\r\nJunior";p${at}@acme.com\r\n`)}x;"open\r\n${rows(ROWS_MAX + 2, () => 'nobody;\r\n')}Last;last@acme.com`,
    ),
  )
  const whole = [...stretchesOf(text, text.start)]
  const linesOf = (stretches: readonly Stretch[]) =>
    stretches.flatMap((stretch) => stretch.rows.map(({ line }) => line))

  test('contain each row once, and only the last is final', () => {
    expect(whole.map((stretch) => stretch.rows.length)).toEqual([CONTACTS_MAX, CONTACTS_MAX, 4, ROWS_MAX, 3])
    expect(whole.map(({ next }) => next === undefined)).toEqual([false, false, false, false, true])
    const lines = linesOf(whole)
    expect(lines).toEqual([...new Set(lines)].toSorted((a, b) => a - b))
    expect(lines[0]).toBe(4)
    expect(whole[2]!.rows.at(-1)!.refused[0]!.reason).toBe('A quote is opened and never closed')
    expect(whole.at(-1)!.rows.at(-1)!.contact!.emails[0]!.value).toBe('last@acme.com')
  })

  test('are the same from each position at which one ends', () => {
    for (const [at, { next }] of whole.slice(0, -1).entries()) {
      expect([...stretchesOf(text, next)]).toEqual(whole.slice(at + 1))
    }
  })

  test('end at the time limit, also among empty rows', () => {
    const blank = readImportText(bytesOf(`email\na@acme.com\n${' ;\n'.repeat(300_000)}b@acme.com`))
    const stretches = [...stretchesOf(blank, blank.start)]
    expect(stretches.length).toBeGreaterThan(5)
    expect(stretches.flatMap(({ rows }) => rows)).toHaveLength(2)
    expect([...stretchesOf(blank, stretches[2]!.next)]).toEqual(stretches.slice(3))
  })

  test('are empty at the end of a file', () => {
    const end = { at: text.text.length, line: 99, unclosedLeft: 20 }
    expect([...stretchesOf(text, end)]).toEqual([{ rows: [], next: undefined }])
  })
})

test.each([
  ['quotes that nothing closes', `email\n${'"b\n'.repeat(3_300_000)}`],
  ['a quote that nothing closes', `email\n"${'b'.repeat(9_900_000)}`],
  ['a letter a line', `email\n${'a\n'.repeat(4_900_000)}`],
  ['delimiters', `email${','.repeat(9_900_000)}`],
  ['no end of headers', `${'email,'.repeat(1_600_000)}`],
])('the headers of ten megabytes of %s are found quickly', (_, text) => {
  const bytes = bytesOf(text)
  expectCpuWithin(8_000, () => {
    try {
      readImportText(bytes)
    } catch {
      // The rejection is as fast.
    }
  })
})
