import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { gunzip } from '../../../../src/platform/web/gunzip.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('gunzip', () => {
  it('unpacks', async () => {
    expect(await gunzip(gzipSync('<urlset/>'), 1000)).toEqual({ bytes: bytes('<urlset/>'), isTruncated: false })
  })

  it('passes on what is not packed, up to the bound', async () => {
    expect(await gunzip(bytes('<urlset/>'), 1000)).toEqual({ bytes: bytes('<urlset/>'), isTruncated: false })
    expect(await gunzip(bytes('<urlset/>'), 4)).toEqual({ bytes: bytes('<url'), isTruncated: true })
  })

  it('cuts a bomb', async () => {
    const { bytes, isTruncated } = await gunzip(gzipSync(Buffer.alloc(50_000_000)), 100_000)
    expect([bytes.length, isTruncated]).toEqual([100_000, true])
  })

  it('gives the beginning of a broken archive and says so', async () => {
    const whole = 'a'.repeat(100) + Math.random()
    const { bytes: read, isTruncated } = await gunzip(gzipSync(whole).subarray(0, -9), 1000)
    expect(isTruncated).toBe(true)
    expect(whole.startsWith(new TextDecoder().decode(read))).toBe(true)
    expect((await gunzip(Uint8Array.of(0x1f, 0x8b, 1, 2, 3), 10)).isTruncated).toBe(true)
  })
})
