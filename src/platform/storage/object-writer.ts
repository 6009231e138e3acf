import { Semaphore } from './semaphore.ts'

/** Objects up to this size are written at once, without a multipart upload. */
const SMALL_BYTES = 1024 * 1024
/**
 * The size of every part except the last: the minimum that the store allows (R2 documentation, multipart upload
 * limits).
 */
export const PART_BYTES: number = 5 * 1024 * 1024
/** The maximum number of large objects written concurrently; each holds a part in memory. */
const LARGE_MAX = 2

/** Buffers for the objects being written. They are reused, because each would be a lot of garbage. */
export class WriteRoom {
  readonly #places = new Semaphore(LARGE_MAX)
  readonly #small: Uint8Array[] = []
  readonly #large: Uint8Array[] = []

  takeSmall(): Uint8Array {
    return this.#small.pop() ?? new Uint8Array(SMALL_BYTES)
  }

  giveSmall(buffer: Uint8Array): void {
    this.#small.push(buffer)
  }

  /** Waits for a free slot for a large object. */
  async takeLarge(): Promise<Uint8Array> {
    await this.#places.take()
    return this.#large.pop() ?? new Uint8Array(PART_BYTES)
  }

  giveLarge(buffer: Uint8Array): void {
    this.#large.push(buffer)
    this.#places.give()
  }

  /** Returns a buffer of `PART_BYTES` for something else that is written in parts. */
  takePart(): Uint8Array {
    return this.#large.pop() ?? new Uint8Array(PART_BYTES)
  }

  givePart(buffer: Uint8Array): void {
    this.#large.push(buffer)
  }
}

/**
 * Writes an object of unknown length in pieces, with at most one part in memory. End it with `finish` or `abort`.
 * Writing an existing key replaces the object.
 */
export class ObjectWriter {
  readonly #files: R2Bucket
  readonly #key: string
  readonly #room: WriteRoom
  #buffer: Uint8Array | null = null
  #used = 0
  #size = 0
  #upload: R2MultipartUpload | null = null
  readonly #parts: R2UploadedPart[] = []

  constructor(files: R2Bucket, key: string, room: WriteRoom) {
    this.#files = files
    this.#key = key
    this.#room = room
  }

  get size(): number {
    return this.#size
  }

  /** Copies the chunk. */
  async write(chunk: Uint8Array): Promise<void> {
    this.#size += chunk.length
    this.#buffer ??= this.#room.takeSmall()
    if (!this.#upload && this.#size > SMALL_BYTES) await this.#beginUpload()
    for (let at = 0; at < chunk.length; ) {
      const piece = chunk.subarray(at, at + this.#buffer.length - this.#used)
      this.#buffer.set(piece, this.#used)
      this.#used += piece.length
      at += piece.length
      if (this.#upload && this.#used === PART_BYTES) await this.#uploadPart(this.#upload)
    }
  }

  /**
   * @param keep stores an object that was not begun yet, in place of a key of its own; its bytes are valid until the
   * promise settles
   */
  async finish(keep?: (bytes: Uint8Array) => Promise<unknown>): Promise<void> {
    try {
      if (!this.#upload) await (keep ? keep(this.#written) : this.#files.put(this.#key, this.#written))
      else {
        if (this.#used > 0) await this.#uploadPart(this.#upload)
        await this.#upload.complete(this.#parts)
      }
    } finally {
      this.#release()
    }
  }

  /** Discards everything written. Never throws. */
  async abort(): Promise<void> {
    await this.#upload?.abort().catch(() => {})
    this.#release()
  }

  get #written(): Uint8Array {
    return this.#buffer?.subarray(0, this.#used) ?? new Uint8Array()
  }

  async #beginUpload(): Promise<void> {
    const buffer = await this.#room.takeLarge()
    try {
      this.#upload = await this.#files.createMultipartUpload(this.#key)
    } catch (error) {
      this.#room.giveLarge(buffer)
      throw error
    }
    buffer.set(this.#written)
    this.#room.giveSmall(this.#buffer!)
    this.#buffer = buffer
  }

  #release(): void {
    if (this.#buffer && this.#upload) this.#room.giveLarge(this.#buffer)
    else if (this.#buffer) this.#room.giveSmall(this.#buffer)
    this.#buffer = null
    this.#upload = null
  }

  async #uploadPart(upload: R2MultipartUpload): Promise<void> {
    this.#parts.push(await upload.uploadPart(this.#parts.length + 1, this.#written))
    this.#used = 0
  }
}
