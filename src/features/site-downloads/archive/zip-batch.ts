import { crc32 } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'
import type { ArchiveUpload } from './archive-upload.ts'
import { directoryWithin } from './zip-records.ts'

export interface ZipEntry {
  readonly path: string
  readonly modifiedAt: Date
  /** Worth compressing: most media are compressed already. */
  readonly isCompressible: boolean
}

type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>
const STORED = 0
const DEFLATED = 8
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

  /** @param pieces each may be gone once the next one is asked for */
  async add({ path, modifiedAt, isCompressible }: ZipEntry, pieces: Pieces): Promise<void> {
    const file: ZipInputFile = {
      filename: path,
      compression: isCompressible ? DEFLATED : STORED,
      mtime: modifiedAt,
      os: UNIX,
      attrs: UNIX_FILE_MODE,
      crc: 0,
      size: 0,
    }
    this.#zip.add(file)
    const content = summed(pieces, file)
    for await (const piece of isCompressible ? deflated(content) : content) {
      file.ondata!(null, piece as Uint8Array<ArrayBuffer>, false)
      await this.#upload.drain()
    }
    file.ondata!(null, new Uint8Array(), true)
    await this.#upload.drain()
  }

  /** Ends the run. @returns its part of the zip's directory */
  end(offset: number): { directory: Uint8Array<ArrayBuffer>; entries: number } {
    this.#zip.end()
    return directoryWithin(this.#tail, offset)
  }
}

/** Passes pieces on and notes what the zip has to say about them. */
async function* summed(pieces: Pieces, about: ZipInputFile): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    about.crc = crc32(piece, about.crc)
    about.size += piece.length
    yield piece
  }
}

/** Compressed by the runtime, which takes a fraction of the time and leaves no garbage. */
async function* deflated(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new CompressionStream('deflate-raw')
  const feeding = feed(writable, pieces)
  // A failure shows at the end; until then it must not count as unheard.
  feeding.catch(() => {})
  yield* readable
  await feeding
}

async function feed(writable: WritableStream<Uint8Array>, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const writer = writable.getWriter()
  try {
    for await (const piece of pieces) await writer.write(piece)
    await writer.close()
  } catch (error) {
    await writer.abort(error).catch(() => {})
    throw error
  }
}
