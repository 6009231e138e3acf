import { Gunzip } from 'fflate'
import { concatenate } from '../../lib/read-bounded.ts'

/** Fed in pieces of this size, one of which unfolds to at most a thousand times as much. */
const PIECE_BYTES = 1_024

/**
 * Unpacks a `.gz` file, going no further than its bound however far the archive would unfold. Bytes that are no gzip
 * come back as they are: servers often send `.xml.gz` with a content encoding that was undone already. (The runtime's
 * own DecompressionStream gives nothing at all of an archive of several members or with anything after its end.)
 *
 * @param sizeMaxBytes bound on the unpacked size
 * @returns what unpacked within the bound; an archive that is broken half-way gives its beginning
 */
export function gunzip(bytes: Uint8Array, sizeMaxBytes: number): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.subarray(0, sizeMaxBytes)
  const chunks: Uint8Array[] = []
  let size = 0
  const stream = new Gunzip((chunk) => {
    chunks.push(chunk)
    size += chunk.length
  })
  try {
    for (let at = 0; at < bytes.length && size < sizeMaxBytes; at += PIECE_BYTES) {
      stream.push(bytes.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= bytes.length)
    }
  } catch {
    // Broken from here on: what came before it stays.
  }
  return concatenate(chunks, size).subarray(0, sizeMaxBytes)
}
