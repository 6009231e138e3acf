/** What one read may bring: most pages whole, packed as they come. Left to itself the Workers runtime gives 4 KB at a time. */
const BUFFER_BYTES = 64 * 1024
/** Buffers that no stream is read into now. What they hold is never looked at. */
const spare: ArrayBuffer[] = []
const SPARE_MAX = 8

export interface PieceReader {
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>
  cancel(): Promise<void>
}

/**
 * Reads a stream of bytes into one buffer again and again, so that large bodies leave no garbage: a piece is good until the
 * next one is read. Streams that cannot do that give pieces of their own.
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

/** Reads a stream of bytes in large pieces, each with a buffer of its own. Streams that cannot do that choose their pieces. */
export function pieceReader(stream: ReadableStream<Uint8Array>): PieceReader {
  const reader = byobReaderOf(stream)
  if (!reader) return stream.getReader()
  return { read: () => reader.read(new Uint8Array(BUFFER_BYTES)), cancel: () => reader.cancel() }
}

/** The pieces of a stream, each good until the next one is asked for. */
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
