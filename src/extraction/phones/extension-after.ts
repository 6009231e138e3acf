import { patternsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'

const WORDS = patternsOfLanguages(({ contactTexts }) => contactTexts?.numbers?.extensions)
const EXTENSION = compilePattern(
  `^[ ,;.]{0,3}[([]? ?(?:(?:${WORDS.join('|')}|#|x{1,2}|×)[ .:#-]{0,3}|;ext=)(\\d{1,6})(?!\\d)(?! ?[-/.]\\d)[)\\]]?`,
  'iu',
)

export interface Extension {
  readonly extension: string
  /** The end of the extension's text. */
  readonly end: number
}

/**
 * Returns the extension after a number that ends at `end`, for example `ext. 204`, `x204`, `poste 12`, `Durchwahl -12`,
 * or null.
 */
export function extensionAfter(text: string, end: number): Extension | null {
  const match = EXTENSION.exec(text.slice(end, end + 32))
  return match && { extension: match[1]!, end: end + match[0].length }
}
