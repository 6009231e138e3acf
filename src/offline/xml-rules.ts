export const XHTML = 'http://www.w3.org/1999/xhtml'
export const SVG = 'http://www.w3.org/2000/svg'
export const MATHML = 'http://www.w3.org/1998/Math/MathML'
export const XLINK = 'http://www.w3.org/1999/xlink'

/** The kind of an XML document: a page, a drawing, or data that browsers show as text. */
export type XmlKind = 'page' | 'drawing' | 'data'

/** Whether browsers give the elements of a namespace a meaning. Other elements are text to them. */
export const isActive = (namespace: string) => namespace === XHTML || namespace === SVG || namespace === MATHML

export function kindOfRoot(name: string, namespace: string): XmlKind {
  if (namespace === XHTML && name === 'html') return 'page'
  return namespace === SVG && name === 'svg' ? 'drawing' : 'data'
}

/** HTML elements for text in a drawing. */
const TEXT =
  /^(?:a|abbr|b|big|blockquote|body|br|caption|center|cite|code|col|colgroup|dd|del|dfn|div|dl|dt|em|figcaption|figure|font|h[1-6]|hr|i|img|ins|kbd|label|li|mark|ol|p|pre|q|s|samp|section|small|span|strike|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|var|wbr)$/
/** SVG elements that run scripts or embed other documents or media. */
const RUNS = /^(?:script|handler|listener|iframe|frame|object|embed|audio|video|canvas|source|track|link|unknown)$/i

/** The context of an element. */
export interface XmlPlace {
  readonly kind: XmlKind
  /** Inside a `foreignObject`, which contains HTML. */
  readonly isInForeign: boolean
}

/** Whether an element and its content are kept. */
export function isElementKept(name: string, namespace: string, { kind, isInForeign }: XmlPlace): boolean {
  // An HTML parser ignores case; XML does not.
  if (namespace === XHTML && name !== name.toLowerCase()) return false
  if (kind === 'page') return namespace !== XHTML || name !== 'plaintext'
  if (namespace === XHTML) return TEXT.test(name) && (kind === 'data' || isInForeign)
  if (namespace === SVG) return !RUNS.test(name)
  return kind === 'data' && namespace !== MATHML
}

/** Whether an element contains only text, in HTML or when parsed as HTML. */
export const isTextElement = (name: string, namespace: string) =>
  namespace === XHTML
    ? /^(?:script|style|title|textarea|xmp|iframe|noembed|noframes)$/.test(name)
    : namespace === SVG && /^(?:script|style|title|desc)$/i.test(name)

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/

/** Whether an empty element may be written as one tag: an HTML parser accepts that only for a few. */
export const isOneTag = (name: string, namespace: string) => namespace !== XHTML || VOID.test(name)
