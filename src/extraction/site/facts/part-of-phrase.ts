import { compilePattern } from '../../../lib/compile-pattern.ts'
import { lookOf } from '../../companies/name-looks.ts'
import { OF_WORDS } from '../../companies/of-words.ts'

const OF = compilePattern(`(?<!\\p{L})(?:${OF_WORDS}) $`, 'u')

/**
 * Whether a single word behind "of" ends a longer phrase and does not say that it is an organisation: `Elmstead` in
 * `the women's centre of Elmstead`.
 *
 * @param before the text before the name
 */
export const isPartOfPhrase = (before: string, name: string): boolean =>
  !name.includes(' ') && lookOf(name) !== 'organisation' && OF.test(before)
