import { describe, expect, test } from 'vitest'
import { piecesOf } from '../../../src/lib/reusing-reader.ts'

const PIECES = [Buffer.alloc(100_000, 'a'), Buffer.from('b'), Buffer.alloc(70_000, 'c')]

function streamOf(type: 'bytes' | undefined, cancel = () => {}): ReadableStream<Uint8Array> {
  const left = PIECES.map((piece) => new Uint8Array(piece))
  const source = {
    type,
    pull(controller: {
      enqueue(piece: Uint8Array): void
      close(): void
      byobRequest?: { respond(n: number): void } | null
    }) {
      const next = left.shift()
      if (next) controller.enqueue(next)
      else {
        controller.close()
        controller.byobRequest?.respond(0)
      }
    },
    cancel,
  }
  return new ReadableStream(source as UnderlyingByteSource) as ReadableStream<Uint8Array>
}

describe.each([['bytes'], [undefined]] as const)('a stream of type %s', (type) => {
  test('is read completely and in order, even after its buffer served another stream', async () => {
    for (let round = 0; round < 3; round++) {
      const copies: Buffer[] = []
      for await (const piece of piecesOf(streamOf(type))) copies.push(Buffer.from(piece))
      expect(Buffer.concat(copies).equals(Buffer.concat(PIECES))).toBe(true)
    }
  })

  test('is cancelled when its reader stops', async () => {
    let isCancelled = false
    const stream = streamOf(type, () => {
      isCancelled = true
    })
    for await (const piece of piecesOf(stream)) if (piece.length > 0) break
    expect(isCancelled).toBe(true)
  })
})

test('two concurrently read streams do not mix', async () => {
  const both = await Promise.all(
    [streamOf('bytes'), streamOf('bytes')].map(async (stream) => {
      const copies: Buffer[] = []
      for await (const piece of piecesOf(stream)) copies.push(Buffer.from(piece))
      return Buffer.concat(copies)
    }),
  )
  for (const copy of both) expect(copy.equals(Buffer.concat(PIECES))).toBe(true)
})
