import type { ArchiveFormat } from '../../../contracts/site-download-slices.ts'
import { archiveKey, remainderKey } from '../storage-keys.ts'

/** Parts of an upload are all of this size but the last, as the store wants it. */
const PART_BYTES = 8 * 1024 * 1024

export interface UploadPlace {
  readonly folder: string
  readonly format: ArchiveFormat
  readonly uploadId: string
  /** Batches written before. */
  readonly batch: number
  readonly partsDone: number
}

/** The upload is gone, or what it holds is not what was noted: the archive has to be begun again. */
export class LostUpload extends Error {}

/** Appends to a multipart upload across batches: what fills no part is kept as an object until the next batch. */
export class ArchiveUpload {
  readonly #files: R2Bucket
  readonly #place: UploadPlace
  readonly #upload: R2MultipartUpload
  #buffer = new Uint8Array(PART_BYTES)
  #used = 0
  readonly #full: Uint8Array[] = []
  readonly #parts: { part: number; etag: string }[] = []
  #size = 0

  private constructor(files: R2Bucket, place: UploadPlace) {
    this.#files = files
    this.#place = place
    this.#upload = files.resumeMultipartUpload(archiveKey(place.folder, place.format), place.uploadId)
  }

  /** Goes on after the batches that were written. @throws LostUpload when what the last one left is gone */
  static async resume(files: R2Bucket, place: UploadPlace): Promise<ArchiveUpload> {
    const upload = new ArchiveUpload(files, place)
    if (place.batch === 0) return upload
    const left = await files.get(remainderKey(place.folder, place.format, place.batch - 1))
    if (!left) throw new LostUpload('what the batch before left over is gone')
    upload.#append(new Uint8Array(await left.arrayBuffer()))
    return upload
  }

  /** Bytes appended since it was resumed. */
  get size(): number {
    return this.#size
  }

  get parts(): { part: number; etag: string }[] {
    return [...this.#parts]
  }

  /** Takes bytes; call `drain` before giving more than a few megabytes. */
  push(bytes: Uint8Array): void {
    this.#size += bytes.length
    this.#append(bytes)
  }

  /** Uploads the parts that are full. */
  async drain(): Promise<void> {
    for (let part = this.#full.shift(); part; part = this.#full.shift()) await this.#uploadPart(part)
  }

  /** Keeps what fills no part for the next batch. */
  async pause(): Promise<void> {
    await this.drain()
    const { folder, format, batch } = this.#place
    await this.#files.put(remainderKey(folder, format, batch), this.#buffer.subarray(0, this.#used))
  }

  /** Ends the archive. @param parts those of the batches before */
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
      this.#buffer = new Uint8Array(PART_BYTES)
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
