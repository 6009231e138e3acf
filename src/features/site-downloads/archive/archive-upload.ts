import type { ArchiveFormat } from '../../../contracts/site-downloads/site-download-slices.ts'
import { piecesOf } from '../../../lib/reusing-reader.ts'
import { archiveKey, remainderKey } from '../storage-keys.ts'

/** All parts of an upload but the last have this size, the minimum that R2 accepts. */
const PART_BYTES = 5 * 1024 * 1024

export interface UploadPlace {
  readonly folder: string
  readonly format: ArchiveFormat
  readonly uploadId: string
  /** Number of batches written before. */
  readonly batch: number
  readonly partsDone: number
}

/** The upload no longer exists or does not match its recorded state, so the archive has to be started again. */
export class LostUpload extends Error {}

/** Pools the buffers of uploaded parts for reuse, because they are too large to be left to the garbage collector. */
export class PartBuffers {
  readonly #free: Uint8Array[] = []

  take(): Uint8Array {
    return this.#free.pop() ?? new Uint8Array(PART_BYTES)
  }

  give(buffer: Uint8Array): void {
    this.#free.push(buffer)
  }
}

/** Appends to a multipart upload across batches. An incomplete part is stored as an object until the next batch. */
export class ArchiveUpload {
  readonly #files: R2Bucket
  readonly #place: UploadPlace
  readonly #upload: R2MultipartUpload
  readonly #buffers: PartBuffers
  #buffer: Uint8Array
  #used = 0
  readonly #full: Uint8Array[] = []
  readonly #parts: { part: number; etag: string }[] = []
  #size = 0

  private constructor(files: R2Bucket, place: UploadPlace, buffers: PartBuffers) {
    this.#files = files
    this.#buffers = buffers
    this.#buffer = buffers.take()
    this.#place = place
    this.#upload = files.resumeMultipartUpload(archiveKey(place.folder, place.format), place.uploadId)
  }

  /** Continues after the batches that were written. @throws LostUpload when the last batch's remainder is missing */
  static async resume(files: R2Bucket, place: UploadPlace, buffers: PartBuffers): Promise<ArchiveUpload> {
    const upload = new ArchiveUpload(files, place, buffers)
    if (place.batch === 0) return upload
    const left = await files.get(remainderKey(place.folder, place.format, place.batch - 1))
    if (!left) throw new LostUpload('what the batch before left over is gone')
    for await (const piece of piecesOf(left.body)) upload.#append(piece)
    return upload
  }

  /** Bytes appended since it was resumed. */
  get size(): number {
    return this.#size
  }

  get parts(): { part: number; etag: string }[] {
    return [...this.#parts]
  }

  /** Appends bytes. Call `drain` after every few megabytes. */
  push(bytes: Uint8Array): void {
    this.#size += bytes.length
    this.#append(bytes)
  }

  /** Uploads the full parts. */
  async drain(): Promise<void> {
    for (let part = this.#full.shift(); part; part = this.#full.shift()) {
      await this.#uploadPart(part)
      this.#buffers.give(part)
    }
  }

  /** Stores the bytes that do not fill a part for the next batch. Must be the last call. */
  async pause(): Promise<void> {
    await this.drain()
    const { folder, format, batch } = this.#place
    await this.#files.put(remainderKey(folder, format, batch), this.#buffer.subarray(0, this.#used))
    this.#buffers.give(this.#buffer)
  }

  /** Completes the upload. @param parts the parts of previous batches */
  async complete(parts: readonly { part: number; etag: string }[]): Promise<void> {
    await this.drain()
    if (this.#used > 0) await this.#uploadPart(this.#buffer.subarray(0, this.#used))
    const all = [...parts, ...this.#parts].map(({ part: partNumber, etag }) => ({ partNumber, etag }))
    await this.#upload.complete(all).catch((error) => {
      throw new LostUpload(String(error), { cause: error })
    })
  }

  #append(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; ) {
      const piece = bytes.subarray(at, at + PART_BYTES - this.#used)
      this.#buffer.set(piece, this.#used)
      this.#used += piece.length
      at += piece.length
      if (this.#used < PART_BYTES) return
      this.#full.push(this.#buffer)
      this.#buffer = this.#buffers.take()
      this.#used = 0
    }
  }

  async #uploadPart(bytes: Uint8Array): Promise<void> {
    const part = this.#place.partsDone + this.#parts.length + 1
    try {
      const { etag } = await this.#upload.uploadPart(part, bytes)
      this.#parts.push({ part, etag })
    } catch (error) {
      if (/10024|multipart upload does not exist/i.test(String(error)))
        throw new LostUpload(String(error), { cause: error })
      throw error
    }
  }
}
