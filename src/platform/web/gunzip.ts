import { concatenate } from '../../lib/read-bounded.ts'
import { Unpacker } from './unpacker.ts'

/**
 * Unpacks a `.gz` file up to a limit, however large the archive would unpack. Bytes that are not gzip are returned
 * unchanged: servers often send `.xml.gz` with a content encoding that is already decoded.
 *
 * @param sizeMaxBytes limit of the unpacked size
 * @returns the bytes within the limit; for a broken archive, those before the error
 */
export function gunzip(bytes: Uint8Array, sizeMaxBytes: number): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.subarray(0, sizeMaxBytes)
  const unpacker = new Unpacker('gzip')
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (const chunk of unpacker.unpack(bytes, true)) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= sizeMaxBytes) break
    }
  } catch {
    // Broken from here on; the bytes so far are kept.
  }
  return concatenate(chunks, size).subarray(0, sizeMaxBytes)
}
