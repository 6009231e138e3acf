const encoder = new TextEncoder()

export const byteLength = (text: string) => encoder.encode(text).length

/** Returns the longest beginning of a text within the given number of UTF-8 bytes. Characters stay whole. */
export function cutBytes(text: string, bytesMax: number): string {
  let bytes = 0
  let end = 0
  for (const character of text) {
    bytes += byteLength(character)
    if (bytes > bytesMax) break
    end += character.length
  }
  return text.slice(0, end)
}

/** Device names on Windows, regardless of what follows the first dot. */
const RESERVED = /^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?= *(?:\.|$))/i

/**
 * Turns a segment of a URL's path into a name that every file system accepts: percent-decoded, in Unicode normal form
 * C, without the characters that Windows refuses.
 */
export function safeName(segment: string): string {
  const name = decode(segment)
    .normalize('NFC')
    .replace(/[<>:"/\\|?*%\0-\x1f\x7f-\x9f\uFFFD]/g, '-')
    // Invisible characters would distinguish names that look the same.
    .replace(/[\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^ +/, '')
  const trimmed = trimEnd(name)
  if (trimmed === '') return '_'
  // Some systems treat compatibility forms, such as full-width letters, as the plain ones.
  const isReserved = !RESERVED.test(trimmed) && RESERVED.test(trimmed.normalize('NFKC'))
  return isReserved ? `_${trimmed}` : trimmed.replace(RESERVED, '$&_')
}

/** Removes dots and spaces at the end of a name, as Windows does. */
export function trimEnd(name: string): string {
  let end = name.length
  while (end > 0 && (name[end - 1] === '.' || name[end - 1] === ' ')) end--
  return name.slice(0, end)
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment.replace(/%([2-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  }
}

/** Returns a stable hash of six characters (FNV-1a, 32 bits). */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of encoder.encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36).padStart(6, '0').slice(-6)
}
