import { CFF_STANDARD_NAMES } from './cff-standard-names.ts'

/** The glyph that an embedded font shows for each code, unless the file overrides it. */
export interface BuiltInEncoding {
  /** The encoding that applies besides `names`. */
  readonly base: 'standard' | 'win-ansi' | null
  /** Glyph names by code. */
  readonly names: ReadonlyMap<number, string>
}

/** A Type 1 font has its encoding near the start, before the encrypted part. */
const HEADER_BYTES = 64 * 1024
/** Glyph names that identify a character; others, such as `a12` and `g7`, are the font's own numbering. */
const GLYPH_NAME = /^(?:[A-Za-z]{1,40}|(?:uni|u)[0-9A-F]{4,6}|afii\d{5})$/

const NOTHING: BuiltInEncoding = { base: null, names: new Map() }
const STANDARD: BuiltInEncoding = { ...NOTHING, base: 'standard' }
const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes)

/** Reads the encoding of an embedded font according to its format. A broken font has none. */
export function builtInEncoding(bytes: Uint8Array): BuiltInEncoding {
  try {
    const first = latin1(bytes.subarray(0, 4))
    if (first === 'OTTO' || first === 'true' || first === '\0\x01\0\0') return sfntEncoding(bytes)
    return bytes[0] === 1 ? new CffHead(bytes).encoding() : type1Encoding(bytes)
  } catch {
    return NOTHING
  }
}

/** `dup 65 /A put` for each code (Adobe Type 1 Font Format, 2.2). */
function type1Encoding(bytes: Uint8Array): BuiltInEncoding {
  const header = new TextDecoder('latin1').decode(bytes.subarray(0, HEADER_BYTES))
  const begin = header.indexOf('/Encoding')
  if (begin < 0) return NOTHING
  const end = header.indexOf('eexec', begin)
  const part = header.slice(begin, end < 0 ? undefined : end)
  if (part.startsWith('/Encoding StandardEncoding')) return STANDARD
  const names = new Map<number, string>()
  for (const [, code, name] of part.matchAll(/\bdup\s{1,9}(\d{1,3})\s{0,9}\/([\w.]{1,64})\s{1,9}put\b/g)) {
    if (Number(code) < 256 && GLYPH_NAME.test(name!)) names.set(Number(code), name!)
  }
  return { base: null, names }
}

const TABLES_MAX = 64
const NAMES_MAX = 1_000
/** Platform, encoding and language of names in English. */
const WINDOWS = '3 1 1033'
const MACINTOSH = '1 0 0'

/** Reads a font that has only Windows names as Windows does. The file may also contain a CFF font. */
function sfntEncoding(bytes: Uint8Array): BuiltInEncoding {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let table = 0; table < Math.min(TABLES_MAX, view.getUint16(4)); table++) {
    const entry = 12 + table * 16
    const tag = latin1(bytes.subarray(entry, entry + 4))
    const at = view.getUint32(entry + 8)
    if (tag === 'CFF ') return new CffHead(bytes.subarray(at)).encoding()
    if (tag !== 'name') continue
    const count = Math.min(NAMES_MAX, view.getUint16(at + 2))
    const records = Array.from({ length: count }, (_, record) => {
      const [platform, encoding, language] = [0, 2, 4].map((field) => view.getUint16(at + 6 + record * 12 + field))
      return `${platform} ${encoding} ${language}`
    })
    const isForWindows = records.includes(WINDOWS) && !records.includes(MACINTOSH)
    return isForWindows ? { ...NOTHING, base: 'win-ansi' } : NOTHING
  }
  return NOTHING
}

const CHARSET = 15
const ENCODING = 16
const CHAR_STRINGS = 17
const ROS = (12 << 8) | 30

