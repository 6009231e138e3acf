import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { gunzip } from '../../../../src/platform/web/gunzip.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

const textOf = (packed: Uint8Array, sizeMaxBytes = 100_000) => new TextDecoder().decode(gunzip(packed, sizeMaxBytes))

const MAGIC_BYTES = 2
const TRAILER_BYTES = 8

describe('gunzip', () => {
  it('decompresses', () => {
    expect(textOf(gzipSync('<urlset/>'))).toBe('<urlset/>')
  })

  it('passes uncompressed data through, up to the limit', () => {
    expect(textOf(bytes('<urlset/>'))).toBe('<urlset/>')
    expect(textOf(bytes('<urlset/>'), 4)).toBe('<url')
  })

  it('decompresses archives with several members', () => {
    expect(textOf(Buffer.concat([gzipSync('<a/>'), gzipSync('<b/>')]))).toBe('<a/><b/>')
  })

  it('keeps the data before trailing garbage', () => {
    expect(textOf(Buffer.concat([gzipSync('<a/>'), Buffer.from('garbage')]))).toBe('<a/>')
  })

  it('truncates a bomb', () => {
    expect(gunzip(gzipSync(Buffer.alloc(50_000_000)), 100_000)).toEqual(new Uint8Array(100_000))
  })

  // Short texts use fixed codes and longer ones dynamic codes, which end differently.
  it.each([
    ['short', 0, 1],
    ['long', 200, 90],
  ])('returns the beginning of a %s archive wherever it breaks', (_, first, count) => {
    const urls = Array.from({ length: count }, (_, at) => `<loc>https://site.test/${(first + at) ** 3}/</loc>`)
    const whole = urls.join('\n')
    const packed = gzipSync(whole)
    const lengths: number[] = []
    for (let size = MAGIC_BYTES; size <= packed.length; size++) {
      const beginning = textOf(packed.subarray(0, size))
      expect(whole.startsWith(beginning)).toBe(true)
      lengths.push(beginning.length)
    }
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
    expect(lengths.at(-1)).toBe(whole.length)
    expect(lengths.at(-TRAILER_BYTES - 2)).toBeGreaterThan(whole.length - 10)
  })

  it('returns nothing for data that only starts like an archive', () => {
    expect(textOf(Uint8Array.of(0x1f, 0x8b, 1, 2, 3))).toBe('')
  })
})
