import { notFound } from '../../../lib/errors.ts'
import { readBounded } from '../../../lib/read-bounded.ts'
import { END_RECORD_BYTES, readDirectory, type StoredEntry } from './zip-records.ts'

/** A file in an archive's manifest, with the properties that are read back. */
export interface ManifestFile {
  readonly url: string
  readonly path: string
  readonly type: string
  readonly title?: string
}

const LOCAL_HEADER_BYTES = 30
const DEFLATED = 8

/**
 * Random access to a finished zip in the object store, fetching only the requested files. Holds only the zip directory
 * in memory, from which file sizes are known before loading.
 */
export class ReadArchive {
  readonly #files: R2Bucket
  readonly #key: string
  readonly #entries: ReadonlyMap<string, StoredEntry>

  private constructor(files: R2Bucket, key: string, entries: ReadonlyMap<string, StoredEntry>) {
    this.#files = files
    this.#key = key
    this.#entries = entries
  }

  /** Opens an archive by its key. @throws not_found when it does not exist */
  static async open(files: R2Bucket, key: string): Promise<ReadArchive> {
    const head = await files.head(key)
    if (!head) throw notFound('Archive')
    const range = async (offset: number, length: number) => {
      const object = await files.get(key, { range: { offset, length } })
      if (!object) throw notFound('Archive')
      return new Uint8Array(await object.arrayBuffer())
    }
    const end = new DataView((await range(head.size - END_RECORD_BYTES, END_RECORD_BYTES)).buffer)
    const directory = await range(end.getUint32(16, true), end.getUint32(12, true))
    return new ReadArchive(files, key, readDirectory(directory))
  }

  /** Yields the files from the manifest, line by line. Stops before the list of missed URLs, which may be long. */
  async *files(): AsyncGenerator<ManifestFile> {
    const name = this.#entries.has('contactory-manifest.json') ? 'contactory-manifest.json' : 'manifest.json'
    const stream = await this.#open(name)
    if (!stream) return
    for await (const line of linesOf(stream)) {
      if (line.startsWith('  {')) yield JSON.parse(line.replace(/,$/, '')) as ManifestFile
      else if (line.startsWith(' ]')) return
    }
  }

  /** Returns a file's size in bytes; undefined if it does not exist. */
  sizeOf(path: string): number | undefined {
    return this.#entries.get(path)?.size
  }

  async read(path: string): Promise<Uint8Array | null> {
    const stream = await this.#open(path)
    return stream && (await readBounded(stream, { sizeMaxBytes: this.sizeOf(path)! })).body
  }

  async #open(path: string): Promise<ReadableStream<Uint8Array> | null> {
    const entry = this.#entries.get(path)
    if (!entry) return null
    const { offset, packedSize, method } = entry
    // The local file header may be longer than the directory suggests, since its extra field can differ.
    const header = await this.#range(offset, LOCAL_HEADER_BYTES)
    const view = header && new DataView(await header.arrayBuffer())
    if (!view || packedSize === 0) return null
    const start = offset + LOCAL_HEADER_BYTES + view.getUint16(26, true) + view.getUint16(28, true)
    const body = (await this.#range(start, packedSize))?.body
    if (!body) return null
    return method === DEFLATED ? body.pipeThrough(new DecompressionStream('deflate-raw')) : body
  }

  #range(offset: number, length: number): Promise<R2ObjectBody | null> {
    return this.#files.get(this.#key, { range: { offset, length } })
  }
}

/** Yields the lines of a UTF-8 stream. Stopping early cancels the stream. */
async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop()!
    yield* lines
  }
  if (rest !== '') yield rest
}
