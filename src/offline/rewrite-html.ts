import { decodeHTML, escapeText } from 'entities'
import { attributeValue, encodeAttribute, type HtmlTag, scanHtml } from '../lib/scan-html.ts'
import { documentFacts } from './document-facts.ts'
import { applyEdits, type Edit } from './edits.ts'
import { type HtmlPlace, htmlPlaces, NESTED_MAX } from './html-places.ts'
import { InlineModules } from './inline-modules.ts'
import { InlineSprites } from './inline-sprites.ts'
import { headEdits, PageHead } from './page-head.ts'
import { promoteLazy } from './promote-lazy.ts'
import { type OfflineFile, PLACES_MAX } from './reference.ts'
import { rewriteCss } from './rewrite-css.ts'
import { type PlaceFile, rewritePlace } from './rewrite-place.ts'

const MEDIA = /^(?:video|audio|picture)$/
/** Would keep a local file from loading, or ask the network. */
const STRIPPED = /^(?:integrity|crossorigin|ping|attributionsrc)$/

/**
 * A page, or an SVG file, whose references lead to the files of the archive. Only the values that change are written anew,
 * along with what would spoil the copy: policies, checksums, a base, connections made ahead, a charset other than UTF-8.
 *
 * @param html decoded text, to be stored as UTF-8
 */
export function rewriteHtml(html: string, file: OfflineFile): string {
  return rewrite(html, { ...file, base: documentFacts(html, file.url).base, nested: nestedWithin(0) }, true)
}

/** A document in an attribute; its references are relative to what those of the page around it are. */
const nestedWithin =
  (depth: number) =>
  (html: string, file: PlaceFile): string =>
    depth === NESTED_MAX
      ? ''
      : rewrite(html, { ...file, base: documentFacts(html, file.base).base, nested: nestedWithin(depth + 1) }, false)

function rewrite(html: string, file: PlaceFile, isFile: boolean): string {
  const edits: Edit[] = []
  const head = new PageHead()
  const modules = new InlineModules(html, file)
  const sprites = new InlineSprites(file)
  const css = { ...file, url: file.base }
  let media = ''
  let places = 0
  scanHtml(html, {
    tag: (tag) => {
      if (MEDIA.test(tag.name)) media = tag.name
      head.tag(tag)
      const replaced = headEdits(tag)
      if (replaced) return void edits.push(...replaced)
      stripAttributes(tag, edits)
      if (modules.tag(tag, edits)) return
      for (const place of htmlPlaces(tag, media)) {
        // The rest stays as written; the page's policy keeps it from the network.
        if (++places > PLACES_MAX) return
        const edit = sprites.place(tag, place) ?? editOf(place, tag, file)
        if (edit) edits.push(edit)
      }
      if (tag.name === 'form') addAction(tag, file, edits)
      edits.push(...promoteLazy(tag, media, file))
    },
    closing: (name, start) => head.closing(name, start),
    text: (tag, start, end, isEscaped) => {
      if (tag.name === 'script') return modules.text(tag, start, end, edits)
      const written = html.slice(start, end)
      const text = isEscaped ? decodeHTML(written) : written
      const rewritten = rewriteCss(text, css)
      if (rewritten !== text) edits.push({ start, end, text: isEscaped ? escapeText(rewritten) : rewritten })
    },
  })
  // Insertions first: what is taken out at the same place would take them along.
  const inserted = isFile ? head.edits(html) : []
  inserted.push(...modules.edits(), ...sprites.edits(head.bodyEnd ?? html.length))
  return applyEdits(html, [...inserted, ...edits])
}

function editOf(place: HtmlPlace, tag: HtmlTag, file: PlaceFile): Edit | undefined {
  const { start, valueStart, end } = place.attribute
  const { value } = place
  const rewritten = rewritePlace(place, tag, file)
  if (rewritten === undefined || rewritten === value) return undefined
  if (typeof rewritten === 'string') return { start: valueStart, end, text: quoted(rewritten, valueStart === end) }
  return { start, end, text: `${rewritten.name}="${encodeAttribute(rewritten.value)}"` }
}

const quoted = (value: string, isBare: boolean) => `${isBare ? '=' : ''}"${encodeAttribute(value)}"`

function stripAttributes(tag: HtmlTag, edits: Edit[]): void {
  const isCharset = tag.name === 'link' || tag.name === 'script'
  for (const { name, start, end } of tag.attributes) {
    if (STRIPPED.test(name) || (isCharset && name === 'charset')) edits.push({ start, end, text: '' })
  }
}

/** A form without an action sends to the page it stands on, which lives elsewhere now. */
function addAction(tag: HtmlTag, { url }: PlaceFile, edits: Edit[]): void {
  const hasAction = attributeValue(tag, 'action') !== undefined
  if (hasAction || attributeValue(tag, 'method')?.trim().toLowerCase() === 'dialog') return
  edits.push({ start: tag.nameEnd, end: tag.nameEnd, text: ` action="${encodeAttribute(url)}"` })
}
