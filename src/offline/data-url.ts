/**
 * A text as a `data:` address, safe in attributes, in JSON and in CSS strings.
 *
 * @param content the text; what is a `data:` address already stays as it is
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

/** Bytes as a `data:` address. */
export function bytesDataUrl(bytes: Uint8Array, type: string): string {
  let binary = ''
  // A call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x2000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x2000))
  return `data:${type.replace(/[^\w.+/;=-]/g, '')};base64,${btoa(binary)}`
}
