import { expect, test } from 'vitest'
import { readPage } from '../../../../web/site/try/read-page.ts'
import { samples } from '../../../../web/site/try/samples.ts'

const valuesOf = (pasted: string) => readPage(pasted).findings.map(({ value }) => value)

test.each(samples)('the sample "$label" contains people, and every kind of value', ({ source }) => {
  const { findings, contacts } = readPage(source)
  expect(new Set(findings.map(({ type }) => type))).toEqual(
    new Set(['emails', 'phones', 'names', 'addresses', 'companies']),
  )
  expect(contacts.some(({ kind }) => kind === 'person')).toBe(true)
  for (const { parts } of contacts) for (const part of parts) expect(findings[part]).toBeDefined()
})

test('plain text keeps its lines, and markup in it stays text', () => {
  expect(valuesOf('Ada Example\nSales Manager\nada@lantern-yard.co.uk\n1 < 2 & 3')).toEqual(
    expect.arrayContaining(['ada@lantern-yard.co.uk']),
  )
  expect(readPage('a\nb').text).toBe('a\nb')
})

test('a pasted script does not run and is not displayed', () => {
  expect(readPage('<p>hi</p><script>throw 1</script>').text.trim()).toBe('hi')
})
