import { Gunzip, Inflate, Unzlib } from 'fflate'

export type Packing = 'gzip' | 'deflate' | 'deflate-raw'

/** Fed at once; it unfolds to at most a thousand times as much before anybody can say that it is enough. */
const PIECE_BYTES = 1_024
/** What waits for the rest of itself: a block that is not compressed, or the name in a header, which may have no end. */
const PENDING_BYTES_MAX = 256 * 1024
/** Archives in one, of which each takes its time, also where it holds nothing. Those in blocks hold 64 kB each. */
const MEMBERS_MAX = 1_000

/**
 * Unpacks bytes piece by piece, so that whoever takes them can stop at any moment. The runtime's own streams give all that a
 * piece unfolds to, however much that is, and nothing at all of an archive of several members.
 */
export class Unpacker {
  readonly #stream: Gunzip | Unzlib | Inflate
  #taken: Uint8Array[] = []
  #size = 0
  #members = 0

  constructor(packing: Packing) {
    const take = (chunk: Uint8Array) => {
      if (chunk.length > 0) this.#taken.push(chunk)
      this.#size += chunk.length
    }
    this.#stream = packing === 'gzip' ? new Gunzip(take) : packing === 'deflate' ? new Unzlib(take) : new Inflate(take)
    if (!(this.#stream instanceof Gunzip)) return
    this.#stream.onmember = () => {
      if (++this.#members > MEMBERS_MAX) throw new Error('too many members')
    }
  }

  /** Bytes given so far. */
  get size(): number {
    return this.#size
  }

  /**
   * What bytes unfold to, by and by.
   *
   * @param isLast nothing follows them
   * @throws when they are broken, after what unfolds of them before that
   */
  *unpack(bytes: Uint8Array, isLast: boolean): Generator<Uint8Array> {
    for (let at = 0; at < bytes.length || (isLast && at === 0); at += PIECE_BYTES) {
      const broken = this.#push(bytes.subarray(at, at + PIECE_BYTES), isLast && at + PIECE_BYTES >= bytes.length)
      const taken = this.#taken
      this.#taken = []
      yield* taken
      if (broken !== null) throw new Error(`inflate: ${broken}`)
    }
  }

  /** @returns what is wrong, or null */
  #push(piece: Uint8Array, isLast: boolean): string | null {
    try {
      this.#stream.push(piece, isLast)
    } catch (error) {
      return String(error)
    }
    // Each piece is joined with what waits, which would take the square of its length.
    const { p: pending } = this.#stream as unknown as { p?: Uint8Array }
    return (pending?.length ?? 0) > PENDING_BYTES_MAX ? 'a header without end' : null
  }
}
