const MEDIA_TYPE = /^[!#$%&'*+.^_`|~\w-]+\/[!#$%&'*+.^_`|~\w-]+$/
/** What servers say that do not know; browsers look at the body then, as without a type. */
const UNKNOWN = new Set(['unknown/unknown', 'application/unknown', '*/*'])

/**
 * The media type that a Content-Type header means, lower case and without parameters; of several the last that is legible.
 *
 * @returns '' where the header tells nothing, so that the body has to
 * @see https://fetch.spec.whatwg.org/#content-type-header
 */
export function mediaTypeOf(header: string | null | undefined): string {
  const types = (header ?? '').split(',').map((part) => part.split(';', 1)[0]!.trim().toLowerCase())
  return types.findLast((type) => MEDIA_TYPE.test(type) && !UNKNOWN.has(type)) ?? ''
}

/** Types under which XHTML comes as well as much that is no page. */
export const XML_TYPES: ReadonlySet<string> = new Set(['application/xml', 'text/xml'])

/** Whether a Content-Type header says that a page is XML, which a browser then reads it as. */
export function isXmlType(header: string | null | undefined): boolean {
  const type = mediaTypeOf(header)
  return XML_TYPES.has(type) || type.endsWith('+xml')
}

const latin1 = (body: Uint8Array, length: number) => new TextDecoder('windows-1252').decode(body.subarray(0, length))

/** Whether a body without a type is markup, after the idea of the WHATWG MIME sniffing standard. */
export const startsLikeMarkup = (body: Uint8Array): boolean => /^(?:ï»¿|þÿ|ÿþ)?[\s\0]*</.test(latin1(body, 512))

const BYTE_ORDER_MARK = 'ï»¿'
const XML_SPACE = /\s*/y
const XHTML_ROOT = /<(?:\w+:)?html[\s/>]/iy

/** Whether XML is a page: its first element is `html`. Reads the first 2,048 bytes once, from left to right. */
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

/** Behind a comment, an instruction or a document type with the declarations it may hold; -1 where it does not end. */
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

/** Where the match of a sticky pattern ends that begins at a place; the place itself where there is none. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}
