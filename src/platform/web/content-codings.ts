import { concatenate } from '../../lib/read-bounded.ts'
import { type Packing, Unpacker } from './unpacker.ts'

/** Registered codings (IANA HTTP Content Coding Registry). Browsers ignore others, such as `utf-8` and `none`. */
const CODINGS = new Set('gzip x-gzip deflate br compress x-compress zstd dcb dcz'.split(' '))
const GZIP = new Set(['gzip', 'x-gzip'])

const codingsOf = (header: string) =>
  header
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => CODINGS.has(coding))

/** The spellings that the Workers runtime decodes itself. */
const isUndoneByRuntime = (header: string) => header === 'gzip' || header === 'br'

/**
 * The maximum number of nested codings: servers and proxies compress already compressed bodies. More than this is a
 * decompression bomb.
 */
const CODINGS_MAX = 3
/** The maximum output of one coding here. Larger files use codings that the runtime decodes, or none. */
const STAGE_BYTES_MAX = 64 * 1024 * 1024
/** The bytes decoded before yielding to others. */
const TURN_BYTES = 4 * 1024 * 1024

/**
 * Whether a body with this Content-Encoding can be decoded here.
 *
 * @param header '' if there is none
 */
export function isReadableCoding(header: string): boolean {
  if (isUndoneByRuntime(header.trim())) return true
  const codings = codingsOf(header)
  return codings.length <= CODINGS_MAX && codings.every((coding) => GZIP.has(coding) || coding === 'deflate')
}

/**
 * Decodes the codings that the runtime leaves: other spellings than its own, several codings, and both forms of deflate
 * (RFC 9110 8.4.1.2). A body that is not encoded as its header says passes unchanged. Decodes on demand and within a
 * limit, so that a few bytes never expand beyond what is wanted.
 *
 * @param header one that `isReadableCoding` accepts
 */
export async function undoCodings(
  body: ReadableStream<Uint8Array>,
  header: string,
): Promise<ReadableStream<Uint8Array>> {
  if (isUndoneByRuntime(header.trim())) return body
  let bare = body
  for (const coding of codingsOf(header).reverse()) bare = await undo(bare, coding)
  return bare
}

async function undo(body: ReadableStream<Uint8Array>, coding: string): Promise<ReadableStream<Uint8Array>> {
  const reader = body.getReader()
  const beginning = await beginningOf(reader)
  const packing = beginning.length > 0 && packingOf(beginning, coding)
  const chunks = (async function* () {
    if (beginning.length > 0) yield beginning
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
  })()
  const bytes = packing ? unpacked(chunks, packing) : chunks
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await bytes.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Decode nothing before it is requested.
    { highWaterMark: 0 },
  )
}

/** The first bytes of a body, which reveal its coding, whatever the chunk size. */
async function beginningOf(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  while (size < 2) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    size += value.length
  }
  return concatenate(chunks, size)
}

async function* unpacked(chunks: AsyncIterable<Uint8Array>, packing: Packing): AsyncGenerator<Uint8Array> {
  const unpacker = new Unpacker(packing)
  let turn = 0
  async function* given(bytes: Uint8Array, isLast: boolean): AsyncGenerator<Uint8Array> {
    for (const piece of unpacker.unpack(bytes, isLast)) {
      if (unpacker.size > STAGE_BYTES_MAX) throw new Error('inflate: too much')
      yield piece
      if (unpacker.size - turn < TURN_BYTES) continue
      turn = unpacker.size
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
  }
  for await (const chunk of chunks) yield* given(chunk, false)
  yield* given(new Uint8Array(), true)
}

/** The coding that a body really has, or null if it is not encoded as declared. */
function packingOf([a = 0, b = 0]: Uint8Array, coding: string): Packing | null {
  if (GZIP.has(coding)) return a === 0x1f && b === 0x8b ? 'gzip' : null
  if ((a & 0x0f) === 8 && ((a << 8) | b) % 31 === 0) return 'deflate'
  return /[\s<{[\w/#.@*"']/.test(String.fromCharCode(a)) && /[\x09-\x7e]/.test(String.fromCharCode(b))
    ? null
    : 'deflate-raw'
}
