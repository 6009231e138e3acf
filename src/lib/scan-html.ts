import { decodeHTMLAttribute } from 'entities'
import { QuoteType } from 'htmlparser2'
import { FastTokenizer } from './fast-tokenizer.ts'

/** An attribute and its position. */
export interface HtmlAttribute {
  /** In lower case. */
  readonly name: string
  /** Value as written, without its quotes. */
  readonly raw: string
  /** Range from the name to after the closing quote. The value, including its quote, starts at `valueStart`. */
  readonly start: number
  readonly valueStart: number
  readonly end: number
}

/** An opening tag and its position. */
export interface HtmlTag {
  /** In lower case. */
  readonly name: string
  /** Range from `<` to after `>`. */
  readonly start: number
  readonly end: number
  /** End of the name, where an attribute can be inserted. */
  readonly nameEnd: number
  readonly attributes: readonly HtmlAttribute[]
  /** Inside `svg` or `math`, or one of them. */
  readonly isForeign: boolean
  /** Start of the attributes beyond the maximum; undefined if all were read. */
  readonly cutAt: number | undefined
  /**
   * Browsers may parse the content of this `script` as tags, because it follows a frame set or a badly nested drawing.
   */
  readonly isAmbiguous: boolean
}

export interface HtmlScan {
  tag(tag: HtmlTag): void
  closing?(name: string, start: number): void
  /** Content of a `style` or `script` element. In foreign content, it may come in several pieces. */
  text?(tag: HtmlTag, start: number, end: number, isEscaped: boolean): void
  /** Content of another element that contains only text, such as `title` or `iframe`. */
  plainText?(start: number, end: number): void
  /** Content of a comment. */
  comment?(start: number, end: number): void
  /** Content of a CDATA section outside of `style` and `script`. */
  cdata?(start: number, end: number): void
}

/** Elements that end foreign content when they open inside it (HTML 13.2.6.5), as far as they occur on pages. */
const BREAKOUT = new Set(
  (
    'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ' +
    'ol p pre ruby s small span strong strike sub sup table tt u ul var'
  ).split(' '),
)
/** Deeper nesting than drawings have. */
const CONTEXT_MAX = 64
/** More attributes than any real tag has. The rules for one attribute look up others of the same tag. */
const ATTRIBUTES_MAX = 256
/** Number of characters between two pauses. */
const STEP = 8 * 1024
/** HTML elements whose content is text, even if it looks like markup. */
const PLAIN_TEXT = /^(?:title|textarea|xmp|iframe|noembed|noframes|plaintext)$/
const CDATA = '<![CDATA['
const NO_CDATA = '<!-CDATA['
/** Elements of foreign content that contain HTML. */
const INTEGRATION = new Map([
  ['svg', /^(?:foreignobject|desc|title)$/],
  ['math', /^(?:annotation-xml|mtext|mi|mo|mn|ms)$/],
])

/**
 * Reports the tags of a page and their positions, by the rules of HTML. Comments and CDATA sections are reported if the
 * scan handles them; declarations are skipped.
 */
export function scanHtml(html: string, scan: HtmlScan): void {
  for (const _ of scanHtmlInSteps(html, scan));
}

/** Whether a text contains a tag. */
export function hasTags(content: string): boolean {
  let has = false
  scanHtml(content, {
    tag() {
      has = true
    },
  })
  return has
}

