/**
 * A test for one pattern of the language of robots.txt (RFC 9309 2.2.3): a prefix of path and query, `*` for anything, a
 * final `$` for the end. Greedy, so that no pattern can make it slow.
 *
 * @param pattern what `normalisePattern` gives
 * @returns a function of what `pathOf` gives
 */
export function pathPattern(pattern: string): (path: string) => boolean {
  const isAnchored = pattern.endsWith('$')
  const [head, ...pieces] = (isAnchored ? pattern.slice(0, -1) : pattern).split('*')
  const tail = isAnchored ? pieces.pop() : undefined
  return (path) => {
    if (!path.startsWith(head!)) return false
    let at = head!.length
    for (const piece of pieces) {
      const found = path.indexOf(piece, at)
      if (found < 0) return false
      at = found + piece.length
    }
    if (!isAnchored) return true
    return tail === undefined ? at === path.length : path.length - tail.length >= at && path.endsWith(tail)
  }
}

/** The path and query of a URL as patterns are compared with: `*` and `$` are characters there like any other. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return normaliseLiteral(pathname + search)
}

/**
 * A pattern as it is compared with paths. Its `*` and its final `$` are the language's; the characters themselves are
 * written `%2A` and `%24` (RFC 9309 2.2.3).
 */
export function normalisePattern(pattern: string): string {
  const isAnchored = pattern.endsWith('$')
  const pieces = (isAnchored ? pattern.slice(0, -1) : pattern).split('*')
  return pieces.map(normaliseLiteral).join('*') + (isAnchored ? '$' : '')
}

/**
 * The form in which paths and patterns are compared (RFC 9309 2.2.2): percent-encoded what lies outside ASCII, what the
 * URLs of browsers encode and people write as it is, and the two characters of the language; unreserved characters
 * plain, hex digits in upper case.
 */
const normaliseLiteral = (text: string): string =>
  text.replace(/[^\x21-\x7e]+|["$'*<>\\^`{|}]/g, encodeUtf8).replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : code.toUpperCase()
  })

function encodeUtf8(text: string): string {
  const encoded = encodeURIComponent(text.toWellFormed())
  return encoded === text ? `%${text.charCodeAt(0).toString(16)}` : encoded
}
