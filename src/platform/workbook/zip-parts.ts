/** A file in a ZIP archive, still compressed. */
export interface ZipPart {
  readonly packed: Uint8Array
  readonly isDeflated: boolean
}

const PARTS_MAX = 10_000
/** The end record, including the longest possible comment. */
const END_BYTES_MAX = 65_557
const END_BYTES = 22

/**
 * The files of a ZIP archive by name, in lower case and without a leading slash, as listed in the central directory.
 * Skips encrypted files, ZIP64 and methods other than store and deflate.
 *
 * @returns null if the bytes are not a ZIP archive
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3.12 and 4.3.16
 */
export function zipParts(bytes: Uint8Array): ReadonlyMap<string, ZipPart> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endRecord(view)
  if (end === null) return null
  const parts = new Map<string, ZipPart>()
  let at = view.getUint32(end + 16, true)
  for (let left = Math.min(PARTS_MAX, view.getUint16(end + 10, true)); left > 0; left--) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) break
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1
    const method = view.getUint16(at + 10, true)
    const nameEnd = at + 46 + view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, nameEnd))
    const start = isEncrypted ? null : dataStart(view, view.getUint32(at + 42, true))
    if (start !== null && (method === 0 || method === 8)) {
      const packed = bytes.subarray(start, start + view.getUint32(at + 20, true))
      parts.set(partName(name), { packed, isDeflated: method === 8 })
    }
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return parts
}

/** Part names are case-insensitive (ECMA-376 part 2, 6.2.2.3); some programs write backslashes. */
export const partName = (name: string): string => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()

function endRecord(view: DataView): number | null {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= 0 && at >= view.byteLength - END_BYTES_MAX; at--)
    if (view.getUint32(at, true) === 0x06054b50) return at
  return null
}

/** The start of a file's data, after its local header. */
function dataStart(view: DataView, header: number): number | null {
  if (header + 30 > view.byteLength || view.getUint32(header, true) !== 0x04034b50) return null
  return header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
}
