import { cssPlaces } from './css-places.ts'
import { dataUrl } from './data-url.ts'
import { applyEdits, type Edit } from './edits.ts'
import { type OfflineFile, readReference } from './reference.ts'
import { targetOf } from './target.ts'

/**
 * Properties whose files browsers do not load from `file:` addresses, and those of the author's own: what they name is relative
 * to the sheet that makes use of them, which may lie anywhere.
 */
const INLINED =
  /^(?:-webkit-)?(?:mask|mask-image|mask-box-image|mask-border|filter|backdrop-filter|clip-path|shape-outside)$|^--/

/** Stand for a file that was not taken: loads nothing, and nothing from the network. */
const NO_SHEET = 'data:text/css,'
const NO_FILE = 'data:,'

/**
 * CSS whose addresses lead to the files of the archive; whatever else it says stays as written. It is to be stored as UTF-8,
 * so an `@charset` says that.
 *
 * @param css a stylesheet or the value of a style attribute
 * @param file its `url` is what addresses are relative to
 */
export function rewriteCss(css: string, file: OfflineFile): string {
  const edits: Edit[] = []
  for (const { start, end, value, kind, property, before, after } of cssPlaces(css)) {
    const found = readReference(value, file.url)
    if (!found) continue
    const inlined = INLINED.test(property) ? file.inline?.(found.url) : undefined
    const target =
      inlined === undefined ? undefined : dataUrl(inlined, 'image/svg+xml').replaceAll(' ', '%20') + found.hash
    const missing = kind === 'stylesheet' ? NO_SHEET : NO_FILE
    edits.push({ start, end, text: before + (target ?? targetOf(found, file, missing)) + after })
  }
  return applyEdits(css, edits).replace(/^(\uFEFF?@charset ")[^"]*(?=";)/i, '$1utf-8')
}
