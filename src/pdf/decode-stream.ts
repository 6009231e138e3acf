import { Inflate } from 'fflate'
import { concatenate } from '../lib/read-bounded.ts'
import { type PdfBudget, PdfTooLarge } from './pdf-budget.ts'
import { hexValue, isSpace } from './pdf-lexer.ts'
import { isArray, isDict, isNumber, nameOf, type PdfDict, type PdfValue } from './pdf-objects.ts'

/** The maximum number of nested filters of a stream. */
const FILTERS_MAX = 4
/** The maximum size of a stream at each stage of decoding. */
const STREAM_BYTES_MAX = 16 * 1024 * 1024
/** The bytes passed to the inflater at once. Small, so that its output stays small before it is counted. */
const PIECE_BYTES = 1_024
/** The cost of one decoded byte. */
const DECODED_COST = 1.5

type Filter = (bytes: Uint8Array, room: Room, parameters: PdfDict | undefined) => Uint8Array

const FILTERS = new Map<string, Filter>([
  ['FlateDecode', (bytes, room, parameters) => withoutPredictor(inflate(bytes, room), room, parameters)],
  ['LZWDecode', (bytes, room, parameters) => withoutPredictor(unlzw(bytes, room, parameters), room, parameters)],
  ['ASCII85Decode', ascii85],
  ['ASCIIHexDecode', asciiHex],
  ['RunLengthDecode', runLength],
  ['Crypt', (bytes) => bytes],
])
const SHORT = new Map([
  ['Fl', 'FlateDecode'],
  ['LZW', 'LZWDecode'],
  ['A85', 'ASCII85Decode'],
  ['AHx', 'ASCIIHexDecode'],
  ['RL', 'RunLengthDecode'],
])

/**
 * The remaining output size of one stage. Beyond the limit, either the output is truncated or the file is too large.
 */
class Room {
  readonly #budget: PdfBudget
  readonly max: number
  readonly #mayCut: boolean
  size = 0

  constructor(budget: PdfBudget, max: number, mayCut: boolean) {
    this.#budget = budget
    this.max = max
    this.#mayCut = mayCut
  }

  spend(units: number): void {
    this.#budget.spend(units, 'decoded bytes')
  }

