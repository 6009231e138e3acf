/**
 * Characters that a vCard value must not contain (RFC 6350 3.3), and other characters that some readers treat as line
 * ends. Pages contain them by mistake.
 */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu

/** Returns text as a single line for a vCard; null if nothing is left. */
export const cardText = (text: string | null): string | null => text?.replace(CONTROL, ' ').trim() || null

/** Returns text with several lines for a vCard, as in notes. */
export const cardLines = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029\u0085]/)
    .map((line) => line.replace(CONTROL, ' ').trim())
    .join('\n')
    .trim()

/**
 * Escapes text in a value (RFC 2426 4). The library does not escape emails, numbers and custom properties, but escapes
 * everything else.
 */
export const escapeCardValue = (text: string): string => text.replace(/[\\;,]/g, '\\$&')

/** Returns a web URL for a vCard, where URLs are not text and therefore not escaped; null for anything else. */
export function cardUrl(url: string | null): string | null {
  const parsed = URL.parse(url ?? '')
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href.replaceAll('\\', '%5C') : null
}

/**
 * The required `N` property (RFC 2426 3.1.2) of a card for an organisation or an unnamed person. Without its
 * components, readers reject the card.
 */
export const NAME_OF_NOBODY = { name: 'N', value: ';;;;' } as const
