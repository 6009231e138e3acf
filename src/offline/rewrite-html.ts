import { decodeHTML } from 'entities'
import { attributeValue, decodeAttribute, type HtmlAttribute, type HtmlTag, scanHtmlInSteps } from '../lib/scan-html.ts'
import { runToEnd, type Steps } from '../lib/steps.ts'
import { attributeText } from './attribute-text.ts'
import { dataUrl, NO_BASE, readDataUrl } from './data-url.ts'
import { documentFactsInSteps } from './document-facts.ts'
import { applyEdits, type Edit } from './edits.ts'
import { type HtmlPlace, htmlPlaces, NESTED_MAX } from './html-places.ts'
import { InlineModules } from './inline-modules.ts'
import { InlineSprites } from './inline-sprites.ts'
import { headEdits, PageHead } from './page-head.ts'
import { PlainText } from './plain-text.ts'
import { promoteLazy } from './promote-lazy.ts'
import { type OfflineFile, PLACES_MAX } from './reference.ts'
import { rewriteCssInSteps } from './rewrite-css.ts'
import { type PlaceFile, rewritePlace } from './rewrite-place.ts'
import { createFileWork, mayRead } from './work.ts'

const MEDIA = /^(?:video|audio|picture)$/
/** Attributes that would prevent a local file from loading, or make network requests. */
const STRIPPED = /^(?:integrity|crossorigin|ping|attributionsrc)$/
/** Work units for each deferred task, however short it is. */
const TASK_UNITS = 2_000
/** Maximum number of characters written: relative URLs grow by the length of their base. */
const GROWN_MAX = 8_000_000
/** Replaces everything after the last reference examined. */
const CUT = '<!-- Left out: this page names more files than are looked at. -->'

/**
 * Rewrites the references of a page to the files of the archive, and blanks those that it does not contain. Only
 * changed values are rewritten, along with what would break the copy: policies, checksums, a base, early connections, a
 * charset other than UTF-8, and markup that browsers may parse differently from this code.
 *
 * @param html decoded text, to be stored as UTF-8
 */
export const rewriteHtml = (html: string, file: OfflineFile): string => runToEnd(rewriteHtmlInSteps(html, file))

/** Like `rewriteHtml`, with pauses. */
export const rewriteHtmlInSteps = (html: string, file: OfflineFile): Steps<string> =>
  rewriteDocument(html, file, { isPage: true, isXml: false })

/** Like `rewriteHtml`, for an XML page that was cleaned. */
export const rewriteCleanPage = (xml: string, file: OfflineFile): Steps<string> =>
  rewriteDocument(xml, file, { isPage: true, isXml: true })

/** Like `rewriteHtml`, for a drawing that was cleaned; it needs no guard. */
export const rewriteCleanDrawing = (xml: string, file: OfflineFile): Steps<string> =>
  rewriteDocument(xml, file, { isPage: false, isXml: true })

function* rewriteDocument(
  html: string,
  file: OfflineFile,
  { isPage, isXml }: { readonly isPage: boolean; readonly isXml: boolean },
): Steps<string> {
  const { base } = yield* documentFactsInSteps(html, file.url)
  const work = file.work ?? createFileWork()
  const head = new PageHead()
  const place = { ...file, base, work, isXml, nested: nestedWithin(0, head) }
  return yield* rewrite(html, place, head, (at) => (isPage ? head.edits(at, file, isXml) : []))
}

/** Returns the rewriter for documents in attributes. Their base URL is that of the outer page. */
const nestedWithin = (depth: number, page: PageHead) =>
  function* (html: string, file: PlaceFile): Steps<string> {
    if (depth === NESTED_MAX) return ''
    const { base } = yield* documentFactsInSteps(html, file.base)
    const head = new PageHead()
    const nested = { ...file, base, isXml: false, nested: nestedWithin(depth + 1, head) }
    const written = yield* rewrite(html, nested, head, (at) => head.nestedEdits(at, file))
    page.hasScripts ||= head.hasScripts
    return written
  }

function* rewrite(html: string, file: PlaceFile, head: PageHead, headEditsOf: (html: string) => Edit[]): Steps<string> {
  const edits: Edit[] = []
  /** Slow tasks, which run with pauses of their own after the tags have been read. */
  const later: (() => Steps<void>)[] = []
  const modules = new InlineModules(html, file)
  const sprites = new InlineSprites(file)
  const plain = new PlainText(html, edits, file.isXml)
  const css = { ...file, url: file.base }
  let media = ''
  let places = 0
  let counted = 0
  let grown = 0
  let isCut = false
  const scan = scanHtmlInSteps(html, {
    tag: (tag) => {
      if (isCut) return
      for (; counted < edits.length; counted++) grown += edits[counted]!.text.length
      if (places > PLACES_MAX || grown > GROWN_MAX) {
        isCut = true
        return void edits.push({ start: tag.start, end: html.length, text: CUT })
      }
      if (MEDIA.test(tag.name)) media = tag.name
      head.tag(tag)
      plain.tag(tag)
      const replaced = headEdits(tag)
      if (replaced) return void edits.push(...replaced)
      stripAttributes(tag, edits)
      if (modules.tag(tag, edits)) return
      const nestedIns = new Set<HtmlAttribute>()
      for (const place of htmlPlaces(tag, media)) {
        places++
        const nested = nestedIn(place, tag)
        if (nested) {
          nestedIns.add(place.attribute)
          later.push(function* () {
            edits.push(yield* nestedEdit(place, nested, tag, file))
          })
          continue
        }
        const edit = sprites.place(tag, place) ?? editOf(place, tag, file)
        if (edit) edits.push(edit)
      }
      if (tag.name === 'form') addAction(tag, file, edits)
      edits.push(...promoteLazy(tag, media, file))
      escapeAttributes(tag, nestedIns, edits)
    },
    closing: (name, start) => {
      if (isCut) return
      head.closing(name, start)
      plain.closing(name)
    },
    plainText: (start, end) => plain.text(start, end),
    comment: (start, end) => plain.comment(start, end),
    cdata: (start, end) => plain.cdata(start, end),
    text: (tag, start, end, isEscaped) => {
      if (isCut || plain.script(tag, start, end)) return
      later.push(function* () {
        if (tag.name === 'script') return yield* modules.text(tag, start, end, edits)
        const written = html.slice(start, end)
        const text = isEscaped ? decodeHTML(written) : written
        edits.push(...plain.style(start, end, isEscaped, yield* rewriteCssInSteps(text, css)))
      })
    },
  })
  for (const read of scan) {
    mayRead(read, file.work)
    yield
  }
  for (const task of later) {
    file.work.trySpend(TASK_UNITS)
    yield* task()
    yield
  }
  // Insertions come first: a deletion at the same position would remove them too.
  const inserted = headEditsOf(html)
  inserted.push(...(yield* modules.editsInSteps()), ...sprites.edits(head.bodyEnd ?? html.length))
  return applyEdits(html, [...inserted, ...edits])
}

