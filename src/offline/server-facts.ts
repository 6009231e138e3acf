import { encodeAttribute, scanHtml } from '../lib/scan-html.ts'
import { applyEdits, type Edit } from './edits.ts'
import { htmlPlaces } from './html-places.ts'
import { spellQuery } from './legacy-query.ts'
import { PageHead } from './page-head.ts'

/**
 * Writes into a page what else only its server told, or its bytes: where a `Refresh` header leads, and how queries with
 * letters beyond ASCII are sent from a page in an encoding of old. To be done before its references are read or rewritten.
 *
 * @param html decoded text
 */
export function withServerFacts(
  html: string,
  { encoding, refresh }: { readonly encoding: string; readonly refresh: string | undefined },
): string {
  if (encoding === 'utf-8' && refresh === undefined) return html
  const head = new PageHead()
  const edits: Edit[] = []
  scanHtml(html, {
    tag: (tag) => {
      head.tag(tag)
      for (const { attribute, form, value } of htmlPlaces(tag, '')) {
        const spelt = form === 'url' ? spellQuery(value, encoding) : value
        const { valueStart, end } = attribute
        if (spelt !== value) edits.push({ start: valueStart, end, text: `"${encodeAttribute(spelt)}"` })
      }
    },
  })
  if (refresh !== undefined) {
    const at = head.start(html)
    edits.push({ start: at, end: at, text: `<meta http-equiv="refresh" content="${encodeAttribute(refresh)}"/>` })
  }
  return applyEdits(html, edits)
}
