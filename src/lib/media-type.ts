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

const latin1 = (body: Uint8Array, length: number) => new TextDecoder('windows-1252').decode(body.subarray(0, length))

/** Whether a body without a type is markup, after the idea of the WHATWG MIME sniffing standard. */
export const startsLikeMarkup = (body: Uint8Array): boolean => /^(?:ï»¿|þÿ|ÿþ)?[\s\0]*</.test(latin1(body, 512))

/** Whether XML is a page: its first element is `html`. */
export const isXhtml = (body: Uint8Array): boolean =>
  /^(?:ï»¿)?\s*(?:<[?!](?:[^>]|\[[^\]]*\])*>\s*)*<(?:\w+:)?html[\s>]/i.test(latin1(body, 2_048))
