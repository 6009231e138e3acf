import { expect, test } from 'vitest'
import { findAddresses } from '../../src/extraction/addresses.ts'
import type { Finding } from '../../src/extraction/finding.ts'
import { parsePage } from '../../src/extraction/parse-page.ts'

/** The addresses found on a page that contains only this text; `//` is a line break. */
export function findShownAddresses(text: string): Finding[] {
  const page = parsePage(`<p>${text.replaceAll('//', '<br>')}</p>`, 'https://example.com/')
  return findAddresses(page, [], [])
}

/**
 * Declares one test per text: exactly the spans in braces are found, with the right country.
 *
 * @param shown the country, or null if the text leaves it open, and the text with braces around each address
 */
export function testShownAddresses(shown: readonly (readonly [country: string | null, text: string])[]): void {
  test.each(shown)('%s: %s', (country, text) => {
    const found = findShownAddresses(text.replace(/[{}]/g, ''))
    const expected = [...text.matchAll(/\{([^}]*)\}/g)].map((match) => words(match[1]!))
    expect(found.map(({ value }) => words(value))).toEqual(expected)
    if (country) for (const { detail } of found) expect(detail?.country).toBe(country)
  })
}

/** The words of an address; separators are ignored. */
const words = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu)!.join(' ')
