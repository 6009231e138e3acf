import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { ArchiveUpload } from './archive-upload.ts'
import { directoryWithin } from './zip-records.ts'

export interface ZipEntry {
  readonly path: string
  readonly modifiedAt: Date
  /** Worth compressing: most media are compressed already. */
  readonly isCompressible: boolean
}

type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>
/** Fed to the compressor at once, so that what it gives back stays small. */
const PIECE_BYTES = 256 * 1024
/** Regular file, readable by all and writable by its owner, as Unix notes it. */
const UNIX_FILE_MODE = (0o100644 << 16) >>> 0
const UNIX = 3

/** A run of a zip's files, appended to an upload as they come. */
export class ZipBatch {
  readonly #upload: ArchiveUpload
  readonly #zip: Zip
  #tail: Uint8Array = new Uint8Array()

  constructor(upload: ArchiveUpload) {
    this.#upload = upload
    this.#zip = new Zip((error, bytes, isFinal) => {
      if (error) throw error
      if (isFinal) this.#tail = bytes
      else upload.push(bytes)
    })
  }

  async add({ path, modifiedAt, isCompressible }: ZipEntry, pieces: Pieces): Promise<void> {
    const file = isCompressible ? new ZipDeflate(path) : new ZipPassThrough(path)
    Object.assign(file, { mtime: modifiedAt, os: UNIX, attrs: UNIX_FILE_MODE })
    this.#zip.add(file)
    for await (const whole of pieces) {
      for (let at = 0; at < whole.length; at += PIECE_BYTES) {
        file.push(whole.subarray(at, at + PIECE_BYTES))
        await this.#upload.drain()
      }
    }
    file.push(new Uint8Array(), true)
    await this.#upload.drain()
  }

  /** Ends the run. @returns its part of the zip's directory */
  end(offset: number): { directory: Uint8Array<ArrayBuffer>; entries: number } {
    this.#zip.end()
    return directoryWithin(this.#tail, offset)
  }
}
