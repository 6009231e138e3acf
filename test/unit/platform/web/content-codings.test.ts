import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readBounded } from '../../../../src/lib/read-bounded.ts'
import { isReadableCoding, undoCodings } from '../../../../src/platform/web/content-codings.ts'
import { gunzip } from '../../../../src/platform/web/gunzip.ts'
import { expectCpuWithinAsync } from '../../../support/cpu-ms.ts'

const MB = 1024 * 1024
const streamOf = (bytes: Uint8Array, pieceBytes = bytes.length) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += pieceBytes) controller.enqueue(bytes.subarray(at, at + pieceBytes))
      controller.close()
    },
  })
const read = async (bytes: Uint8Array, header: string, sizeMaxBytes = 5 * MB, pieceBytes = bytes.length) =>
  readBounded(await undoCodings(streamOf(bytes, pieceBytes), header), { sizeMaxBytes })
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test.each([
  ['x-gzip', gzipSync('<p>')],
  ['gzip, gzip', gzipSync(gzipSync('<p>'))],
  ['deflate', deflateSync('<p>')],
  ['deflate', deflateRawSync('<p>')],
  ['deflate, gzip', gzipSync(deflateSync('<p>'))],
  ['gzip, gzip, gzip', gzipSync(gzipSync(gzipSync('<p>')))],
  ['x-gzip', Buffer.concat([gzipSync('<'), gzipSync('p>')])],
  ['x-gzip', Buffer.from('<p>')],
])('a body in %s is read, in any chunks', async (header, packed) => {
  for (const pieceBytes of [1, 7, packed.length]) {
    const { body, end } = await read(packed, header, MB, pieceBytes)
    expect({ text: text(body), end }).toEqual({ text: '<p>', end: 'complete' })
  }
})

test('an empty body is empty, whatever its encoding', async () => {
  expect((await read(new Uint8Array(), 'gzip, gzip')).body).toHaveLength(0)
})

test('nested encodings are read up to a limit', () => {
  expect(isReadableCoding('gzip, gzip, gzip')).toBe(true)
  expect(isReadableCoding('gzip, gzip, gzip, gzip')).toBe(false)
  expect(isReadableCoding(Array.from({ length: 1_000 }, () => 'gzip').join(','))).toBe(false)
})

/** A few hundred bytes that decompress to hundreds of megabytes. */
const bomb = gzipSync(gzipSync(Buffer.alloc(300 * MB)))

test('an endless body is decompressed only as far as needed', async () => {
  expect(bomb.length).toBeLessThan(3_000)
  await expectCpuWithinAsync(2_000, async () => {
    const { body, end } = await read(bomb, 'gzip, gzip')
    expect({ size: body.length, end }).toEqual({ size: 5 * MB, end: 'too-large' })
  })
})

test('nothing is decompressed before it is read', async () => {
  let pieces = 0
  const packed = gzipSync(Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 2_654_435_761) & 0xff)))
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(packed.subarray(pieces * 1_000, ++pieces * 1_000))
      if (pieces * 1_000 >= packed.length) controller.close()
    },
  })
  const reader = (await undoCodings(body, 'x-gzip')).getReader()
  await reader.read()
  expect(pieces).toBeLessThan(10)
  await reader.cancel()
})

test('a body that exceeds the limit of a stage breaks off like a corrupt one', async () => {
  const { end, error } = await read(bomb, 'gzip, gzip', 1024 * MB)
  expect({ end, error: String(error) }).toEqual({ end: 'broken', error: 'Error: inflate: too much' })
})

const EMPTY = gzipSync('')
/** A header whose name never ends. */
const endlessName = Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 8, 0, 0, 0, 0, 0, 3]), Buffer.alloc(9 * MB, 0x61)])

test.each([
  ['a header without end', () => endlessName],
  ['members without content', () => Buffer.alloc(300_000 * EMPTY.length, EMPTY)],
])('%s take linear time', async (_what, make) => {
  const packed = make()
  await expectCpuWithinAsync(5_000, async () => {
    await read(packed, 'x-gzip')
    gunzip(packed, 10 * MB)
  })
})
