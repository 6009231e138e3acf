import { runToEnd, type Steps } from '../lib/steps.ts'
import type { WorkBudget } from '../lib/work-budget.ts'
import { type CssPlace, cssPlaces } from './css-places.ts'
import { dataUrl, NO_BASE, readDataUrl } from './data-url.ts'
import { applyEdits, type Edit } from './edits.ts'
import { type OfflineFile, readReference } from './reference.ts'
import { isInert } from './safe-address.ts'
import { loadTargetOf } from './target.ts'
import { CSS_STEP, createFileWork, mayRead } from './work.ts'

/**
 * Properties whose files browsers do not load from `file:` URLs, and custom properties: their URLs are relative to the
 * stylesheet that uses them, which may be anywhere.
 */
const INLINED =
  /^(?:-webkit-)?(?:mask|mask-image|mask-box-image|mask-border|filter|backdrop-filter|clip-path|shape-outside)$|^--/

/** Text that could lead out of the copy if it were used as a URL. */
const LEADS_OUT = /^[\0-\x20]*(?:[a-z][a-z0-9+.\t\n\r-]*:|[\\/])|\.\.[\\/]/i

/** Replacements for files that were not downloaded. They load nothing and make no network request. */
const NO_SHEET = 'data:text/css,'
const NO_FILE = 'data:,'

/**
 * Rewrites the URLs in CSS to the files of the archive, or blanks them if it has none. Everything else stays unchanged.
 * The result must be stored as UTF-8, so an `@charset` is set to that. CSS beyond the work limits is cut off.
 *
 * @param css a stylesheet or the value of a style attribute
 * @param file its `url` is the base of the URLs
 */
export const rewriteCss = (css: string, file: OfflineFile): string => runToEnd(rewriteCssInSteps(css, file))

/** Like `rewriteCss`, with pauses. */
export function* rewriteCssInSteps(css: string, file: OfflineFile): Steps<string> {
  const work = file.work ?? createFileWork()
  const edits: Edit[] = []
  const places = cssPlaces(css)
  let next = places.next()
  for (; !next.done; next = places.next()) {
    if (next.value) edits.push(...editOf(next.value, { ...file, work }))
    else {
      mayRead(CSS_STEP, work)
      yield
    }
  }
  const end = next.value
  if (end !== undefined) edits.push({ start: end, end: css.length, text: '' })
  return applyEdits(css, edits).replace(/^(\uFEFF?@charset ")[^"]*(?=";)/i, '$1utf-8')
}

function editOf(
  { start, end, value, kind, isText, property, before, after }: CssPlace,
  file: OfflineFile & { readonly work: WorkBudget },
): Edit[] {
  const edit = (text: string) => [{ start, end, text: before + text + after }]
  // Only its use shows whether the text is a URL.
  if (isText) return LEADS_OUT.test(value) ? edit(NO_FILE) : []
  const missing = kind === 'stylesheet' ? NO_SHEET : NO_FILE
  const found = readReference(value, file.url, file.work)
  if (!found) {
    const inert = inertTarget(value, kind, file)
    return inert === value ? [] : edit(inert)
  }
  const inlined = INLINED.test(property) ? file.inline?.(found.url) : undefined
  const target =
    inlined === undefined ? undefined : dataUrl(inlined, 'image/svg+xml').replaceAll(' ', '%20') + found.hash
  return edit(target ?? loadTargetOf(found, file, missing))
}

function inertTarget(value: string, kind: CssPlace['kind'], file: OfflineFile): string {
  if (kind === 'stylesheet') return isInert(value, 'stylesheet') ? safeSheet(value, file) : NO_SHEET
  return isInert(value, 'media') ? value : NO_FILE
}

/** Rewrites a stylesheet in a `data:` URL, where only absolute URLs resolve. */
export function safeSheet(value: string, file: OfflineFile): string {
  const sheet = readDataUrl(value)
  if (sheet?.text.trim() === '') return value
  if (sheet === null || file.url === NO_BASE) return NO_SHEET
  return dataUrl(rewriteCss(sheet.text, { ...file, url: NO_BASE, inline: undefined }), 'text/css')
}
