import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { gunzip } from '../../../../src/platform/web/gunzip.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('gunzip', () => {
  it('unpacks', () => {
    expect(gunzip(gzipSync('<urlset/>'), 1000)).toEqual({ bytes: bytes('<urlset/>'), isTruncated: false })
  })

  it('passes on what is not packed, up to the bound', () => {
    expect(gunzip(bytes('<urlset/>'), 1000)).toEqual({ bytes: bytes('<urlset/>'), isTruncated: false })
    expect(gunzip(bytes('<urlset/>'), 4)).toEqual({ bytes: bytes('<url'), isTruncated: true })
  })

  it('unpacks archives of several members', () => {
    const packed = Buffer.concat([gzipSync('<a/>'), gzipSync('<b/>')])
    expect(gunzip(packed, 1000)).toEqual({ bytes: bytes('<a/><b/>'), isTruncated: false })
  })

  it('keeps what came before bytes that do not belong', () => {
    expect(gunzip(Buffer.concat([gzipSync('<a/>'), Buffer.from('garbage')]), 1000).bytes).toEqual(bytes('<a/>'))
  })

  it('cuts a bomb', () => {
    const { bytes, isTruncated } = gunzip(gzipSync(Buffer.alloc(50_000_000)), 100_000)
    expect([bytes.length, isTruncated]).toEqual([100_000, true])
  })

  it('gives the beginning of a broken archive and says so', () => {
    const whole = 'a'.repeat(100) + Math.random()
    const { bytes: read, isTruncated } = gunzip(gzipSync(whole).subarray(0, -9), 1000)
    expect(isTruncated).toBe(true)
    expect(whole.startsWith(new TextDecoder().decode(read))).toBe(true)
    expect(gunzip(Uint8Array.of(0x1f, 0x8b, 1, 2, 3), 10).isTruncated).toBe(true)
  })
})
