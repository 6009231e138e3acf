import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { DataType } from '../../src/contracts/data/items.ts'
import { extract } from '../../src/extraction/extract.ts'

/** `expected.json` of a fixture: the page's URL and the exact findings of one type. */
interface Expected {
  url: string
  country?: string
  /** Normalised values for emails and phones, displayed values for other types; order does not matter. */
  values: string[]
}

/** Declares one test for each folder of `test/fixtures/extraction/<type>`, named after the folder. */
export function testExtractionFixtures(type: DataType): void {
  const home = join(import.meta.dirname, '../fixtures/extraction', type)
  for (const name of readdirSync(home).sort()) {
    test(`${type}: ${name}`, () => {
      const { url, country, values } = JSON.parse(readFileSync(join(home, name, 'expected.json'), 'utf8')) as Expected
      const { findings } = extract(readFileSync(join(home, name, 'page.html'), 'utf8'), { url, country })
      const isKeyed = type === 'emails' || type === 'phones'
      const found = findings
        .filter((finding) => finding.type === type)
        .map((finding) => (isKeyed ? finding.normalized : finding.value))
      expect([...new Set(found)].sort()).toEqual([...values].sort())
    })
  }
}
