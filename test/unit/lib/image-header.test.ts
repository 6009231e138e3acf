import { expect, test } from 'vitest'
import { readImageHeader } from '../../../src/lib/image-header.ts'
import { pngOf } from '../../support/images.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (one) => one.charCodeAt(0)) : part)),
  )
const filled = (start: Uint8Array, length = 64) => {
  const all = new Uint8Array(length)
  all.set(start)
  return all
}
const frame = [0xff, 0xc0, 0, 17, 8, 0, 100, 0, 200, 3, 0, 0]

test.each([
  ['PNG', pngOf(640, 480), { type: 'image/png', width: 640, height: 480 }],
  ['GIF', filled(bytes('GIF89a', [0x40, 1, 0xf0, 0])), { type: 'image/gif', width: 320, height: 240 }],
  ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2], frame), { type: 'image/jpeg', width: 200, height: 100 }],
  ['JPEG with fill bytes', bytes([0xff, 0xd8, 0xff, 0xff], frame), { type: 'image/jpeg', width: 200, height: 100 }],
  [
    'WebP, extended',
    filled(bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0xff, 1, 0, 0x7f, 0, 0])),
    { type: 'image/webp', width: 512, height: 128 },
  ],
  [
    'WebP, lossless',
    filled(bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [10, 0, 0, 0, 0x2f, 0xff, 0xc0, 0x1f, 0])),
    { type: 'image/webp', width: 256, height: 128 },
  ],
  [
    'WebP, lossy',
    filled(bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [10, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 0, 1, 0x80, 0])),
    { type: 'image/webp', width: 256, height: 128 },
  ],
])('%s', (_, image, header) => {
  expect(readImageHeader(image)).toEqual(header)
})

test.each([
  ['nothing', new Uint8Array(0)],
  ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>alert(1)</script></svg>')],
  ['HTML', bytes('<!doctype html><script>alert(1)</script>')],
  ['a PNG without size', pngOf(0, 10)],
  ['a PNG cut off', pngOf(10, 10).slice(0, 20)],
  ['a JPEG without a frame', filled(bytes([0xff, 0xd8, 0xff, 0xda, 0, 4, 0, 0]))],
  ['a JPEG whose segment has no length', filled(bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 10_000)],
  ['a JPEG of fill bytes', new Uint8Array(100_000).fill(0xff).fill(0xd8, 1, 2)],
  [
    'a JPEG of tiny segments',
    (() => {
      const all = bytes([0xff, 0xd8], Array.from({ length: 8_000 }, () => [0xff, 0xe0, 0, 2]).flat(), frame)
      return all
    })(),
  ],
  ['a RIFF of another kind', filled(bytes('RIFF', [0, 0, 0, 0], 'WAVEfmt '))],
  ['a GIF of another version', filled(bytes('GIF00a', [1, 0, 1, 0]))],
])('%s is not an image', (_, image) => {
  expect(readImageHeader(image)).toBeNull()
})

test('a view into a larger buffer is read', () => {
  const buffer = new Uint8Array(100)
  buffer.set(pngOf(3, 4), 20)
  expect(readImageHeader(buffer.subarray(20, 65))).toEqual({ type: 'image/png', width: 3, height: 4 })
})
