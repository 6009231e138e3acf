/** What no value of a vCard may hold (RFC 6350 3.3), and what some readers end lines by as well; pages hold them by mistake. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu

/** Text as it may stand in a card, on one line; null when nothing is left. */
export const cardText = (text: string | null): string | null => text?.replace(CONTROL, ' ').trim() || null

/** Text of several lines, as notes have them. */
export const cardLines = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029\u0085]/)
    .map((line) => line.replace(CONTROL, ' ').trim())
    .join('\n')
    .trim()

/** Text in a value (RFC 2426 4). The library writes emails, numbers and properties of one's own as they are given, and all else like this. */
export const escapeCardValue = (text: string): string => text.replace(/[\\;,]/g, '\\$&')

/** An address of the web as it may stand in a card, where it is not text and so not escaped; null for what is none. */
export function cardUrl(url: string | null): string | null {
  const parsed = URL.parse(url ?? '')
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href.replaceAll('\\', '%5C') : null
}

/** The name that a card must have (RFC 2426 3.1.2), of an organisation or of somebody unknown: without its parts readers refuse the card. */
export const NAME_OF_NOBODY = { name: 'N', value: ';;;;' } as const
