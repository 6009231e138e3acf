import { mediaTypeOf } from '../lib/media-type.ts'
import { isVCard, vCardsAsMarkup } from './vcard-page.ts'

/** The beginning of HTML. Servers that do not know a file's type declare it as plain text, even for pages. */
const STARTS_LIKE_A_PAGE = /^[\s\ufeff]*<(?:!doctype|html|head|body|\?xml|!--)/i

/**
 * Converts plain text to HTML, so that `<jane@acme.com>` is an address and not an element, and vCards to h-cards. Other
 * content stays unchanged.
 *
 * @param text the decoded body
 * @param contentType the Content-Type header, if there is one
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
