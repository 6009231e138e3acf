import { decodeStream } from './decode-stream.ts'
import { type FoundObject, findObjects } from './find-objects.ts'
import { type PdfBudget, PdfTooLarge } from './pdf-budget.ts'
import { decryptionOf, type PdfDecryption } from './pdf-decryption.ts'
import { END, PdfLexer } from './pdf-lexer.ts'
import {
  isArray,
  isDict,
  isNumber,
  isString,
  nameOf,
  type PdfDict,
  PdfRef,
  PdfStream,
  type PdfValue,
} from './pdf-objects.ts'

/** The maximum length of a chain of references. */
const HOPS_MAX = 16
/** The total size of a file's object streams, which stay in memory while it is read. */
const PACKED_BYTES_MAX = 24 * 1024 * 1024
const PACKED_MAX = 200_000

/** The location of an object: in the file itself, or inside an object stream. */
type Place = FoundObject | { readonly num: number; readonly packed: Uint8Array; readonly at: number }

/** A PDF's objects, located in one pass over the file and parsed on demand. */
export class PdfFile {
  readonly #bytes: Uint8Array
  readonly #budget: PdfBudget
  readonly #places = new Map<number, Place>()
  readonly #values = new Map<number, PdfValue>()
  readonly #trailers: PdfDict[] = []
  #decryption: PdfDecryption | null = null

  private constructor(bytes: Uint8Array, budget: PdfBudget) {
    this.#bytes = bytes
    this.#budget = budget
  }

  /** @throws PdfTooLarge, or an error if the file's encryption is not supported */
  static async open(bytes: Uint8Array, budget: PdfBudget): Promise<PdfFile> {
    const file = new PdfFile(bytes, budget)
    await file.#open()
    return file
  }

  /** The value of a key in the last trailer that has it. */
  trailer(key: string): PdfValue {
    return this.get(this.#trailers.findLast((trailer) => trailer.has(key))?.get(key) ?? null)
  }

  /** All dictionaries of the file, to recover one whose beginning is missing. */
  *dicts(): Generator<PdfDict> {
    for (const num of this.#places.keys()) {
      const value = this.get(new PdfRef(num))
      if (isDict(value)) yield value
    }
  }

  /** Resolves a value that may be a reference. */
  get(value: PdfValue | undefined): PdfValue {
    let found = value ?? null
    for (let hops = 0; found instanceof PdfRef; hops++) {
      if (hops > HOPS_MAX) return null
      found = this.#object(found.num)
    }
    return found
  }

  dict(value: PdfValue | undefined): PdfDict | null {
    const found = this.get(value)
    if (found instanceof PdfStream) return found.dict
    return isDict(found) ? found : null
  }

  array(value: PdfValue | undefined): readonly PdfValue[] | null {
    const found = this.get(value)
    return isArray(found) ? found : null
  }

  /**
   * Decodes a stream.
   *
   * @param firstBytes how many bytes the caller needs; without it, a stream beyond its limit is too large
   */
  decode(stream: PdfStream, firstBytes?: number): Uint8Array {
    const { dict, num, gen } = stream
    let { raw } = stream
    const filter = this.#all(dict.get('Filter') ?? dict.get('F'))
    const isPlain = isArray(filter) ? nameOf(filter[0]) === 'Crypt' : nameOf(filter) === 'Crypt'
    if (this.#decryption && !isPlain && nameOf(dict.get('Type')) !== 'XRef') {
      this.#budget.spend(raw.length * 2, 'decryption')
      raw = this.#decryption.stream(raw, num, gen)
    }
    return decodeStream(raw, filter, this.#all(dict.get('DecodeParms') ?? dict.get('DP')), this.#budget, firstBytes)
  }

  async #open(): Promise<void> {
    const { objects, trailers } = findObjects(this.#bytes, this.#budget)
    await this.#budget.yieldTurn()
    for (const at of trailers) this.#takeTrailer(new PdfLexer(this.#bytes, this.#budget, at).next())
    const packed = new Map<FoundObject, PdfStream>()
    for (const found of objects) {
      if (!found.stream) continue
      const stream = this.#read(found)
      if (!(stream instanceof PdfStream)) continue
      const type = nameOf(stream.dict.get('Type'))
      if (type === 'XRef') this.#takeTrailer(stream.dict)
      else if (type === 'ObjStm') packed.set(found, stream)
      await this.#budget.yieldTurn()
    }
    for (const found of objects) this.#places.set(found.num, found)
    this.#decryption = this.#findDecryption()
    await this.#place(objects, packed)
  }

  #takeTrailer(value: PdfValue | typeof END): void {
    if (value !== END && isDict(value)) this.#trailers.push(value)
  }

  #findDecryption(): PdfDecryption | null {
    const encrypt = this.dict(this.#trailers.findLast((trailer) => trailer.has('Encrypt'))?.get('Encrypt'))
    if (!encrypt) return null
    const id = this.get(this.array(this.trailer('ID'))?.[0])
    const whole = this.#all(new Map([...encrypt].map(([key, value]) => [key, this.#all(value)])))
    this.#values.clear()
    return decryptionOf(whole as PdfDict, isString(id) ? id : new Uint8Array())
  }

  /** If objects share a number, the last one in the file wins, wherever it is stored. */
  async #place(objects: readonly FoundObject[], streams: ReadonlyMap<FoundObject, PdfStream>): Promise<void> {
    let bytes = 0
    this.#places.clear()
    for (const found of objects) {
      this.#places.set(found.num, found)
      const stream = streams.get(found)
      if (!stream) continue
      const packed = this.decode(stream)
      bytes += packed.length
      if (bytes > PACKED_BYTES_MAX) throw new PdfTooLarge('object streams')
      this.#placePacked(packed, stream.dict)
      await this.#budget.yieldTurn()
    }
  }

