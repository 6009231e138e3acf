import { BoundedParser } from '../lib/bounded-parser.ts'
import { type AroundFooter, authorSheet, authorStyle } from './author-styles.ts'
import { FOOTER_MARK } from './message-footer.ts'

/** A content as markup that leaves nothing open, in the parts of a document. */
export interface ClosedContent {
  /** What stands in the author's `head`. */
  readonly head: string
  readonly body: string
  /** Attributes of the author's `html` and `body`, as written, each with a space before it. */
  readonly htmlAttributes: string
  readonly bodyAttributes: string
  readonly doctype: string
  /** It has its own `html` or `body`. */
  readonly isDocument: boolean
}

/** Mail programs remove them with what they hold; each would read the rest of a message as something else. */
const DROPPED: ReadonlySet<string> = new Set(
  'script template iframe frame frameset noframes noembed object embed applet xmp plaintext listing math dialog'.split(
    ' ',
  ),
)
/** They go, what they hold stays. */
const UNWRAPPED: ReadonlySet<string> = new Set(['html', 'head', 'body', 'noscript'])
const IN_HEAD: ReadonlySet<string> = new Set(['title', 'meta', 'style', 'link', 'base'])
const VOID: ReadonlySet<string> = new Set(
  'area base basefont bgsound br col hr img input link meta param source track wbr'.split(' '),
)
const TAG_NAME = /^[a-z][a-z0-9:_-]*$/i
const ATTRIBUTE_NAME = /^[^\s"'<>/=]+$/
/** What Outlook alone reads, or all but Outlook. */
const CONDITIONAL = /^(?:\[if [^\]]*\]>|<!\[endif\]$)/
/** Deeper markup is nobody's letter; what is deeper stands beside it. */
const DEPTH_MAX = 300
/** Sheets of others may change after the message was checked; those of fonts hide nothing. */
const FONT_SHEET = /^https:\/\/fonts\.(?:googleapis\.com|bunny\.net)\//i

/**
 * Reads a content and writes it with everything closed, so that what is added behind it is seen: comments end, elements that swallow or hide what follows are
 * closed or gone, and style sheets lose what could hide the footer. Fields, text, links and `[if mso]` comments stay as they were written.
 */
export function closedContent(markup: string): ClosedContent {
  const around = { classes: new Set<string>(), ids: new Set<string>() }
  const attributes = { html: new Map<string, string>(), body: new Map<string, string>() }
  const head: string[] = []
  const body: string[] = []
  /** Names of open elements, null for those that are not written. */
  const open: (string | null)[] = []
  let sheet: string[] | null = null
  const sheets: { out: string[]; at: number; css: string }[] = []
  let dropped = 0
  let svg = 0
  let inHead = false
  let headTag: string | null = null
  let doctype = ''
  let isDocument = false
  const out = () => (inHead ? head : body)

  const parser = new BoundedParser(
    {
      onopentag(name, attribs) {
        if (name === 'html' || name === 'body') {
          isDocument = true
          const known = attributes[name]
          if (known.size === 0) for (const [key, value] of Object.entries(attribs)) known.set(key, value)
        }
        if (name === 'head') inHead = true
        if (name === 'body') inHead = false
        const isGone = dropped > 0 || DROPPED.has(name) || isForeignSheet(name, attribs)
        if (isGone || (svg > 0 && name === 'style') || (svg === 0 && name === 'title' && !inHead)) {
          dropped++
          open.push('')
          return
        }
        const depth = open.length
        if (UNWRAPPED.has(name) || !TAG_NAME.test(name) || depth >= DEPTH_MAX) {
          open.push(null)
          return
        }
        if (name === 'svg') svg++
        // Browsers end the head where something else begins.
        if (inHead && !IN_HEAD.has(name)) inHead = false
        if (inHead) headTag = name
        open.push(name)
        out().push(`<${name}${attributesHtml(attribs, false)}>`)
        if (name === 'style') sheet = []
      },
      ontext(text) {
        if (dropped > 0) return
        if (sheet) sheet.push(text)
        else if (inHead && headTag === null) {
          if (text.trim() !== '') {
            inHead = false
            body.push(escaped(text))
          }
        } else out().push(escaped(text))
      },
      onclosetag(name) {
        const written = open.pop()
        if (name === 'head') inHead = false
        if (written === '') dropped--
        if (!written) return
        if (name === 'style' && sheet) {
          const place = out()
          sheets.push({ out: place, at: place.push('') - 1, css: sheet.join('') })
          sheet = null
        }
        if (!VOID.has(name)) out().push(`</${name}>`)
        if (name === 'svg') svg--
        if (inHead) headTag = null
      },
      oncomment(text) {
        if (dropped > 0 || sheet || !CONDITIONAL.test(text) || /--!?>|<style/i.test(text)) return
        if (text.startsWith('[if') && !/(?:<!\[endif\]|\]><!)$/.test(text)) return
        ;(inHead ? head : body).push(`<!--${text}-->`)
      },
      onprocessinginstruction(name, text) {
        if (dropped > 0 || text.includes('<')) return
        if (name.toLowerCase() === '!doctype') doctype ||= `<${text}>\n`
        else if (/^!\[(?:if [^\]<>]*|endif)\]$/.test(text)) (inHead ? head : body).push(`<${text}>`)
      },
    },
    () => open.length,
    { decodeEntities: false, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.write(markup)
  parser.end()

  for (const map of [attributes.html, attributes.body]) {
    for (const one of (map.get('class') ?? '').toLowerCase().split(/\s+/)) around.classes.add(one)
    const id = map.get('id')
    if (id) around.ids.add(id.toLowerCase())
  }
  for (const { out: place, at, css } of sheets) place[at] = authorSheet(css, around satisfies AroundFooter)
  return {
    head: head.join(''),
    body: body.join(''),
    htmlAttributes: attributesHtml(Object.fromEntries(attributes.html), true),
    bodyAttributes: attributesHtml(Object.fromEntries(attributes.body), true),
    doctype,
    isDocument,
  }
}

const isForeignSheet = (name: string, { rel, href }: Record<string, string>): boolean =>
  name === 'link' && /stylesheet/i.test(rel ?? '') && !FONT_SHEET.test(href ?? '')

/** Not to be read as a tag, whatever stands behind it once something between was left out. */
const escaped = (text: string): string => text.replaceAll('<', '&lt;')

/** @param surround of `html` or `body`, around the footer */
function attributesHtml(attributes: Record<string, string>, surround: boolean): string {
  return Object.entries(attributes)
    .filter(
      ([name]) =>
        ATTRIBUTE_NAME.test(name) &&
        name !== FOOTER_MARK &&
        !(surround && /^(?:hidden|inert|popover|on.*)$/.test(name)),
    )
    .map(([name, value]) => {
      const kept = name === 'style' ? authorStyle(value, surround) : value
      return kept === '' ? ` ${name}=""` : ` ${name}="${kept.replaceAll('"', '&quot;')}"`
    })
    .join('')
}
