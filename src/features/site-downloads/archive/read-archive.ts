import { notFound } from '../../../lib/errors.ts'
import { readBounded } from '../../../lib/read-bounded.ts'
import { END_RECORD_BYTES, readDirectory, type StoredEntry } from './zip-records.ts'

/** A line of an archive's manifest, as far as it is read back. */
export interface ManifestFile {
  readonly url: string
  readonly path: string
  readonly type: string
  readonly title?: string
}

const LOCAL_HEADER_BYTES = 30
const DEFLATED = 8

/**
 * A finished zip in the object store, read where it lies: only what is asked for is fetched. Holds its directory alone, which
 * tells how large a file is before it is loaded.
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

  /** @throws not_found when there is no archive */
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

  /** The files of the archive, by its manifest, line by line: what could not be had is told behind them, and may be much more. */
  async *files(): AsyncGenerator<ManifestFile> {
    const name = this.#entries.has('contactory-manifest.json') ? 'contactory-manifest.json' : 'manifest.json'
    const stream = await this.#open(name)
    if (!stream) return
    for await (const line of linesOf(stream)) {
      if (line.startsWith('  {')) yield JSON.parse(line.replace(/,$/, '')) as ManifestFile
      else if (line.startsWith(' ]')) return
    }
  }

  /** How many bytes a file has; undefined where there is none. */
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
    // The names before a file may be longer than those in the directory say.
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

/** The lines of a text in UTF-8. Who stops early cancels the rest. */
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
