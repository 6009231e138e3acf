import { newId } from '../../lib/ids.ts'

/** Files up to this size share objects with others. */
export const SHARED_BYTES_MAX: number = 512 * 1024
/** Maximum size of a shared object. */
const OBJECT_BYTES_MAX = 2 * 1024 * 1024

/** Where a captured file's bytes are. */
export interface CapturePlace {
  readonly key: string
  /** Their position in an object that several files share; null if the object holds this file only. */
  readonly at: number | null
}

/**
 * Writes small captured files to the object store, many to one object: an operation on the store takes as long, and
 * costs as much, for a page as for megabytes. A file must be reported only after `flush`.
 */
export class CaptureStore {
  readonly #files: R2Bucket
  readonly #folder: string
  /** The object that is being filled. */
  #open: { readonly key: string; readonly buffer: Uint8Array; used: number } | null = null
  /** Objects that are being written: with the open one, two buffers in memory. */
  #underway = 0
  #writing: Promise<void> = Promise.resolve()
  readonly #buffers: Uint8Array[] = []

  /** @param folder the keys' prefix */
  constructor(files: R2Bucket, folder: string) {
    this.#files = files
    this.#folder = folder
  }

  /**
   * Copies a file's bytes, at most `SHARED_BYTES_MAX`.
   *
   * @throws what the store threw for this or an earlier object
   */
  async add(bytes: Uint8Array): Promise<CapturePlace> {
    while (!this.#open || this.#open.used + bytes.length > OBJECT_BYTES_MAX) {
      if (this.#open) this.#close()
      if (this.#underway > 1) await this.#writing
      else this.#open ??= { key: this.#folder + newId(), buffer: this.#takeBuffer(), used: 0 }
    }
    const { key, buffer, used: at } = this.#open
    buffer.set(bytes, at)
    this.#open.used += bytes.length
    return { key, at }
  }

  /** Resolves once all files added so far are stored. */
  async flush(): Promise<void> {
    this.#close()
    await this.#writing
  }

  #takeBuffer(): Uint8Array {
    return this.#buffers.pop() ?? new Uint8Array(OBJECT_BYTES_MAX)
  }

  #close(): void {
    const full = this.#open
    this.#open = null
    if (!full) return
    this.#underway++
    this.#writing = this.#writing.then(async () => {
      await this.#files.put(full.key, full.buffer.subarray(0, full.used))
      this.#buffers.push(full.buffer)
      this.#underway--
    })
    // The error surfaces at the next `add` or `flush`. Until then, it must not count as an unhandled rejection.
    this.#writing.catch(() => {})
  }
}