  /** Returns false when the limit is reached. */
  take(bytes: number): boolean {
    this.spend(bytes * DECODED_COST)
    this.size += bytes
    if (this.size <= this.max) return true
    if (!this.#mayCut) throw new PdfTooLarge('decoded bytes')
    return false
  }
}

/**
 * Decodes the filters of a stream, each within limits however large its output would be. Broken data yields its
 * beginning, image data yields nothing.
 *
 * @param filter `Filter` of the stream's dictionary, and `parameters` its `DecodeParms`, references resolved
 * @param firstBytes how many bytes the caller needs; without it, a stream beyond its limit is too large
 * @throws PdfTooLarge
 */
export function decodeStream(
  bytes: Uint8Array,
  filter: PdfValue | undefined,
  parameters: PdfValue | undefined,
  budget: PdfBudget,
  firstBytes?: number,
): Uint8Array {
  const names = (isArray(filter) ? filter : [filter]).map(nameOf).filter((name) => name !== undefined)
  if (names.length > FILTERS_MAX) throw new PdfTooLarge('codings')
  let decoded = bytes
  for (const [at, name] of names.entries()) {
    const decode = FILTERS.get(SHORT.get(name) ?? name)
    if (!decode) return new Uint8Array()
    const own = isArray(parameters) ? parameters[at] : parameters
    const isLast = at === names.length - 1
    const max = isLast ? (firstBytes ?? STREAM_BYTES_MAX) : STREAM_BYTES_MAX
    decoded = decode(decoded, new Room(budget, max, firstBytes !== undefined), isDict(own) ? own : undefined)
  }
  return firstBytes === undefined ? decoded : decoded.subarray(0, firstBytes)
}

const numberOf = (dict: PdfDict | undefined, key: string, otherwise: number) => {
  const value = dict?.get(key)
  return isNumber(value) ? value : otherwise
}

function inflate(bytes: Uint8Array, room: Room): Uint8Array {
  const chunks: Uint8Array[] = []
  let size = 0
  let isEnough = false
  const stream = new Inflate((chunk) => {
    chunks.push(chunk)
    size += chunk.length
    isEnough = !room.take(chunk.length)
  })
  try {
    // Skips the two-byte zlib header, which always announces deflate.
    for (let at = 2; at < bytes.length && !isEnough; at += PIECE_BYTES) {
      stream.push(bytes.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= bytes.length)
    }
  } catch (error) {
    if (error instanceof PdfTooLarge) throw error
    // Broken from here on, or followed by other data: the output so far is kept.
  }
  return concatenate(chunks, size)
}

const LZW_CODES = 4_096
const LZW_CLEAR = 256
const LZW_END = 257

function unlzw(bytes: Uint8Array, room: Room, parameters: PdfDict | undefined): Uint8Array {
  const early = numberOf(parameters, 'EarlyChange', 1) === 0 ? 0 : 1
  const out = new Bytes()
  /** The position and the length of each code's sequence in the output. */
  const starts = new Uint32Array(LZW_CODES)
  const lengths = new Uint16Array(LZW_CODES)
  let next = LZW_END + 1
  let width = 9
  let previous: { start: number; length: number } | null = null
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffffff
    bits += 8
    if (bits < width) continue
    bits -= width
    const code = (held >> bits) & ((1 << width) - 1)
    if (code === LZW_END) break
    if (code === LZW_CLEAR) {
      next = LZW_END + 1
      width = 9
      previous = null
      continue
    }
    const start = out.length
    if (code < 256) out.push(code)
    else if (code < next) out.repeat(starts[code]!, lengths[code]!)
    else if (code === next && previous) {
      out.repeat(previous.start, previous.length)
      out.push(out.at(previous.start))
    } else break
    // A new sequence is the previous one plus the next byte, and they are adjacent in the output.
    if (previous && next < LZW_CODES) {
      starts[next] = previous.start
      lengths[next] = previous.length + 1
      next++
    }
    previous = { start, length: out.length - start }
    width = next + early >= 2048 ? 12 : next + early >= 1024 ? 11 : next + early >= 512 ? 10 : 9
    if (!room.take(previous.length)) break
  }
  return out.taken()
}

function ascii85(bytes: Uint8Array, room: Room): Uint8Array {
  const out = new Bytes()
  let value = 0
  let digits = 0
  const write = (count: number) => {
    for (let at = 0; at < count; at++) out.push(Math.floor(value / 256 ** (3 - at)) & 0xff)
    value = 0
    digits = 0
  }
  for (const byte of bytes) {
    if (isSpace(byte)) continue
    if (byte === 0x7e) break
    if (byte === 0x7a && digits === 0) write(4)
    else if (byte >= 0x21 && byte <= 0x75) {
      value = value * 85 + byte - 0x21
      if (++digits === 5) write(4)
    } else break
    if (digits === 0 && !room.take(4)) break
  }
  if (digits > 1) {
    const count = digits - 1
    for (; digits < 5; digits++) value = value * 85 + 84
    write(count)
  }
  return out.taken()
}

function asciiHex(bytes: Uint8Array, room: Room): Uint8Array {
  room.take(bytes.length >> 1)
  const out = new Bytes()
  let high = -1
  for (const byte of bytes) {
    if (byte === 0x3e) break
    const digit = hexValue(byte)
    if (digit < 0) continue
    if (high >= 0) out.push(high * 16 + digit)
    high = high >= 0 ? -1 : digit
  }
  if (high >= 0) out.push(high * 16)
  return out.taken()
}

