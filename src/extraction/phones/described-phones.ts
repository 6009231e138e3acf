import type { Page } from '../page.ts'
import { foldPhoneText } from './fold-phone-text.ts'
import { labelBefore } from './label-before.ts'
import type { NumberResolver } from './number-resolver.ts'
import { kindOfLabel, type PhoneMention } from './phone-mention.ts'
import { readGivenNumber } from './read-given-number.ts'

/** Attributes that are read aloud or shown in place of a picture. */
const ATTRIBUTES = ['alt', 'aria-label', 'title'] as const
const LENGTH_MAX = 200
const MENTIONS_MAX = 200
const MAY_HOLD_NUMBER = /\d{3}/
const NUMBER = /(?<![\p{L}\d.,/-])(?:\+|\(?\d)[\d ()./–-]{5,20}\d(?![\p{L}\d])/gu
/** Numbers that count without a label: with a country code, or toll-free in North America. */
const PLAIN = /^\+\d|^1[-. ](?:800|888|877|866|855|844|833)[-. ]/
const SPEAKS_OF_PHONES: ReadonlySet<string> = new Set(['voice', 'mobile', 'fax', 'whatsapp'])

/** Finds the numbers in descriptions of pictures and links: `<img alt="Call 020 7946 0018">`. */
export function findDescribedPhones({ elements, attributeNames }: Page, resolver: NumberResolver): PhoneMention[] {
  const names = ATTRIBUTES.filter((name) => attributeNames.has(name))
  const mentions: PhoneMention[] = []
  if (names.length === 0) return mentions
  for (const { attributes } of elements) {
    for (const name of names) {
      const text = attributes[name]
      if (!text || text.length > LENGTH_MAX || !MAY_HOLD_NUMBER.test(text) || mentions.length >= MENTIONS_MAX) continue
      mentions.push(...numbersIn(foldPhoneText(text), resolver))
    }
  }
  return mentions
}

function* numbersIn(text: string, resolver: NumberResolver): Generator<PhoneMention> {
  for (const { 0: shown, index } of text.matchAll(NUMBER)) {
    const label = labelBefore(text, index)?.kind
    const isPhone = label === undefined ? PLAIN.test(shown) : SPEAKS_OF_PHONES.has(label)
    const given = isPhone ? readGivenNumber(shown, resolver) : null
    if (!given?.isValid) continue
    yield { ...given.mention, method: 'attribute', confidence: 0.8, start: null, end: null, kind: kindOfLabel(label) }
  }
}
