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
}

export interface HtmlScan {
  tag(tag: HtmlTag): void
  closing?(name: string, start: number): void
  /** Content of a `style` or `script` element; that of foreign ones may come in several pieces. */
  text?(tag: HtmlTag, start: number, end: number, isEscaped: boolean): void
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
const CDATA = '<![CDATA['
const NO_CDATA = '<!-CDATA['
/** Elements of foreign content that hold HTML again. */
const INTEGRATION = new Map([
  ['svg', /^(?:foreignobject|desc|title)$/],
  ['math', /^(?:annotation-xml|mtext|mi|mo|mn|ms)$/],
])

/** Reads the tags of a page by the rules of HTML, with their places; comments and declarations are passed over. */
export function scanHtml(html: string, scan: HtmlScan): void {
  /** Open elements that begin or end foreign content. */
  let context: string[] = []
  let name = ''
  let start = 0
  let nameEnd = 0
  let attributes: HtmlAttribute[] = []
  let attribute = { name: '', start: 0, from: 0, to: 0, hasData: false }
  let last: HtmlTag | undefined
  const isForeign = () => INTEGRATION.has(context.at(-1) ?? '')

  const open = (end: number, isSelfClosing: boolean) => {
    if (isForeign() && BREAKOUT.has(name)) context = []
    const isRoot = INTEGRATION.has(name) && (!isForeign() || context.at(-1) === name)
    const tag = { name, start, end, nameEnd, attributes, isForeign: isRoot || isForeign() }
    last = !isSelfClosing || !tag.isForeign ? tag : undefined
    const isContext = !isSelfClosing && (isRoot || INTEGRATION.get(context.at(-1) ?? '')?.test(name))
    if (isContext && context.length < CONTEXT_MAX) context.push(name)
    scan.tag(tag)
  }
  const text = (from: number, to: number, isEscaped: boolean) => {
    if (last?.name === 'style' || last?.name === 'script') scan.text?.(last, from, to, isEscaped)
  }
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname: (from, to) => {
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
        if (attributes.length === ATTRIBUTES_MAX) return
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
      onselfclosingtag: (at) => open(at + 1, true),
      onclosetag: (from, to) => {
        const closed = html.slice(from, to).trim().toLowerCase()
        last = undefined
        const opened = context.lastIndexOf(closed)
        if (opened >= 0 && (opened === context.length - 1 || closed === 'svg' || closed === 'math'))
          context.length = opened
        scan.closing?.(closed, from - 2)
      },
      ontext: (from, to) => text(from, to, last?.isForeign === true),
      oncdata: (from, to, offset) => text(from, to - offset, false),
      oncomment: () => {},
      ondeclaration: () => {},
      onprocessinginstruction: () => {},
      onend: () => {},
      onattribentity: () => {},
      ontextentity: () => {},
      isInForeignContext: isForeign,
    },
  )
  // Outside of foreign content this begins a comment that ends at the next `>`, which the tokenizer does not tell apart.
  const [first = '', ...rest] = html.split(CDATA)
  tokenizer.write(first)
  for (const piece of rest) {
    tokenizer.write(isForeign() ? CDATA : NO_CDATA)
    tokenizer.write(piece)
  }
  tokenizer.end()
}

/** The first attribute of that name, decoded; later ones do not count in HTML either. */
export function attributeValue(tag: HtmlTag, name: string): string | undefined {
  const found = tag.attributes.find((attribute) => attribute.name === name)
  return found && decodeAttribute(found.raw)
}

export const decodeAttribute = (raw: string) => (raw.includes('&') ? decodeHTMLAttribute(raw) : raw)

/** A value as it may stand between double quotes. */
export const encodeAttribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