function runLength(bytes: Uint8Array, room: Room): Uint8Array {
  const out = new Bytes()
  for (let at = 0; at < bytes.length; ) {
    const length = bytes[at++]!
    if (length === 128) break
    const before = out.length
    if (length < 128) {
      for (let end = Math.min(bytes.length, at + length + 1); at < end; at++) out.push(bytes[at]!)
    } else {
      const byte = bytes[at++] ?? 0
      for (let count = 257 - length; count > 0; count--) out.push(byte)
    }
    if (!room.take(out.length - before)) break
  }
  return out.taken()
}

/** A growing byte buffer. */
class Bytes {
  #bytes = new Uint8Array(4_096)
  length = 0

  push(byte: number): void {
    if (this.length === this.#bytes.length) this.#grow(this.length + 1)
    this.#bytes[this.length++] = byte
  }

  at(index: number): number {
    return this.#bytes[index]!
  }

  /** Appends a copy of bytes written earlier. */
  repeat(start: number, count: number): void {
    if (this.length + count > this.#bytes.length) this.#grow(this.length + count)
    this.#bytes.copyWithin(this.length, start, start + count)
    this.length += count
  }

  taken(): Uint8Array {
    return this.#bytes.subarray(0, this.length)
  }

  #grow(least: number): void {
    const grown = new Uint8Array(Math.max(least, this.#bytes.length * 2))
    grown.set(this.#bytes)
    this.#bytes = grown
  }
}

const TIFF_PREDICTOR = 2
const PNG_PREDICTORS = 10

/** Reverses the predictor (ISO 32000-1 7.4.4.4). */
function withoutPredictor(bytes: Uint8Array, room: Room, parameters: PdfDict | undefined): Uint8Array {
  const predictor = numberOf(parameters, 'Predictor', 1)
  if (predictor < TIFF_PREDICTOR) return bytes
  const colors = numberOf(parameters, 'Colors', 1)
  const bits = numberOf(parameters, 'BitsPerComponent', 8)
  const columns = numberOf(parameters, 'Columns', 1)
  const pixel = Math.max(1, (colors * bits + 7) >> 3)
  const row = (columns * colors * bits + 7) >> 3
  if (!(row > 0 && row <= STREAM_BYTES_MAX && pixel <= row)) return bytes
  room.spend(bytes.length)
  if (predictor < PNG_PREDICTORS) return bits === 8 ? withoutTiff(bytes, row, pixel) : bytes
  return withoutPng(bytes, row, pixel)
}

function withoutTiff(bytes: Uint8Array, row: number, pixel: number): Uint8Array {
  const out = bytes.slice()
  for (let start = 0; start < out.length; start += row) {
    const end = Math.min(out.length, start + row)
    for (let at = start + pixel; at < end; at++) out[at] = out[at]! + out[at - pixel]!
  }
  return out
}

function withoutPng(bytes: Uint8Array, row: number, pixel: number): Uint8Array {
  const rows = Math.ceil(bytes.length / (row + 1))
  const out = new Uint8Array(Math.max(0, bytes.length - rows))
  for (let at = 0, from = 0; from < bytes.length; at += row) {
    const kind = bytes[from++]!
    const end = Math.min(row, bytes.length - from)
    for (let x = 0; x < end; x++) {
      const left = x >= pixel ? out[at + x - pixel]! : 0
      const up = at > 0 ? out[at + x - row]! : 0
      const corner = x >= pixel && at > 0 ? out[at + x - row - pixel]! : 0
      out[at + x] = bytes[from + x]! + predicted(kind, left, up, corner)
    }
    from += row
  }
  return out
}

function predicted(kind: number, left: number, up: number, corner: number): number {
  switch (kind) {
    case 1:
      return left
    case 2:
      return up
    case 3:
      return (left + up) >> 1
    case 4:
      return paeth(left, up, corner)
    default:
      return 0
  }
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner
  const toLeft = Math.abs(estimate - left)
  const toUp = Math.abs(estimate - up)
  const toCorner = Math.abs(estimate - corner)
  return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
}
