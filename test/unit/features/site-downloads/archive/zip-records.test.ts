import { unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import {
  directoryWithin,
  directoryWithout,
  endRecord,
  ZIP_BYTES_MAX,
  ZIP_ENTRIES_MAX,
} from '../../../../../src/features/site-downloads/archive/zip-records.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const END_BYTES = 22

/** A ZIP split into its files and its directory. */
function cut(zip: Uint8Array) {
  const begins = new DataView(zip.buffer).getUint32(zip.length - END_BYTES + 16, true)
  return { files: zip.subarray(0, begins), tail: zip.slice(begins) }
}

test('concatenated ZIPs become one', () => {
  const parts = [
    cut(zipSync({ 'index.html': bytes('home'), 'über uns.html': bytes('about') })),
    cut(zipSync({ 'img/logo.svg': bytes('<svg/>') }, { comment: 'a comment of a file' })),
  ]
  const offset = parts[0]!.files.length
  const directories = parts.map(({ tail }, at) => directoryWithin(tail, at === 0 ? 0 : offset))
  const filesBytes = parts.reduce((sum, { files }) => sum + files.length, 0)
  const directoryBytes = directories.reduce((sum, { directory }) => sum + directory.length, 0)
  const whole = Buffer.concat([
    ...parts.map(({ files }) => files),
    ...directories.map(({ directory }) => directory),
    endRecord(3, directoryBytes, filesBytes),
  ])
  const texts = Object.entries(unzipSync(whole)).map(([path, content]) => [path, new TextDecoder().decode(content)])
  expect(Object.fromEntries(texts)).toEqual({
    'index.html': 'home',
    'über uns.html': 'about',
    'img/logo.svg': '<svg/>',
  })
  expect(directories.map(({ entries }) => entries)).toEqual([2, 1])
})

test('a file removed from the directory is no longer in the ZIP', () => {
  const { files, tail } = cut(zipSync({ 'a.html': bytes('a'), 'über.html': bytes('old'), 'c.html': bytes('c') }))
  const { directory } = directoryWithin(tail, 0)
  const without = directoryWithout(directory, new Set(['über.html', 'unknown']))
  expect(without.entries).toBe(2)
  const whole = Buffer.concat([files, without.directory, endRecord(2, without.directory.length, files.length)])
  expect(Object.keys(unzipSync(whole))).toEqual(['a.html', 'c.html'])
})

describe('the limits of a plain ZIP cause an error instead of a corrupt file', () => {
  test('for a file that starts beyond 4 GB', () => {
    const { tail } = cut(zipSync({ a: bytes('a') }))
    expect(() => directoryWithin(tail, ZIP_BYTES_MAX + 1)).toThrow('4 GB')
  })
  test('for more files than it can count', () =>
    expect(() => endRecord(ZIP_ENTRIES_MAX + 1, 0, 0)).toThrow('too large'))
  test('for an invalid directory', () => {
    expect(() => directoryWithin(new Uint8Array(60), 0)).toThrow('not a zip directory')
    expect(() => directoryWithout(new Uint8Array(60), new Set())).toThrow('not a zip directory')
  })
})
