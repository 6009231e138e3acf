import { readBounded } from './read-bounded.ts'

/**
 * Unpacks a `.gz` file, reading no further than its bound however far the archive would unfold. Bytes that are no
 * gzip come back as they are: servers often send `.xml.gz` with a content encoding that was undone already.
 *
 * @param sizeMaxBytes bound on the unpacked size
 * @returns what unpacked within the bound; an archive that is broken half-way gives its readable beginning
 */
export async function gunzip(
  bytes: Uint8Array,
  sizeMaxBytes: number,
): Promise<{ bytes: Uint8Array; isTruncated: boolean }> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) {
    return { bytes: bytes.subarray(0, sizeMaxBytes), isTruncated: bytes.length > sizeMaxBytes }
  }
  const source = new Response(bytes as Uint8Array<ArrayBuffer>).body!
  const { body, end } = await readBounded(source.pipeThrough(new DecompressionStream('gzip')), { sizeMaxBytes })
  return { bytes: body, isTruncated: end !== 'complete' }
}
