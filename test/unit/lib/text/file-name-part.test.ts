import { expect, test } from 'vitest'
import { fileNamePart } from '../../../../src/lib/text/file-name-part.ts'

test.each([
  ['Harbour suppliers, 2026', 'harbour-suppliers-2026'],
  ['../../etc/passwd', 'etc-passwd'],
  ['Bäckereien München', 'bäckereien-münchen'],
  ['  "…"  ', 'unnamed'],
  [`${'word '.repeat(40)}`, Array(12).fill('word').join('-')],
  ['x'.repeat(500), 'x'.repeat(30)],
])('%j is %j in a file name', (name, part) => {
  expect(fileNamePart(name)).toBe(part)
})
