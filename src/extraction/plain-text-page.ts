import { mediaTypeOf } from '../lib/media-type.ts'
import { isVCard, vCardsAsMarkup } from './vcard-page.ts'

/** Servers that do not know a file's type call it plain text, pages among them. */
const STARTS_LIKE_A_PAGE = /^[\s\ufeff]*<(?:!doctype|html|head|body|\?xml|!--)/i

/**
 * Plain text as a page shows it, so that `<jane@acme.com>` is an address and no element, and vCards as the cards of a page.
 * Anything else stays as it is.
 *
 * @param text the decoded body
 * @param contentType the Content-Type header, if there was one
 */
export function asMarkup(text: string, contentType: string | undefined): string {
  if (isVCard(text)) return vCardsAsMarkup(text)
  if (mediaTypeOf(contentType) !== 'text/plain' || STARTS_LIKE_A_PAGE.test(text)) return text
  const shown = text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/\r\n?|\n/g, '<br>')
  return `<pre>${shown}</pre>`
}
