import { patternsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import type { NumberSpan } from './number-span.ts'

const WORDS = patternsOfLanguages(({ contactTexts }) => contactTexts?.numbers?.contactWords)
const CONTACT_WORD = compilePattern(`@|(?<!\\p{L})(?:${WORDS.join('|')})(?!\\p{L})`, 'iu')
const CONTACT_DISTANCE = 140

/** Whether contact words are near the number, before or after it. */
export function standsAmongContacts(text: string, { start, end }: NumberSpan): boolean {
  return (
    CONTACT_WORD.test(text.slice(Math.max(0, start - CONTACT_DISTANCE), start)) ||
    CONTACT_WORD.test(text.slice(end, end + CONTACT_DISTANCE))
  )
}

/** Whether a line or table cell contains nothing but the number and others like it, and whose it is in brackets. */
export function standsAlone(text: string, { start, end }: NumberSpan): boolean {
  return (
    /(?:^|[\n\t])[^\p{L}\n\t]{0,30}$/u.test(text.slice(Math.max(0, start - 30), start)) &&
    /^[^\p{L}\n\t]{0,30}(?:(?<=\()\p{Lu}[\p{L} .'’-]{1,30}\) ?)?(?:$|[\n\t])/u.test(text.slice(end, end + 64))
  )
}
