import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { ObjectWriter, WriteRoom } from '../../../../src/platform/storage/object-writer.ts'

const MB = 1024 * 1024
/** Fields that the writer ignores. */
const NOTHING = null as never

/** A store that copies chunks on arrival, like a network would. */
function store() {
  const objects = new Map<string, Buffer>()
  const partSizes: number[] = []
  let aborted = 0
  const files = {
    put: async (key: string, bytes: Uint8Array) => {
      objects.set(key, Buffer.from(bytes))
      return NOTHING
    },
    createMultipartUpload: async (key: string) => {
      const parts: Buffer[] = []
      return {
        uploadPart: async (partNumber: number, bytes: Uint8Array) => {
          parts[partNumber - 1] = Buffer.from(bytes)
          partSizes.push(bytes.length)
          return { partNumber, etag: String(partNumber) }
        },
        complete: async () => {
          objects.set(key, Buffer.concat(parts))
          return NOTHING
        },
        abort: async () => {
          aborted++
        },
        key,
        uploadId: 'one',
      }
    },
  }
  return { objects, partSizes, files: files as Partial<R2Bucket> as R2Bucket, aborted: () => aborted }
}

async function write(writer: ObjectWriter, content: Buffer) {
  // One buffer for all chunks, like a stream that reuses its buffer.
  const chunk = Buffer.alloc(60_000)
  for (let at = 0; at < content.length; at += chunk.length) {
    const length = content.copy(chunk, 0, at, at + chunk.length)
    await writer.write(chunk.subarray(0, length))
  }
  await writer.finish()
}

test.each([0, 1, MB, MB + 1, 5 * MB, 5 * MB + 1, 12 * MB])(
  'an object of %i bytes is stored unchanged',
  async (size) => {
    const { objects, partSizes, files } = store()
    const content = randomBytes(size)
    const writer = new ObjectWriter(files, 'key', new WriteRoom())
    await write(writer, content)
    expect(objects.get('key')?.equals(content)).toBe(true)
    expect(writer.size).toBe(size)
    // All parts except the last have one size, as the store requires.
    expect(partSizes.slice(0, -1).filter((bytes) => bytes !== 5 * MB)).toEqual([])
  },
)

test('many concurrent objects, large and small, do not mix', async () => {
  const { objects, files } = store()
  const room = new WriteRoom()
  const contents = [10, 2 * MB, 6 * MB, 500_000, 3 * MB, 7 * MB, 0].map((size) => randomBytes(size))
  await Promise.all(contents.map((content, n) => write(new ObjectWriter(files, `key-${n}`, room), content)))
  for (const [n, content] of contents.entries()) expect(objects.get(`key-${n}`)?.equals(content)).toBe(true)
})

test('an aborted object leaves nothing behind and makes room for the next', async () => {
  const { objects, files, aborted } = store()
  const room = new WriteRoom()
  for (let n = 0; n < 5; n++) {
    const writer = new ObjectWriter(files, 'given up', room)
    await writer.write(randomBytes(2 * MB))
    await writer.abort()
  }
  expect(aborted()).toBe(5)
  await write(new ObjectWriter(files, 'kept', room), randomBytes(2 * MB))
  expect([...objects.keys()]).toEqual(['kept'])
})
