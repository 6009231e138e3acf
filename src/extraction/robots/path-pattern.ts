/**
 * Compiles one robots.txt pattern (RFC 9309 2.2.3) to a test: a prefix of path and query, `*` for any characters, a
 * final `$` for the end. Matches greedily, so that no pattern can make it slow.
 *
 * @param pattern as returned by `normalisePattern`
 * @returns a test for paths as returned by `pathOf`
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

/** Returns the path and query of a URL in the form that patterns match. `*` and `$` are ordinary characters there. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return normaliseLiteral(pathname + search)
}

/**
 * Normalises a pattern for comparison with paths. `*` and a final `$` are operators; the literal characters are written
 * `%2A` and `%24` (RFC 9309 2.2.3).
 */
export function normalisePattern(pattern: string): string {
  const isAnchored = pattern.endsWith('$')
  const pieces = (isAnchored ? pattern.slice(0, -1) : pattern).split('*')
  return pieces.map(normaliseLiteral).join('*') + (isAnchored ? '$' : '')
}

/**
 * Normalises paths and patterns for comparison (RFC 9309 2.2.2). Percent-encodes non-ASCII characters, characters that
 * browsers encode but people write literally, and the two operators. Decodes unreserved characters, and writes hex
 * digits in upper case.
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
