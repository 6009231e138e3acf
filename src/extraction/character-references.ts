import { DecodingMode, decodeHTMLAttribute, EntityDecoder, htmlDecodeTree } from 'entities/decode'

let decoded = ''
const decoder = new EntityDecoder(htmlDecodeTree, (codePoint) => {
  decoded += String.fromCodePoint(codePoint)
})

/** An ampersand escaped twice, as by plugins that escape already escaped names. */
const ESCAPED_TWICE = '&amp;amp;'
const escapedOnce = (text: string) => (text.includes(ESCAPED_TWICE) ? text.replaceAll(ESCAPED_TWICE, '&amp;') : text)
/** Attributes with text for readers. In all others, such as URLs, every character counts. */
const WORDED: ReadonlySet<string> = new Set(['content', 'alt', 'title'])

/**
 * Decodes the character references of a text. Returns the pieces between references, and the decoded references.
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
