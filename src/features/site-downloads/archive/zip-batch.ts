import { crc32, deflateRawSync } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'
import type { ArchiveUpload } from './archive-upload.ts'
import { directoryWithin } from './zip-records.ts'

export interface ZipEntry {
  readonly path: string
  readonly modifiedAt: Date
  /** False for formats that are already compressed, such as most media. */
  readonly isCompressible: boolean
}

type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>
/** A third of the default level's time, for a tenth more bytes of markup. */
export const DEFLATE_LEVEL = 4
const STORED = 0
const DEFLATED = 8
/** Unix mode of a regular file, readable by all and writable by its owner. */
const UNIX_FILE_MODE = (0o100644 << 16) >>> 0
const UNIX = 3

/** A contiguous group of a zip's files, appended to an upload as they arrive. */
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

  /** Adds a file. @param content all of it, or pieces whose buffers may be reused once the next one is requested */
  async add({ path, modifiedAt, isCompressible }: ZipEntry, content: Uint8Array | Pieces): Promise<void> {
    const isWhole = content instanceof Uint8Array
    // One call for a file in memory: a stream takes many times as long as compressing a page.
    const packed = isWhole && isCompressible ? deflateRawSync(content, { level: DEFLATE_LEVEL }) : null
    const isStoredBest = isWhole && (packed === null || packed.length >= content.length)
    const file: ZipInputFile = {
      filename: path,
      compression: isCompressible && !isStoredBest ? DEFLATED : STORED,
      mtime: modifiedAt,
      os: UNIX,
      attrs: UNIX_FILE_MODE,
      crc: isWhole ? crc32(content) : 0,
      size: isWhole ? content.length : 0,
    }
    this.#zip.add(file)
    if (isWhole) file.ondata!(null, (isStoredBest ? content : packed!) as Uint8Array<ArrayBuffer>, false)
    else await this.#addPieces(file, isCompressible, content)
    file.ondata!(null, new Uint8Array(), true)
    await this.#upload.drain()
  }

  async #addPieces(file: ZipInputFile, isCompressible: boolean, pieces: Pieces): Promise<void> {
    const content = summed(pieces, file)
    for await (const piece of isCompressible ? deflated(content) : content) {
      file.ondata!(null, piece as Uint8Array<ArrayBuffer>, false)
      await this.#upload.drain()
    }
  }

  /** Ends the batch. @returns its part of the zip directory */
  end(offset: number): { directory: Uint8Array<ArrayBuffer>; entries: number } {
    this.#zip.end()
    return directoryWithin(this.#tail, offset)
  }
}

/** Passes pieces on and updates the file's checksum and size. */
async function* summed(pieces: Pieces, about: ZipInputFile): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    about.crc = crc32(piece, about.crc)
    about.size += piece.length
    yield piece
  }
}

/** Compresses with the runtime's stream, which is much faster and creates no garbage. */
async function* deflated(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new CompressionStream('deflate-raw')
  const feeding = feed(writable, pieces)
  // The error surfaces at the end. Until then, it must not count as an unhandled rejection.
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
