/**
 * Returns text as a `data:` URL that is safe in attributes, JSON and CSS strings.
 *
 * @param content the text; a `data:` URL is returned unchanged
 * @param type its media type, without charset
 */
export function dataUrl(content: string, type: string): string {
  if (/^data:/i.test(content)) return content
  const text = content.toWellFormed().replace(/[%#"'()\\<>&`\0-\x1f\x7f]/g, (character) => {
    return character === "'" || character === '(' || character === ')'
      ? `%${character.charCodeAt(0).toString(16).toUpperCase()}`
      : encodeURIComponent(character)
  })
  return `data:${type};charset=utf-8,${text}`
}

/** Returns bytes as a `data:` URL. */
export function bytesDataUrl(bytes: Uint8Array, type: string): string {
  let binary = ''
  // The number of arguments per call is limited.
  for (let at = 0; at < bytes.length; at += 0x2000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x2000))
  return `data:${type.replace(/[^\w.+/;=-]/g, '')};base64,${btoa(binary)}`
}

/** Base URL of content in a `data:` URL: relative references do not resolve there. */
export const NO_BASE = 'about:blank'

/** Returns the media type and the text of a `data:` URL; null if it is malformed or another kind of URL. */
export function readDataUrl(value: string): { readonly type: string; readonly text: string } | null {
  const head = /^[\s\0]*data:([^;,]{0,200})([^,]{0,2000}),/i.exec(value)
  if (!head) return null
  try {
    const text = decodeURIComponent(value.slice(head[0].length))
    const isBase64 = /;\s*base64\s*$/i.test(head[2]!)
    const decoded = isBase64
      ? new TextDecoder().decode(Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0)))
      : text
    return { type: head[1]!.trim().toLowerCase(), text: decoded }
  } catch {
    return null
  }
}
