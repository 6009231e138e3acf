import { lineAt, type Page } from '../../page.ts'

/** A mark behind a word or a number, not behind the initial of an abbreviation: `U.S. Board`. */
const SENTENCE_END = /(?<=[\p{Ll}\d)”»])[.!?…]["”»)]? (?=\p{Lu})/gu

/**
 * Returns the start of the sentence that contains an offset: behind the mark that ends another one, or where its line
 * begins.
 *
 * @param reach the maximum number of characters before the offset that are read
 */
export function sentenceStart(page: Page, offset: number, reach: number): number {
  const from = Math.max(lineAt(page, offset).start, offset - reach)
  let start = from
  for (const { 0: end, index } of page.text.slice(from, offset).matchAll(SENTENCE_END))
    start = from + index + end.length
  return start
}
