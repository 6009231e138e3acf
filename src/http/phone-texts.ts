import { phoneText } from '../lib/phone-text.ts'
import { PREFERS_PHONE_TEXTS, type WithPhoneTexts } from '../rules/phones/phone-texts.ts'

/** A page of the largest list has 100 rows of up to ten numbers; the rest of a longer answer stays in E.164. */
const NUMBERS_MAX = 1_000
const E164 = /^\+[1-9]\d{6,14}$/

/** Whether a request prefers answers with `phone_texts` (RFC 7240, 2). */
export const prefersPhoneTexts = (headers: Headers): boolean =>
  (headers.get('prefer') ?? '').split(',').some((preference) => preference.trim().toLowerCase() === PREFERS_PHONE_TEXTS)

/**
 * Formats the phone numbers of an answer for reading.
 *
 * @param answer anything that becomes JSON; strings in it that are E.164 count as numbers
 * @param ownCountry ISO 3166-1 alpha-2 code of the reader's country; null if unknown
 * @returns an object to spread into the answer: empty if there is nothing to format
 */
export function phoneTextsOf(answer: unknown, ownCountry: string | null): WithPhoneTexts {
  const numbers = new Set<string>()
  collectNumbers(answer, numbers)
  if (numbers.size === 0) return {}
  const texts = [...numbers].map((number) => [number, phoneText(number, ownCountry)] as const)
  return { phone_texts: Object.fromEntries(texts.filter(([number, text]) => text !== number)) }
}

function collectNumbers(value: unknown, numbers: Set<string>): void {
  if (numbers.size >= NUMBERS_MAX) return
  if (typeof value === 'string') {
    if (E164.test(value)) numbers.add(value)
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collectNumbers(part, numbers)
  }
}
