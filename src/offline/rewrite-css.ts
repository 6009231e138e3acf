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
 * Properties whose files browsers do not load from `file:` addresses, and those of the author's own: what they name is relative
 * to the sheet that makes use of them, which may lie anywhere.
 */
const INLINED =
  /^(?:-webkit-)?(?:mask|mask-image|mask-box-image|mask-border|filter|backdrop-filter|clip-path|shape-outside)$|^--/

/** A text that, taken for an address, could lead out of the copy. */
const LEADS_OUT = /^[\0-\x20]*(?:[a-z][a-z0-9+.\t\n\r-]*:|[\\/])|\.\.[\\/]/i

/** Stand for a file that was not taken: loads nothing, and nothing from the network. */
const NO_SHEET = 'data:text/css,'
const NO_FILE = 'data:,'

/**
 * CSS whose addresses lead to the files of the archive, and to nothing where it has none; whatever else it says stays as written.
 * It is to be stored as UTF-8, so an `@charset` says that. What is too much to be read is left out.
 *
 * @param css a stylesheet or the value of a style attribute
 * @param file its `url` is what addresses are relative to
 */
export const rewriteCss = (css: string, file: OfflineFile): string => runToEnd(rewriteCssInSteps(css, file))

/** The same, with pauses. */
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
  // Whether it is an address shows where it is used.
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

/** A stylesheet that is written into a `data:` address, which can name files by whole addresses only. */
export function safeSheet(value: string, file: OfflineFile): string {
  const sheet = readDataUrl(value)
  if (sheet?.text.trim() === '') return value
  if (sheet === null || file.url === NO_BASE) return NO_SHEET
  return dataUrl(rewriteCss(sheet.text, { ...file, url: NO_BASE, inline: undefined }), 'text/css')
}
