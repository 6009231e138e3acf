import { decodeHTMLAttribute } from 'entities'
import { QuoteType, Tokenizer } from 'htmlparser2'

/** An attribute and where it stands. */
export interface HtmlAttribute {
  /** In lower case. */
  readonly name: string
  /** Value as written, without its quotes. */
  readonly raw: string
  /** Range from the name to behind the closing quote; the value begins, with its quote, at `valueStart`. */
  readonly start: number
  readonly valueStart: number
  readonly end: number
}

/** An opening tag and where it stands. */
export interface HtmlTag {
  /** In lower case. */
  readonly name: string
  /** Range from `<` to behind `>`. */
  readonly start: number
  readonly end: number
  /** Behind the name, where an attribute can be put in. */
  readonly nameEnd: number
  readonly attributes: readonly HtmlAttribute[]
  /** Inside `svg` or `math`, or one of them. */
  readonly isForeign: boolean
  /** Where the attributes begin that are too many to be read; undefined where all were. */
  readonly cutAt: number | undefined
  /** Browsers may take the content of this `script` for tags: it stands behind a frame set or a drawing that is nested wrongly. */
  readonly isAmbiguous: boolean
}

export interface HtmlScan {
  tag(tag: HtmlTag): void
  closing?(name: string, start: number): void
  /** Content of a `style` or `script` element; that of foreign ones may come in several pieces. */
  text?(tag: HtmlTag, start: number, end: number, isEscaped: boolean): void
  /** Content of another element that holds text alone, such as `title` or `iframe`. */
  plainText?(start: number, end: number): void
  /** Content of a comment. */
  comment?(start: number, end: number): void
  /** Content of a CDATA section outside of `style` and `script`. */
  cdata?(start: number, end: number): void
}

/** What ends foreign content when it opens inside (HTML 13.2.6.5), as far as pages have it. */
const BREAKOUT = new Set(
  (
    'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ' +
    'ol p pre ruby s small span strong strike sub sup table tt u ul var'
  ).split(' '),
)
/** Deeper nesting than drawings have. */
const CONTEXT_MAX = 64
/** More attributes than a tag has that was written for anybody. Who reads one asks for others of the same tag. */
const ATTRIBUTES_MAX = 256
/** Characters between two turns. */
const STEP = 8 * 1024
/** Elements of HTML whose content is text, whatever it looks like. */
const PLAIN_TEXT = /^(?:title|textarea|xmp|iframe|noembed|noframes|plaintext)$/
const CDATA = '<![CDATA['
const NO_CDATA = '<!-CDATA['
/** Elements of foreign content that hold HTML again. */
const INTEGRATION = new Map([
  ['svg', /^(?:foreignobject|desc|title)$/],
  ['math', /^(?:annotation-xml|mtext|mi|mo|mn|ms)$/],
])

/** Reads the tags of a page by the rules of HTML, with their places; comments and declarations are passed over. */
export function scanHtml(html: string, scan: HtmlScan): void {
  for (const _ of scanHtmlInSteps(html, scan));
}

/** `scanHtml` that pauses after each piece of text. @returns a generator that yields how many characters were read */
export function* scanHtmlInSteps(html: string, scan: HtmlScan): Generator<number, void> {
  /** Open elements that begin or end foreign content. */
  let context: string[] = []
  let name = ''
  let start = 0
  let nameEnd = 0
  let attributes: HtmlAttribute[] = []
  let attribute = { name: '', start: 0, from: 0, to: 0, hasData: false }
  let last: HtmlTag | undefined
  let cutAt: number | undefined
  let isAmbiguous = false
  /** Text whose end is not known yet: it comes in pieces. */
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
  const tokenizer = new Tokenizer(
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
  // Outside of foreign content this begins a comment that ends at the next `>`, which the tokenizer does not tell apart.
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

/** Whether an element of foreign content holds HTML; a `annotation-xml` does where it says so. */
function holdsHtml(tag: HtmlTag, within: string | undefined): boolean {
  if (!INTEGRATION.get(within ?? '')?.test(tag.name)) return false
  return tag.name !== 'annotation-xml' || HTML_ENCODING.test(attributeValue(tag, 'encoding') ?? '')
}

const HTML_ENCODING = /^(?:text\/html|application\/xhtml\+xml)$/i

/** The first attribute of that name, decoded; later ones do not count in HTML either. */
export function attributeValue(tag: HtmlTag, name: string): string | undefined {
  const found = tag.attributes.find((attribute) => attribute.name === name)
  return found && decodeAttribute(found.raw)
}

export const decodeAttribute = (raw: string) => (raw.includes('&') ? decodeHTMLAttribute(raw) : raw)

/** A value as it may stand between double quotes. */
export const encodeAttribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
