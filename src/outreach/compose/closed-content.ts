import { BoundedParser } from '../../lib/bounded-parser.ts'
import { type AroundFooter, authorSheet, authorStyle } from './author-styles.ts'
import { FOOTER_MARK } from './message-footer.ts'

/** Content as markup with all elements closed, split into the parts of a document. */
export interface ClosedContent {
  /** The content of the author's `head`. */
  readonly head: string
  readonly body: string
  /** Attributes of the author's `html` and `body`, as written, each preceded by a space. */
  readonly htmlAttributes: string
  readonly bodyAttributes: string
  readonly doctype: string
  /** Whether it has its own `html` or `body`. */
  readonly isDocument: boolean
}

/** Elements that mail programs remove with their content; each would change how the rest of a message is parsed. */
const DROPPED: ReadonlySet<string> = new Set(
  'script template iframe frame frameset noframes noembed object embed applet xmp plaintext listing math dialog'.split(
    ' ',
  ),
)
/** Elements that are removed while their content is kept. */
const UNWRAPPED: ReadonlySet<string> = new Set(['html', 'head', 'body', 'noscript'])
const IN_HEAD: ReadonlySet<string> = new Set(['title', 'meta', 'style', 'link', 'base'])
const VOID: ReadonlySet<string> = new Set(
  'area base basefont bgsound br col hr img input link meta param source track wbr'.split(' '),
)
const TAG_NAME = /^[a-z][a-z0-9:_-]*$/i
const ATTRIBUTE_NAME = /^[^\s"'<>/=]+$/
/** Conditional comments, read only by Outlook or by all except Outlook. */
const CONDITIONAL = /^(?:\[if [^\]]*\]>|<!\[endif\]$)/
/** No real letter nests deeper; deeper elements become siblings. */
const DEPTH_MAX = 300
/**
 * External style sheets may change after the message was checked, so only font services are allowed; fonts hide
 * nothing.
 */
const FONT_SHEET = /^https:\/\/fonts\.(?:googleapis\.com|bunny\.net)\//i

/**
 * Parses content and writes it with everything closed, so that what is added after it is visible: comments end,
 * elements that swallow or hide what follows are closed or removed, and style sheets lose what could hide the footer.
 * Fields, text, links and `[if mso]` comments are kept as written.
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
        // As in browsers, the head ends where another element begins.
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

/** Escapes `<`, so that it cannot start a tag even after content behind it is removed. */
const escaped = (text: string): string => text.replaceAll('<', '&lt;')

/** @param surround whether they belong to `html` or `body`, around the footer */
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
