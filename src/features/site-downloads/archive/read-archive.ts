import {
  configure,
  type FileEntry,
  Reader,
  TextWriter,
  Uint8ArrayWriter,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-custom.js'
import { notFound } from '../../../lib/errors.ts'

// The runtime has no workers of its own, and inflates natively.
configure({ useWebWorkers: false })

/** A line of an archive's manifest, as far as it is read back. */
export interface ManifestFile {
  readonly url: string
  readonly path: string
  readonly type: string
  readonly title?: string
}

/** A finished zip in the object store, read where it lies: only what is asked for is fetched. */
export class ReadArchive {
  readonly #entries: ReadonlyMap<string, FileEntry>

  private constructor(entries: ReadonlyMap<string, FileEntry>) {
    this.#entries = entries
  }

  /** @throws not_found when there is no archive */
  static async open(files: R2Bucket, key: string): Promise<ReadArchive> {
    const head = await files.head(key)
    if (!head) throw notFound('Archive')
    const reader = new ZipReader(new StoredReader(files, key, head.size))
    const entries = await reader.getEntries()
    return new ReadArchive(
      new Map(entries.flatMap((entry) => (entry.directory ? [] : [[entry.filename, entry as FileEntry]]))),
    )
  }

  /** The files of the archive, by its manifest. */
  async files(): Promise<ManifestFile[]> {
    const name = this.#entries.has('contactory-manifest.json') ? 'contactory-manifest.json' : 'manifest.json'
    const text = (await this.#entries.get(name)?.getData(new TextWriter())) ?? '{}'
    return (JSON.parse(text) as { files?: ManifestFile[] }).files ?? []
  }

  async read(path: string): Promise<Uint8Array | null> {
    return (await this.#entries.get(path)?.getData(new Uint8ArrayWriter())) ?? null
  }
}

/** Lets the zip library read ranges of an object. */
class StoredReader extends Reader<string> {
  readonly #files: R2Bucket
  readonly #key: string

  constructor(files: R2Bucket, key: string, size: number) {
    super(key)
    this.#files = files
    this.#key = key
    this.size = size
  }

  override async readUint8Array(offset: number, length: number): Promise<Uint8Array> {
    const object = await this.#files.get(this.#key, { range: { offset, length } })
    if (!object) throw notFound('Archive')
    return new Uint8Array(await object.arrayBuffer())
  }
}
