/**
 * Returns the file name that a server suggests, or undefined if there is none. Servers break the rules for this header
 * in many ways, so parsing is lenient.
 *
 * @param header value of `Content-Disposition`
 * @see https://www.rfc-editor.org/rfc/rfc6266
 */
export function dispositionName(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  const extended = /;\s*filename\*\s*=\s*"?([\w-]*)'[^']*'([^";\s]+)/i.exec(header)
  const plain = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/i.exec(header)
  const name =
    (extended && decode(extended[2]!, extended[1]!)) ?? written(plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2])
  // Only the last segment of a path counts, so that the name never leads to another folder.
  return name?.split(/[/\\]/).at(-1)?.trim() || undefined
}

function decode(value: string, charset: string): string | undefined {
  const bytes = value.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return /[^\0-\xff]/.test(bytes) ? undefined : fromBytes(bytes, charset || 'utf-8')
}

/** Decodes a header value, which arrives as Latin-1; most servers send UTF-8. */
function written(value: string | undefined): string | undefined {
  if (value === undefined || !/[\x80-\xff]/.test(value) || /[^\0-\xff]/.test(value)) return value
  return fromBytes(value, 'utf-8') ?? value
}

function fromBytes(binary: string, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: false }).decode(
      Uint8Array.from(binary, (byte) => byte.charCodeAt(0)),
    )
  } catch {
    return undefined
  }
}