/** Reads the tables at the start of a CFF font. Reading past the end throws. */
class CffHead {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  encoding(): BuiltInEncoding {
    this.#at = this.#byte(2)
    this.#index()
    const [top = { start: 0, end: 0 }] = this.#index()
    const strings = this.#index()
    const entries = this.#dict(top.start, top.end)
    const encodingAt = entries.get(ENCODING) ?? 0
    const charsetAt = entries.get(CHARSET) ?? 0
    const charStringsAt = entries.get(CHAR_STRINGS)
    // Encoding offsets up to 1 and charset offsets up to 2 are predefined.
    if (entries.has(ROS) || encodingAt === 1 || charStringsAt === undefined) return NOTHING
    if (encodingAt === 0) return STANDARD
    this.#at = charStringsAt
    const glyphs = this.#number(2)
    const names = charsetAt > 2 ? this.#charset(charsetAt, glyphs) : Array.from({ length: glyphs }, (_, at) => at)
    const nameOf = (sid: number | undefined) => {
      if (sid === undefined || sid < CFF_STANDARD_NAMES.length) return CFF_STANDARD_NAMES[sid ?? 0]
      const place = strings[sid - CFF_STANDARD_NAMES.length]
      return place && latin1(this.#bytes.subarray(place.start, Math.min(place.end, place.start + 65)))
    }
    const encoded = new Map<number, string>()
    for (const [code, glyph] of this.#codes(encodingAt, glyphs)) {
      const name = nameOf(names[glyph])
      if (name !== undefined && GLYPH_NAME.test(name)) encoded.set(code, name)
    }
    return { base: null, names: encoded }
  }

  #byte(at: number): number {
    const byte = this.#bytes[at]
    if (byte === undefined) throw new Error('the font ends')
    return byte
  }

  #number(bytes: number): number {
    let value = 0
    for (let count = 0; count < bytes; count++) value = value * 256 + this.#byte(this.#at++)
    return value
  }

  #index(): { start: number; end: number }[] {
    const count = this.#number(2)
    if (count === 0) return []
    const size = this.#number(1)
    if (size < 1 || size > 4) throw new Error('no index')
    const offsets = Array.from({ length: count + 1 }, () => this.#number(size))
    const base = this.#at - 1
    this.#at = base + offsets.at(-1)!
    return offsets.slice(1).map((end, at) => ({ start: base + offsets[at]!, end: base + end }))
  }

  /** The last operand of each operator. */
  #dict(start: number, end: number): Map<number, number> {
    const entries = new Map<number, number>()
    let operand = 0
    for (this.#at = start; this.#at < end; ) {
      const byte = this.#number(1)
      if (byte <= 21) entries.set(byte === 12 ? (12 << 8) | this.#number(1) : byte, operand)
      else if (byte === 28) operand = this.#number(2)
      else if (byte === 29) operand = this.#number(4)
      else if (byte === 30) while ((this.#number(1) & 0x0f) !== 0x0f);
      else if (byte <= 246) operand = byte - 139
      else if (byte <= 250) operand = (byte - 247) * 256 + this.#number(1) + 108
      else operand = -(byte - 251) * 256 - this.#number(1) - 108
    }
    return entries
  }

  /** For each glyph, the number of its name. */
  #charset(at: number, glyphs: number): number[] {
    this.#at = at
    const names = [0]
    const format = this.#number(1)
    while (names.length < glyphs) {
      const first = this.#number(2)
      const more = format === 0 ? 0 : this.#number(format === 1 ? 1 : 2)
      for (let next = 0; next <= more && names.length < glyphs; next++) names.push(first + next)
    }
    return names
  }

  /** The codes, each with its glyph. */
  *#codes(at: number, glyphs: number): Generator<[code: number, glyph: number]> {
    this.#at = at
    const format = this.#number(1) & 0x7f
    const count = this.#number(1)
    let glyph = 1
    for (let entry = 0; entry < count; entry++) {
      const first = this.#number(1)
      const more = format === 0 ? 0 : this.#number(1)
      for (let next = 0; next <= more && glyph < glyphs && first + next < 256; next++) yield [first + next, glyph++]
    }
  }
}
