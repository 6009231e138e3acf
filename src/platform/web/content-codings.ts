import { concatenate } from '../../lib/read-bounded.ts'
import { type Packing, Unpacker } from './unpacker.ts'

/** Codings that have a meaning (IANA HTTP Content Coding Registry); browsers take no notice of others, such as `utf-8` and `none`. */
const CODINGS = new Set('gzip x-gzip deflate br compress x-compress zstd dcb dcz'.split(' '))
const GZIP = new Set(['gzip', 'x-gzip'])

const codingsOf = (header: string) =>
  header
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => CODINGS.has(coding))

/** The spellings whose codings the Workers runtime undoes by itself. */
const isUndoneByRuntime = (header: string) => header === 'gzip' || header === 'br'

/** Codings around codings: servers and what stands before them pack what is packed already. More are made to unfold. */
const CODINGS_MAX = 3
/** What one coding may unfold to here. Larger files come in codings that the runtime undoes, or in none. */
const STAGE_BYTES_MAX = 64 * 1024 * 1024
/** Decoded in one go; then others have their turn. */
const TURN_BYTES = 4 * 1024 * 1024

/**
 * Whether a body of this Content-Encoding can be read here.
 *
 * @param header '' where there is none
 */
export function isReadableCoding(header: string): boolean {
  if (isUndoneByRuntime(header.trim())) return true
  const codings = codingsOf(header)
  return codings.length <= CODINGS_MAX && codings.every((coding) => GZIP.has(coding) || coding === 'deflate')
}

/**
 * A body without the codings that the runtime leaves on it: other spellings than its own, several of them, and deflate in
 * its two forms (RFC 9110 8.4.1.2). What is not packed as its header says passes as it is. Each coding is undone as far as the
 * next one asks for more, and to a bound, so that a few bytes never become more than is wanted.
 *
 * @param header one that `isReadableCoding`
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
    // Nothing is undone before it is asked for.
    { highWaterMark: 0 },
  )
}

/** What tells how a body is packed, in whatever pieces it comes. */
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

/** How a body is packed that is said to be, or null when it is not. */
function packingOf([a = 0, b = 0]: Uint8Array, coding: string): Packing | null {
  if (GZIP.has(coding)) return a === 0x1f && b === 0x8b ? 'gzip' : null
  if ((a & 0x0f) === 8 && ((a << 8) | b) % 31 === 0) return 'deflate'
  return /[\s<{[\w/#.@*"']/.test(String.fromCharCode(a)) && /[\x09-\x7e]/.test(String.fromCharCode(b))
    ? null
    : 'deflate-raw'
}
