import { piecesOf } from '../../../lib/reusing-reader.ts'
import type { CapturePlace } from '../capture-store.ts'

type StoredPlace = CapturePlace & { readonly size_bytes: number }

/** The bytes of a captured file. Read them once, or cancel. */
export interface StoredFile {
  /** All bytes, valid until the next file is read; null for a file with an object of its own. */
  readonly whole: Uint8Array | null
  bytes(): Promise<Uint8Array>
  /** Each piece is valid until the next one is requested. */
  pieces(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  cancel(): Promise<void>
}

/** Shared objects kept in memory: files of one follow each other closely in an archive. */
const OBJECTS_MAX = 2

/** Reads captured files from the object store, each shared object once. */
export class StoredFiles {
  readonly #files: R2Bucket
  readonly #shared = new Map<string, Promise<Uint8Array | null>>()

  constructor(files: R2Bucket) {
    this.#files = files
  }

  /** Returns null for a file that is missing. */
  async get({ key, at, size_bytes }: StoredPlace): Promise<StoredFile | null> {
    if (at === null) {
      const stored = await this.#files.get(key)
      return stored && ofObject(stored)
    }
    const shared = await this.#load(key)
    return shared && ofBytes(shared.subarray(at, at + size_bytes))
  }

  #load(key: string): Promise<Uint8Array | null> {
    const known = this.#shared.get(key)
    if (known) return known
    const loading = this.#files.get(key).then(async (stored) => stored && new Uint8Array(await stored.arrayBuffer()))
    this.#shared.set(key, loading)
    loading.catch(() => this.#shared.delete(key))
    if (this.#shared.size > OBJECTS_MAX) this.#shared.delete(this.#shared.keys().next().value!)
    return loading
  }
}

const ofObject = (stored: R2ObjectBody): StoredFile => ({
  whole: null,
  bytes: async () => new Uint8Array(await stored.arrayBuffer()),
  pieces: () => piecesOf(stored.body),
  cancel: () => stored.body.cancel(),
})

const ofBytes = (whole: Uint8Array): StoredFile => ({
  whole,
  bytes: async () => whole,
  pieces: () => [whole],
  cancel: async () => {},
})
