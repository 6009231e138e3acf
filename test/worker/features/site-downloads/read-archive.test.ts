import { env } from 'cloudflare:workers'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { ReadArchive } from '../../../../src/features/site-downloads/archive/read-archive.ts'

const FILES = [
  { url: 'https://acme.com/', path: 'index.html', type: 'text/html', title: 'Acme' },
  { url: 'https://acme.com/ü.png', path: 'ü.png', type: 'image/png' },
]
const manifest = (missed: string) =>
  `{\n "format": "x",\n "files": [\n  ${FILES.map((file) => JSON.stringify(file)).join(',\n  ')}\n ],\n "missed": [${missed}\n ]\n}\n`

async function archiveOf(missed: string): Promise<ReadArchive> {
  const zip = zipSync({
    'index.html': [strToU8('a page '.repeat(1_000)), { level: 9 }],
    'ü.png': [strToU8('PNG'), { level: 0 }],
    'empty.txt': [new Uint8Array(), { level: 0 }],
    'manifest.json': [strToU8(manifest(missed)), { level: 6 }],
  })
  await env.FILES.put('read-archive.zip', zip)
  return ReadArchive.open(env.FILES, 'read-archive.zip')
}

test('sizes are known without loading, and files are read by path', async () => {
  const archive = await archiveOf('')
  expect(['index.html', 'ü.png', 'empty.txt', 'none'].map((path) => archive.sizeOf(path))).toEqual([
    7_000,
    3,
    0,
    undefined,
  ])
  expect(new TextDecoder().decode((await archive.read('index.html'))!)).toBe('a page '.repeat(1_000))
  expect(new TextDecoder().decode((await archive.read('ü.png'))!)).toBe('PNG')
  expect(await archive.read('none')).toBeNull()
})

test('only the files section of the manifest is read, whatever follows it', async () => {
  const archive = await archiveOf('\n  {"broken"')
  const files = []
  for await (const file of archive.files()) files.push(file)
  expect(files).toEqual(FILES)
})

test('a missing archive is not found', async () => {
  await expect(ReadArchive.open(env.FILES, 'none.zip')).rejects.toMatchObject({ code: 'not_found' })
})
