import type { ArchiveFormat } from '../../../contracts/site-downloads/site-download-slices.ts'
import { newId } from '../../../lib/ids.ts'
import { piecesOf } from '../../../lib/reusing-reader.ts'
import { PART_BYTES, type WriteRoom } from '../../../platform/storage/object-writer.ts'
import { archiveKey, partsFolder, remainderKey } from '../storage-keys.ts'

export interface UploadPlace {
  readonly folder: string
  readonly format: ArchiveFormat
  readonly uploadId: string
  /** Number of batches written before. */
  readonly batch: number
  readonly partsDone: number
  /** The key of what the batch before left over; null before the first batch. */
  readonly remainder: string | null
}

/** The upload no longer exists or does not match its recorded state, so the archive has to be started again. */
export class LostUpload extends Error {}

/**
 * The buffers of uploaded parts, which are those of large captured files: too large to be left to the garbage collector,
 * or to have twice. Keeps what a batch left over for the next batch of the same consumer, which then need not read it from the store.
 */
export class PartBuffers {
  readonly #room: WriteRoom
  #kept: { readonly key: string; readonly buffer: Uint8Array; readonly used: number } | null = null

  constructor(room: WriteRoom) {
    this.#room = room
  }

  take(): Uint8Array {
    return this.#room.takePart()
  }

  give(buffer: Uint8Array): void {
    this.#room.givePart(buffer)
  }

  /** Keeps a buffer whose first bytes were stored under a key. */
  keep(key: string, buffer: Uint8Array, used: number): void {
    if (this.#kept) this.give(this.#kept.buffer)
    this.#kept = { key, buffer, used }
  }

  /** Returns the buffer that was kept for a key, with the number of its bytes, or null. */
  takeKept(key: string): { buffer: Uint8Array; used: number } | null {
    const kept = this.#kept
    if (kept?.key !== key) return null
    this.#kept = null
    return kept
  }
}

/** Where batches written before 2026-11-28 left their remainder. */
const formerKey = ({ folder, format, batch }: UploadPlace): string | null =>
  batch === 0 ? null : `${partsFolder(folder)}${format}-${batch - 1}`

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
    const key = place.remainder ?? formerKey(place)
    if (key === null) return upload
    const kept = buffers.takeKept(key)
    if (kept) {
      upload.#buffers.give(upload.#buffer)
      upload.#buffer = kept.buffer
      upload.#used = kept.used
      return upload
    }
    const left = await files.get(key)
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

  /**
   * Stores the bytes that do not fill a part for the next batch. Must be the last call.
   *
   * @returns the key of these bytes
   */
  async pause(): Promise<string> {
    await this.drain()
    const { folder, format, batch } = this.#place
    const key = remainderKey(folder, format, batch, newId())
    await this.#files.put(key, this.#buffer.subarray(0, this.#used))
    this.#buffers.keep(key, this.#buffer, this.#used)
    return key
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
