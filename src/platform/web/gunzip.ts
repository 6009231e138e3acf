import { concatenate } from '../../lib/read-bounded.ts'
import { Unpacker } from './unpacker.ts'

/**
 * Unpacks a `.gz` file, going no further than its bound however far the archive would unfold. Bytes that are no gzip
 * come back as they are: servers often send `.xml.gz` with a content encoding that was undone already.
 *
 * @param sizeMaxBytes bound on the unpacked size
 * @returns what unpacked within the bound; an archive that is broken half-way gives its beginning
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
    // Broken from here on: what came before it stays.
  }
  return concatenate(chunks, size).subarray(0, sizeMaxBytes)
}
