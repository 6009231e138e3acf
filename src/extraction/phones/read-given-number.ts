import { wordsOfLanguages } from '../../facts/tables.ts'
import { foldPhoneText } from './fold-phone-text.ts'
import type { NumberResolver, ResolvedNumber } from './number-resolver.ts'
import { boundariesOf } from './number-span.ts'
import { isValidNumber } from './parse-number.ts'
import type { PhoneMention } from './phone-mention.ts'
import { readVanity } from './vanity-numbers.ts'

/** A number that markup declares to be a phone number. */
export interface GivenNumber {
  readonly mention: Pick<PhoneMention, 'key' | 'number' | 'value' | 'extension'>
  /** Whether the number is in a range known to be in use. Otherwise only its length is possible. */
  readonly isValid: boolean
}

const EXTENSION_WORDS = wordsOfLanguages(({ contactTexts }) => contactTexts?.numbers?.linkExtensions)
const EXTENSION = new RegExp(
  `(?:;ext=|,{1,3}|;|p|w|\\s?(?:${EXTENSION_WORDS.join('|')}|x|#)[.: ]{0,2})\\s?(\\d{1,7})#?$`,
  'i',
)
/**
 * The context of a local number: a country code, optionally with the area code and more. A domain says nothing about
 * the number (RFC 3966, 5.1.5).
 */
const CONTEXT = /;phone-context=\+?(\d[\d().-]{0,14})(?=;|$)/i
/** Parameters of a `tel:` URI other than its extension. */
const PARAMETERS = /;(?!ext=)[a-z][a-z-]{0,20}(?:=[^;]{0,80})?(?=;|$)/gi
const EXTENSION_PARAMETER = /;ext=([\d().-]{1,12})(?=;|$)/i
const COUNTRY_CODE_MAX = 3

export interface GivenNumberHints {
  /** Whether the digits begin with a country code even without a plus sign. */
  readonly isInternational?: boolean
  /** A country named in the text around the number. */
  readonly nearby?: string | null
}

/**
 * Parses a phone number from a link, an attribute or structured data. It may be percent-encoded, national, or lack its
 * plus sign.
 */
export function readGivenNumber(
  given: string,
  resolver: NumberResolver,
  hints: GivenNumberHints = {},
): GivenNumber | null {
  const raw = foldPhoneText(decode(given.split(/[?]/)[0]!)).trim()
  const context = CONTEXT.exec(raw)?.[1]?.replace(/\D/g, '')
  const bare = raw
    .replace(PARAMETERS, '')
    .replace(EXTENSION_PARAMETER, (_, extension: string) => `;ext=${extension.replace(/\D/g, '')}`)
    .replace(/^tel:/i, '')
  const extension = EXTENSION.exec(bare)?.[1]
  const shown = (extension ? bare.replace(EXTENSION, '') : bare).trim()
  const vanity = readVanity(shown)
  const hasPlus = /^\D{0,3}\+/.test(shown)
  const local = vanity ? vanity.digits : shown.replace(/\D/g, '')
  const digits = context && !hasPlus ? inContext(context, local) : local
  if (digits.length < 5 || digits.length > 18 || (!vanity && /\p{L}{3}/u.test(shown))) return null
  const resolved =
    context && !hasPlus
      ? resolver.international(digits)
      : ((hasPlus ? resolver.gluedPlus(digits, shown) : null) ??
        resolve(digits, boundariesIn(shown), hasPlus || hints.isInternational === true, hints, resolver))
  if (!resolved) return null
  const mention = {
    key: resolved.number.number,
    number: resolved.number,
    value: context && !hasPlus ? resolved.number.number : shown,
    ...(extension && { extension }),
  }
  return { mention, isValid: isValidNumber(resolved.number) }
}

/**
 * Combines the context with a local number. After a country code alone, the number begins with its area code and
 * without the trunk prefix; after a longer context, it is local as dialled.
 */
const inContext = (context: string, local: string) =>
  context + (context.length > COUNTRY_CODE_MAX ? local : local.replace(/^0/, ''))

function resolve(
  digits: string,
  boundaries: readonly number[],
  beginsWithCode: boolean,
  { isInternational, nearby = null }: GivenNumberHints,
  resolver: NumberResolver,
): ResolvedNumber | null {
  if (beginsWithCode) {
    const resolved = resolver.international(digits.replace(/^00/, ''), true)
    if (resolved) return resolved
    return digits.startsWith('0') || isInternational ? resolver.national(digits, boundaries, nearby, true) : null
  }
  if (/^00[1-9]/.test(digits)) return resolver.international(digits.slice(2), true)
  return (
    resolver.national(digits, boundaries, nearby, true) ??
    (digits.length >= 10 ? resolver.international(digits.replace(/^011(?=[1-9])/, '')) : null) ??
    resolver.possible(digits)
  )
}

function boundariesIn(shown: string): number[] {
  return boundariesOf(
    shown
      .split(/\D+/)
      .filter(Boolean)
      .map((group) => group.length),
  )
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
