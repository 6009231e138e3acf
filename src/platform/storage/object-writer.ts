import { Semaphore } from './semaphore.ts'

/** What is written at once, without a multipart upload. */
const SMALL_BYTES = 1024 * 1024
/** Parts of an upload but the last: the store's smallest (R2 documentation, multipart upload limits). */
const PART_BYTES = 5 * 1024 * 1024
/** Large objects written at the same time; each holds a part in memory. */
const LARGE_MAX = 2

/** Room for large objects; one for all that are written at the same time. */
export const largeObjectRoom = (): Semaphore => new Semaphore(LARGE_MAX)

/**
 * Writes an object of unknown length piece by piece, holding no more than a part of it. End it with `finish` or `abort`.
 * Writing a key again replaces it.
 */
export class ObjectWriter {
  readonly #files: R2Bucket
  readonly #key: string
  readonly #room: Semaphore
  #pieces: Uint8Array[] = []
  #buffered = 0
  #size = 0
  #upload: R2MultipartUpload | null = null
  readonly #parts: R2UploadedPart[] = []

  constructor(files: R2Bucket, key: string, room: Semaphore) {
    this.#files = files
    this.#key = key
    this.#room = room
  }

  get size(): number {
    return this.#size
  }

  async write(chunk: Uint8Array): Promise<void> {
    this.#pieces.push(chunk)
    this.#buffered += chunk.length
    this.#size += chunk.length
    if (!this.#upload && this.#buffered > SMALL_BYTES) {
      await this.#room.take()
      this.#upload = await this.#files.createMultipartUpload(this.#key).catch((error) => {
        this.#room.give()
        throw error
      })
    }
    while (this.#upload && this.#buffered >= PART_BYTES) await this.#uploadPart(this.#upload, PART_BYTES)
  }

  async finish(): Promise<void> {
    if (!this.#upload) {
      await this.#files.put(this.#key, this.#takeBytes(this.#buffered))
      return
    }
    try {
      if (this.#buffered > 0) await this.#uploadPart(this.#upload, this.#buffered)
      await this.#upload.complete(this.#parts)
    } finally {
      this.#release()
    }
  }

  /** Leaves nothing behind. Never throws. */
  async abort(): Promise<void> {
    await this.#upload?.abort().catch(() => {})
    this.#release()
  }

  #release(): void {
    if (this.#upload) this.#room.give()
    this.#upload = null
    this.#pieces = []
  }

  async #uploadPart(upload: R2MultipartUpload, bytes: number): Promise<void> {
    this.#parts.push(await upload.uploadPart(this.#parts.length + 1, this.#takeBytes(bytes)))
  }

  #takeBytes(count: number): Uint8Array {
    const bytes = new Uint8Array(count)
    let at = 0
    while (at < count) {
      const piece = this.#pieces[0]!
      const used = piece.subarray(0, count - at)
      bytes.set(used, at)
      at += used.length
      if (used.length === piece.length) this.#pieces.shift()
      else this.#pieces[0] = piece.subarray(used.length)
    }
    this.#buffered -= count
    return bytes
  }
}
