import { expect, test } from 'vitest'
import { findAddresses } from '../../src/extraction/addresses.ts'
import type { Finding } from '../../src/extraction/finding.ts'
import { parsePage } from '../../src/extraction/parse-page.ts'

/** The addresses of a page that shows this text and nothing else; `//` is a line break. */
export function findShownAddresses(text: string): Finding[] {
  const page = parsePage(`<p>${text.replaceAll('//', '<br>')}</p>`, 'https://example.com/')
  return findAddresses(page, [], [])
}

/**
 * Declares one test for each text: the stretches in braces are found, nothing else is, and the country is known.
 *
 * @param shown the country, or null where the text alone leaves it open, and the text with braces round each address
 */
export function testShownAddresses(shown: readonly (readonly [country: string | null, text: string])[]): void {
  test.each(shown)('%s: %s', (country, text) => {
    const found = findShownAddresses(text.replace(/[{}]/g, ''))
    const expected = [...text.matchAll(/\{([^}]*)\}/g)].map((match) => words(match[1]!))
    expect(found.map(({ value }) => words(value))).toEqual(expected)
    if (country) for (const { detail } of found) expect(detail?.country).toBe(country)
  })
}

/** The words of an address; how its parts are joined does not count here. */
const words = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu)!.join(' ')
