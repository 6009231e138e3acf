export const XHTML = 'http://www.w3.org/1999/xhtml'
export const SVG = 'http://www.w3.org/2000/svg'
export const MATHML = 'http://www.w3.org/1998/Math/MathML'
export const XLINK = 'http://www.w3.org/1999/xlink'

/** What an XML document is: a page, a drawing, or data that browsers show as text. */
export type XmlKind = 'page' | 'drawing' | 'data'

/** Elements of these do something in a browser; of all others they are text. */
export const isActive = (namespace: string) => namespace === XHTML || namespace === SVG || namespace === MATHML

export function kindOfRoot(name: string, namespace: string): XmlKind {
  if (namespace === XHTML && name === 'html') return 'page'
  return namespace === SVG && name === 'svg' ? 'drawing' : 'data'
}

/** What text in a drawing is set with. */
const TEXT =
  /^(?:a|abbr|b|big|blockquote|body|br|caption|center|cite|code|col|colgroup|dd|del|dfn|div|dl|dt|em|figcaption|figure|font|h[1-6]|hr|i|img|ins|kbd|label|li|mark|ol|p|pre|q|s|samp|section|small|span|strike|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|var|wbr)$/
/** Of SVG, what runs scripts or frames other documents. */
const RUNS = /^(?:script|handler|listener|iframe|frame|object|embed|audio|video|canvas|source|track|link|unknown)$/i

/** Where an element stands. */
export interface XmlPlace {
  readonly kind: XmlKind
  /** In a `foreignObject`, which holds HTML. */
  readonly isInForeign: boolean
}

/** Whether an element may stay, with what it holds. */
export function isElementKept(name: string, namespace: string, { kind, isInForeign }: XmlPlace): boolean {
  // A reader of HTML takes capital letters for small ones; XML does not.
  if (namespace === XHTML && name !== name.toLowerCase()) return false
  if (kind === 'page') return namespace !== XHTML || name !== 'plaintext'
  if (namespace === XHTML) return TEXT.test(name) && (kind === 'data' || isInForeign)
  if (namespace === SVG) return !RUNS.test(name)
  return kind === 'data' && namespace !== MATHML
}

/** Elements that hold text alone, in HTML or in what reads them as HTML. */
export const holdsText = (name: string, namespace: string) =>
  namespace === XHTML
    ? /^(?:script|style|title|textarea|xmp|iframe|noembed|noframes)$/.test(name)
    : namespace === SVG && /^(?:script|style|title|desc)$/i.test(name)

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/

/** Whether an element without content may be written as one tag: a reader of HTML knows few that are. */
export const isOneTag = (name: string, namespace: string) => namespace !== XHTML || VOID.test(name)