function editOf(place: HtmlPlace, tag: HtmlTag, file: PlaceFile): Edit | undefined {
  const { start, valueStart, end } = place.attribute
  const { value } = place
  if (place.use === 'never') return { start, end, text: '' }
  const rewritten = rewritePlace(place, tag, file)
  if (rewritten === undefined || rewritten === value) return undefined
  if (typeof rewritten === 'string') return { start: valueStart, end, text: quoted(rewritten, valueStart === end) }
  return { start, end, text: `${rewritten.name}="${attributeText(rewritten.value)}"` }
}

interface NestedDocument {
  readonly html: string
  /** How it is embedded, which also decides how it is written back. */
  readonly form: 'text' | 'address' | 'script'
}

function* nestedEdit(
  { attribute }: HtmlPlace,
  { html, form }: NestedDocument,
  tag: HtmlTag,
  file: PlaceFile,
): Steps<Edit> {
  const text = yield* file.nested(html, form === 'address' ? { ...file, base: NO_BASE } : file)
  const { start, valueStart, end } = attribute
  if (form === 'script') return { start, end, text: `srcdoc="${attributeText(text)}"` }
  // It keeps an origin of its own: scripts of the outer page cannot access it, nor can its scripts access that page.
  if (form === 'address' && tag.name === 'iframe' && !file.isSingle) {
    const sandbox = attributeValue(tag, 'sandbox') === undefined ? ' sandbox="allow-scripts"' : ''
    return { start, end, text: `srcdoc="${attributeText(text)}"${sandbox}` }
  }
  const value = form === 'address' ? dataUrl(text, 'text/html') : text
  return { start: valueStart, end, text: `"${attributeText(value)}"` }
}

/** Returns a document in an attribute: as text, in a `data:` URL, or as the string that a `javascript:` URL returns. */
function nestedIn(place: HtmlPlace, tag: HtmlTag): NestedDocument | undefined {
  if (place.form === 'document') return { html: place.value, form: 'text' }
  if (place.use !== 'load' || !FRAMES.test(tag.name)) return undefined
  const made = tag.name === 'iframe' ? MADE.exec(place.value)?.[2] : undefined
  if (made !== undefined) return { html: made, form: 'script' }
  const html = /^[\s\0]*data:text\/html/i.test(place.value) ? readDataUrl(place.value)?.text : undefined
  return html === undefined ? undefined : { html, form: 'address' }
}

const MADE = /^\s*javascript:\s*(['"])([^'"\\]{0,2000})\1\s*;?\s*$/i
const FRAMES = /^(?:iframe|frame|object|embed)$/

const quoted = (value: string, isBare: boolean) => `${isBare ? '=' : ''}"${attributeText(value)}"`

/** Removes attributes that a copy does not need, and those beyond the number examined. */
function stripAttributes(tag: HtmlTag, edits: Edit[]): void {
  const isCharset = tag.name === 'link' || tag.name === 'script'
  const isRules = tag.name === 'script' && /^\s*speculationrules\s*$/i.test(attributeValue(tag, 'type') ?? '')
  for (const { name, start, end } of tag.attributes) {
    if (STRIPPED.test(name) || (isCharset && name === 'charset')) edits.push({ start, end, text: '' })
    // Speculation rules, with which a browser would prefetch pages.
    if (isRules && name === 'type') edits.push({ start, end, text: 'type="text/plain"' })
  }
  if (tag.cutAt !== undefined) edits.push({ start: tag.cutAt, end: tag.end - 1, text: '' })
}

/** Escapes values that contain tags, in case a browser does not recognise them as values. */
function escapeAttributes(tag: HtmlTag, nested: ReadonlySet<HtmlAttribute>, edits: Edit[]): void {
  for (const attribute of tag.attributes) {
    const { raw, valueStart, end } = attribute
    if (raw.includes('<') && !nested.has(attribute))
      edits.push({ start: valueStart, end, text: `"${attributeText(decodeAttribute(raw))}"` })
  }
}

/** Adds an action to a form without one. It submits to its own page, which now has another address. */
function addAction(tag: HtmlTag, { url }: PlaceFile, edits: Edit[]): void {
  const hasAction = attributeValue(tag, 'action') !== undefined
  if (hasAction || attributeValue(tag, 'method')?.trim().toLowerCase() === 'dialog') return
  edits.push({ start: tag.nameEnd, end: tag.nameEnd, text: ` action="${attributeText(url)}"` })
}
