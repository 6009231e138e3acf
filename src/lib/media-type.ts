const MEDIA_TYPE = /^[!#$%&'*+.^_`|~\w-]+\/[!#$%&'*+.^_`|~\w-]+$/
/** Types that servers send for unknown content. Browsers then examine the body, as they do without a type. */
const UNKNOWN = new Set(['unknown/unknown', 'application/unknown', '*/*'])

/**
 * Returns the media type in a Content-Type header, in lower case and without parameters. Of several types, the last
 * valid one counts.
 *
 * @returns '' if the header contains none, so that the body decides
 * @see https://fetch.spec.whatwg.org/#content-type-header
 */
export function mediaTypeOf(header: string | null | undefined): string {
  const types = (header ?? '').split(',').map((part) => part.split(';', 1)[0]!.trim().toLowerCase())
  return types.findLast((type) => MEDIA_TYPE.test(type) && !UNKNOWN.has(type)) ?? ''
}

/** Types of XHTML and of many other XML files that are not pages. */
export const XML_TYPES: ReadonlySet<string> = new Set(['application/xml', 'text/xml'])

/** Whether a Content-Type header declares XML, in which case browsers parse the page as XML. */
export function isXmlType(header: string | null | undefined): boolean {
  const type = mediaTypeOf(header)
  return XML_TYPES.has(type) || type.endsWith('+xml')
}

const latin1 = (body: Uint8Array, length: number) => new TextDecoder('windows-1252').decode(body.subarray(0, length))

/** Whether a body without a type is markup, similar to the WHATWG MIME Sniffing Standard. */
export const startsLikeMarkup = (body: Uint8Array): boolean => /^(?:ï»¿|þÿ|ÿþ)?[\s\0]*</.test(latin1(body, 512))

const BYTE_ORDER_MARK = 'ï»¿'
const XML_SPACE = /\s*/y
const XHTML_ROOT = /<(?:\w+:)?html[\s/>]/iy

/** Whether XML is a page: its first element is `html`. Scans the first 2,048 bytes once, from left to right. */
export function isXhtml(body: Uint8Array): boolean {
  const text = latin1(body, 2_048)
  let at = endOf(XML_SPACE, text, text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0)
  while (text.startsWith('<!', at) || text.startsWith('<?', at)) {
    const end = endOfDeclaration(text, at)
    if (end < 0) return false
    at = endOf(XML_SPACE, text, end)
  }
  return endOf(XHTML_ROOT, text, at) > at
}

/**
 * Returns the end of a comment, processing instruction or document type, including its internal declarations; -1 if it
 * does not end.
 */
function endOfDeclaration(text: string, start: number): number {
  if (text.startsWith('<!--', start)) return endOfNext(text, '-->', start + '<!--'.length)
  let at = start
  while (at < text.length && text[at] !== '>') {
    at = text[at] === '[' ? endOfNext(text, ']', at) : at + 1
    if (at < 0) return -1
  }
  return at < text.length ? at + 1 : -1
}

function endOfNext(text: string, what: string, from: number): number {
  const at = text.indexOf(what, from)
  return at < 0 ? -1 : at + what.length
}

/** Returns the end of a sticky pattern's match at a position; the position itself if there is none. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}
