import { Gunzip, Inflate, Unzlib } from 'fflate'

export type Packing = 'gzip' | 'deflate' | 'deflate-raw'

/** The bytes fed at once; they expand at most a thousandfold before the caller can stop. */
const PIECE_BYTES = 1_024
/** The maximum incomplete input: an uncompressed block, or the name in a header, which may never end. */
const PENDING_BYTES_MAX = 256 * 1024
/**
 * The maximum number of members in an archive; each takes time, even an empty one. Block-based archives hold 64 kB per
 * member.
 */
const MEMBERS_MAX = 1_000

/**
 * Unpacks bytes in pieces, so that the caller can stop at any time. The runtime's own streams return everything that a
 * piece expands to, however much, and nothing for archives with several members.
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

  /** The number of bytes returned so far. */
  get size(): number {
    return this.#size
  }

  /**
   * Yields the unpacked bytes.
   *
   * @param isLast no input follows
   * @throws when the input is broken, after yielding what could be unpacked before
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

  /** @returns the error, or null */
  #push(piece: Uint8Array, isLast: boolean): string | null {
    try {
      this.#stream.push(piece, isLast)
    } catch (error) {
      return String(error)
    }
    // Each piece is appended to the pending input, which would take quadratic time.
    const { p: pending } = this.#stream as unknown as { p?: Uint8Array }
    return (pending?.length ?? 0) > PENDING_BYTES_MAX ? 'a header without end' : null
  }
}