/** Like `scanHtml`, with a pause after each piece of text. Yields the number of characters read. */
export function* scanHtmlInSteps(html: string, scan: HtmlScan): Generator<number, void> {
  /** Open elements that start or end foreign content. */
  let context: string[] = []
  let name = ''
  let start = 0
  let nameEnd = 0
  let attributes: HtmlAttribute[] = []
  let attribute = { name: '', start: 0, from: 0, to: 0, hasData: false }
  let last: HtmlTag | undefined
  let cutAt: number | undefined
  let isAmbiguous = false
  /** Text whose end is not known yet, since it arrives in pieces. */
  let pending: { from: number; to: number; isEscaped: boolean } | undefined
  const isForeign = () => INTEGRATION.has(context.at(-1) ?? '')

  const flush = () => {
    if (pending && last) {
      const { from, to, isEscaped } = pending
      if (last.name === 'style' || last.name === 'script') scan.text?.(last, from, to, isEscaped)
      else if (!last.isForeign && PLAIN_TEXT.test(last.name)) scan.plainText?.(from, to)
    }
    pending = undefined
  }
  const open = (end: number, isSelfClosing: boolean) => {
    if (name === 'frameset') isAmbiguous = true
    if (isForeign() && BREAKOUT.has(name)) context = []
    const isRoot = INTEGRATION.has(name) && (!isForeign() || context.at(-1) === name)
    const tag = { name, start, end, nameEnd, attributes, isForeign: isRoot || isForeign(), cutAt, isAmbiguous }
    last = !isSelfClosing || !tag.isForeign ? tag : undefined
    const isContext = !isSelfClosing && (isRoot || holdsHtml(tag, context.at(-1)))
    if (isContext && context.length === CONTEXT_MAX) isAmbiguous = true
    if (isContext && context.length < CONTEXT_MAX) context.push(name)
    scan.tag(tag)
  }
  const text = (from: number, to: number, isEscaped: boolean) => {
    if (pending?.to === from && pending.isEscaped === isEscaped) pending.to = to
    else {
      flush()
      pending = { from, to, isEscaped }
    }
  }
  const tokenizer = new FastTokenizer(
    { decodeEntities: false },
    {
      onopentagname: (from, to) => {
        flush()
        cutAt = undefined
        name = html.slice(from, to).toLowerCase()
        start = from - 1
        nameEnd = to
        attributes = []
      },
      onattribname: (from, to) => {
        attribute = { name: html.slice(from, to).toLowerCase(), start: from, from: to, to, hasData: false }
      },
      onattribdata: (from, to) => {
        if (!attribute.hasData) attribute.from = from
        attribute.to = to
        attribute.hasData = true
      },
      onattribend: (quote, to) => {
        if (attributes.length === ATTRIBUTES_MAX) {
          cutAt ??= attribute.start
          return
        }
        const end = quote === QuoteType.NoValue ? attribute.to : to
        const isQuoted = quote === QuoteType.Single || quote === QuoteType.Double
        attributes.push({
          name: attribute.name,
          raw: html.slice(attribute.from, attribute.to),
          start: attribute.start,
          valueStart: attribute.from - (isQuoted ? 1 : 0),
          end,
        })
      },
      onopentagend: (at) => open(at + 1, false),
      // `<svg / >` stays open.
      onselfclosingtag: (at) => open(at + 1, html[at - 1] === '/'),
      onclosetag: (from, to) => {
        flush()
        const closed = html.slice(from, to).trim().toLowerCase()
        last = undefined
        const opened = context.lastIndexOf(closed)
        if (opened >= 0 && (opened === context.length - 1 || closed === 'svg' || closed === 'math')) {
          isAmbiguous ||= opened < context.length - 1
          context.length = opened
        }
        scan.closing?.(closed, from - 2)
      },
      ontext: (from, to) => text(from, to, last?.isForeign === true),
      oncdata: (from, to, offset) => {
        if (last?.name !== 'style' && last?.name !== 'script') return scan.cdata?.(from, to - offset)
        text(from, to - offset, false)
        flush()
      },
      oncomment: (from, to, offset) => scan.comment?.(from, to - offset),
      ondeclaration: () => {},
      onprocessinginstruction: () => {},
      onend: () => {},
      onattribentity: () => {},
      ontextentity: () => {},
      isInForeignContext: isForeign,
    },
  )
  // Outside of foreign content, `<![CDATA[` starts a comment that ends at the next `>`. The tokenizer makes no such
  // distinction.
  for (let at = 0; at < html.length; ) {
    const section = html.startsWith(CDATA, at)
    if (section) tokenizer.write(isForeign() ? CDATA : NO_CDATA)
    const from = section ? at + CDATA.length : at
    const next = html.slice(from, from + STEP + CDATA.length - 1).indexOf(CDATA)
    const to = next >= 0 ? from + next : Math.min(from + STEP, html.length)
    tokenizer.write(html.slice(from, to))
    yield to - at
    at = to
  }
  tokenizer.end()
  flush()
}

/** Whether an element of foreign content contains HTML. An `annotation-xml` does if its encoding says so. */
function holdsHtml(tag: HtmlTag, within: string | undefined): boolean {
  if (!INTEGRATION.get(within ?? '')?.test(tag.name)) return false
  return tag.name !== 'annotation-xml' || HTML_ENCODING.test(attributeValue(tag, 'encoding') ?? '')
}

const HTML_ENCODING = /^(?:text\/html|application\/xhtml\+xml)$/i

/** Returns the decoded value of the first attribute with this name; HTML ignores later ones. */
export function attributeValue(tag: HtmlTag, name: string): string | undefined {
  const found = tag.attributes.find((attribute) => attribute.name === name)
  return found && decodeAttribute(found.raw)
}

export const decodeAttribute = (raw: string) => (raw.includes('&') ? decodeHTMLAttribute(raw) : raw)

/** Escapes a value for double quotes. */
export const encodeAttribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
