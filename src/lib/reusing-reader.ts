/** Maximum size of one read: most compressed pages fit. By default, the Workers runtime returns 4 KB at a time. */
const BUFFER_BYTES = 64 * 1024
/** Buffers not in use by any stream. Their contents are never read. */
const spare: ArrayBuffer[] = []
const SPARE_MAX = 8

export interface PieceReader {
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>
  cancel(): Promise<void>
}

/**
 * Reads a byte stream into one reused buffer, so that large bodies create no garbage. A chunk is valid until the next
 * read. Streams without BYOB support return chunks of their own.
 */
export function reusingReader(stream: ReadableStream<Uint8Array>): PieceReader {
  const reader = byobReaderOf(stream)
  if (!reader) return stream.getReader()
  let buffer = spare.pop() ?? new ArrayBuffer(BUFFER_BYTES)
  return {
    async read() {
      const { done, value } = await reader.read(new Uint8Array(buffer))
      if (value) buffer = value.buffer as ArrayBuffer
      if (done && value && spare.length < SPARE_MAX) spare.push(buffer)
      return { done, value }
    },
    cancel: () => reader.cancel(),
  }
}

/**
 * Reads a byte stream in large chunks, each with its own buffer. Streams without BYOB support choose their own chunks.
 */
export function pieceReader(stream: ReadableStream<Uint8Array>): PieceReader {
  const reader = byobReaderOf(stream)
  if (!reader) return stream.getReader()
  return { read: () => reader.read(new Uint8Array(BUFFER_BYTES)), cancel: () => reader.cancel() }
}

/** Yields the chunks of a stream. Each is valid until the next one is requested. */
export async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = reusingReader(stream)
  let isOver = false
  try {
    for (;;) {
      const { done, value } = await reader.read()
      isOver = done
      if (done) return
      if (value) yield value
    }
  } finally {
    if (!isOver) await reader.cancel().catch(() => {})
  }
}

function byobReaderOf(stream: ReadableStream<Uint8Array>): ReadableStreamBYOBReader | null {
  try {
    return stream.getReader({ mode: 'byob' })
  } catch {
    return null
  }
}
