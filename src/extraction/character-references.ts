import { DecodingMode, decodeHTMLAttribute, EntityDecoder, htmlDecodeTree } from 'entities/decode'

let decoded = ''
const decoder = new EntityDecoder(htmlDecodeTree, (codePoint) => {
  decoded += String.fromCodePoint(codePoint)
})

/** An ampersand that was escaped twice, as plugins do with names that come escaped already. */
const ESCAPED_TWICE = '&amp;amp;'
const escapedOnce = (text: string) => (text.includes(ESCAPED_TWICE) ? text.replaceAll(ESCAPED_TWICE, '&amp;') : text)
/** Attributes with words for people; in an address every character counts. */
const WORDED: ReadonlySet<string> = new Set(['content', 'alt', 'title'])

/**
 * A text with its character references decoded, in pieces: what stands between references, and what each one means.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#character-reference-state
 */
export function decodeText(given: string): string[] {
  const text = escapedOnce(given)
  const pieces: string[] = []
  let from = 0
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', Math.max(from, at + 1))) {
    decoded = ''
    decoder.startEntity(DecodingMode.Legacy)
    const written = decoder.write(text, at + 1)
    const length = written < 0 ? decoder.end() : written
    if (length === 0) continue
    if (at > from) pieces.push(text.slice(from, at))
    pieces.push(decoded)
    from = at + length
  }
  if (from < text.length) pieces.push(text.slice(from))
  return pieces
}

/** Decodes the character references of attribute values in place. */
export function decodeAttributes(attributes: Record<string, string>): void {
  for (const name in attributes) {
    const value = attributes[name]!
    if (value.includes('&')) attributes[name] = decodeHTMLAttribute(WORDED.has(name) ? escapedOnce(value) : value)
  }
}