  #placePacked(packed: Uint8Array, dict: PdfDict): void {
    const count = this.get(dict.get('N'))
    const first = this.get(dict.get('First'))
    if (!isNumber(count) || !isNumber(first)) return
    const lexer = new PdfLexer(packed, this.#budget)
    for (let index = 0; index < count; index++) {
      const num = lexer.next()
      const offset = lexer.next()
      if (num === END || offset === END || !isNumber(num) || !isNumber(offset)) return
      this.#places.set(num, { num, packed, at: first + offset })
      if (this.#places.size > PACKED_MAX) throw new PdfTooLarge('objects')
    }
  }

  #object(num: number): PdfValue {
    const known = this.#values.get(num)
    if (known !== undefined) return known
    const place = this.#places.get(num)
    const value = place ? this.#read(place) : null
    this.#values.set(num, value)
    return value
  }

  #read(place: Place): PdfValue {
    if ('packed' in place) {
      const value = new PdfLexer(place.packed, this.#budget, Math.max(0, place.at)).next()
      return value === END ? null : value
    }
    const { num, gen, start, stream } = place
    const { string } = this.#decryption ?? {}
    const decrypt = string && ((bytes: Uint8Array) => string(bytes, num, gen))
    const value = new PdfLexer(this.#bytes, this.#budget, start, { ...(decrypt && { decrypt }) }).next()
    if (value === END) return null
    return stream && isDict(value)
      ? new PdfStream(value, this.#bytes.subarray(stream.start, stream.end), num, gen)
      : value
  }

  /** Resolves the references directly inside an array or a dictionary. */
  #all(value: PdfValue | undefined): PdfValue {
    const found = this.get(value)
    if (isArray(found)) return found.slice(0, 100).map((part) => this.get(part))
    if (!isDict(found)) return found
    return new Map([...found].slice(0, 100).map(([key, part]) => [key, this.get(part)]))
  }
}
