/** Limits of a plain zip, without the Zip64 extension. */
export const ZIP_BYTES_MAX = 0xffffffff
export const ZIP_ENTRIES_MAX = 0xffff

const DIRECTORY_RECORD = 0x02014b50
const END_RECORD = 0x06054b50
export const END_RECORD_BYTES = 22
const RECORD_BYTES = 46

/**
 * Returns the directory of a zip that is embedded in a larger one (APPNOTE.TXT 4.3.12), with its file offsets changed
 * to count from the start of the larger archive.
 *
 * @param tail the directory and the end record of a zip without a comment
 * @param offset number of bytes in the larger archive before the smaller one's first file
 */
export function directoryWithin(
  tail: Uint8Array,
  offset: number,
): {
  directory: Uint8Array<ArrayBuffer>
  entries: number
} {
  const directory = tail.slice(0, tail.length - END_RECORD_BYTES)
  const view = new DataView(directory.buffer)
  let entries = 0
  for (let at = 0; at < directory.length; entries++) {
    if (view.getUint32(at, true) !== DIRECTORY_RECORD) throw new Error('not a zip directory')
    const begins = view.getUint32(at + 42, true) + offset
    if (begins > ZIP_BYTES_MAX) throw new Error('a plain zip ends at 4 GB')
    view.setUint32(at + 42, begins, true)
    at += RECORD_BYTES + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return { directory, entries }
}

/** Returns a zip directory without the records of some paths. Their bytes stay in the zip, where no reader looks. */
export function directoryWithout(
  directory: Uint8Array,
  paths: ReadonlySet<string>,
): { directory: Uint8Array<ArrayBuffer>; entries: number } {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength)
  const decoder = new TextDecoder()
  const kept = new Uint8Array(directory.length)
  let size = 0
  let entries = 0
  for (let at = 0; at < directory.length; ) {
    if (view.getUint32(at, true) !== DIRECTORY_RECORD) throw new Error('not a zip directory')
    const nameEnd = at + RECORD_BYTES + view.getUint16(at + 28, true)
    const end = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (!paths.has(decoder.decode(directory.subarray(at + RECORD_BYTES, nameEnd)))) {
      kept.set(directory.subarray(at, end), size)
      size += end - at
      entries++
    }
    at = end
  }
  return { directory: kept.slice(0, size), entries }
}

/** Returns the end record of a zip's directory (APPNOTE.TXT 4.3.16). */
export function endRecord(entries: number, directoryBytes: number, directoryOffset: number): Uint8Array {
  if (entries > ZIP_ENTRIES_MAX || directoryOffset > ZIP_BYTES_MAX) throw new Error('too large for a plain zip')
  const record = new Uint8Array(END_RECORD_BYTES)
  const view = new DataView(record.buffer)
  view.setUint32(0, END_RECORD, true)
  view.setUint16(8, entries, true)
  view.setUint16(10, entries, true)
  view.setUint32(12, directoryBytes, true)
  view.setUint32(16, directoryOffset, true)
  return record
}

/** Position and size of a file in a zip. */
export interface StoredEntry {
  readonly offset: number
  readonly packedSize: number
  readonly size: number
  /** The compression method (APPNOTE.TXT 4.4.5). */
  readonly method: number
}

/** Returns the entries of a zip directory by path (APPNOTE.TXT 4.3.12). */
export function readDirectory(directory: Uint8Array): Map<string, StoredEntry> {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength)
  const decoder = new TextDecoder()
  const entries = new Map<string, StoredEntry>()
  for (let at = 0; at < directory.length; ) {
    if (view.getUint32(at, true) !== DIRECTORY_RECORD) throw new Error('not a zip directory')
    const nameLength = view.getUint16(at + 28, true)
    const path = decoder.decode(directory.subarray(at + RECORD_BYTES, at + RECORD_BYTES + nameLength))
    entries.set(path, {
      offset: view.getUint32(at + 42, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      method: view.getUint16(at + 10, true),
    })
    at += RECORD_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}
