import { builtInEncoding } from './built-in-encoding.ts'
import { type PdfBudget, PdfTooLarge } from './pdf-budget.ts'
import type { PdfFile } from './pdf-file.ts'
import { PdfLexer } from './pdf-lexer.ts'
import {
  isArray,
  isDict,
  isNumber,
  isString,
  nameOf,
  type PdfDict,
  PdfName,
  PdfRef,
  PdfStream,
  type PdfValue,
} from './pdf-objects.ts'
import { dictOf, type PdfWriter } from './pdf-writer.ts'
import { reduceCmap } from './reduce-cmap.ts'

/** The cost of reading a font besides the parts that are counted. */
const FONT_COST = 60_000
const CODE_COST = 20
/** The maximum number of glyphs, and of two-byte codes. */
const CODES_MAX = 0x10000
const NAME_LENGTH_MAX = 127
/** A glyph procedure starts with the glyph's size, within this many bytes. */
const GLYPH_HEAD_BYTES = 200
/** The part of a font file that contains its encoding. */
const FONT_HEAD_BYTES = 256 * 1024

/** A rewritten font. */
export interface ReducedFont {
  readonly ref: PdfRef
  /** The one-time cost of reading it. */
  readonly cost: number
}

/**
 * Rewrites fonts with only what their text needs: the characters of their codes, and their widths. Outlines are
 * dropped, because they are programs that may run for any time; only their encoding is read.
 */
export class FontReducer {
  readonly #file: PdfFile
  readonly #writer: PdfWriter
  readonly #budget: PdfBudget
  readonly #done = new Map<number | PdfDict, ReducedFont | null>()
  #codes = 0

  constructor(file: PdfFile, writer: PdfWriter, budget: PdfBudget) {
    this.#file = file
    this.#writer = writer
    this.#budget = budget
  }

  /** Returns the same result for the same font. @param font as named by a resource @throws PdfTooLarge */
  reduce(font: PdfValue | undefined): ReducedFont | null {
    const dict = this.#file.dict(font)
    if (!dict) return null
    const key = font instanceof PdfRef ? font.num : dict
    const known = this.#done.get(key)
    if (known !== undefined) return known
    this.#budget.spend(FONT_COST, 'fonts')
    this.#codes = 0
    const ref = this.#writer.add(this.#font(dict))
    const reduced = { ref, cost: FONT_COST + this.#codes * CODE_COST }
    this.#done.set(key, reduced)
    return reduced
  }

  #font(dict: PdfDict): PdfValue {
    const subtype = nameOf(this.#file.get(dict.get('Subtype')))
    if (subtype === 'Type0') return this.#composite(dict)
    if (subtype === 'Type3') return this.#drawn(dict)
    return this.#simple(dict)
  }

  #simple(dict: PdfDict): PdfValue {
    const toUnicode = this.#toUnicode(dict)
    const descriptor = this.#file.dict(dict.get('FontDescriptor'))
    const file = descriptor && this.#fontFile(descriptor)
    const entries = { ...this.#common(dict, file !== null), ToUnicode: toUnicode, ...this.#simpleWidths(dict) }
    if (!descriptor) return dictOf({ ...entries, Encoding: this.#encoding(dict, null) })
    const builtIn = file && toUnicode === undefined ? builtInEncoding(this.#file.decode(file, FONT_HEAD_BYTES)) : null
    const isStandard = builtIn?.base === 'standard'
    return dictOf({
      ...entries,
      Encoding: this.#encoding(dict, builtIn),
      FontDescriptor: this.#writer.add(this.#descriptor(descriptor, file !== null, isStandard)),
    })
  }

  #composite(dict: PdfDict): PdfValue {
    const descendants = this.#file.get(dict.get('DescendantFonts'))
    const own = this.#file.dict(isArray(descendants) ? descendants[0] : descendants) ?? new Map()
    const descriptor = this.#file.dict(own.get('FontDescriptor'))
    const isEmbedded = descriptor !== null && this.#fontFile(descriptor) !== null
    const info = this.#file.dict(own.get('CIDSystemInfo'))
    const text = (key: string) => {
      const value = this.#file.get(info?.get(key))
      return isString(value) ? value.subarray(0, NAME_LENGTH_MAX) : undefined
    }
    const descendant = dictOf({
      ...this.#common(own, isEmbedded),
      ToUnicode: this.#toUnicode(own),
      CIDSystemInfo:
        info === null
          ? undefined
          : dictOf({
              Registry: text('Registry'),
              Ordering: text('Ordering'),
              Supplement: this.#number(info, 'Supplement'),
            }),
      DW: this.#number(own, 'DW'),
      W: this.#runs(own.get('W'), 1),
      DW2: this.#numbers(own.get('DW2'), 2),
      W2: this.#runs(own.get('W2'), 3),
      FontDescriptor: descriptor ? this.#writer.add(this.#descriptor(descriptor, isEmbedded, false)) : undefined,
    })
    const encoding = this.#file.get(dict.get('Encoding'))
    return dictOf({
      ...this.#common(dict, isEmbedded),
      Encoding: encoding instanceof PdfStream ? this.#cmap(encoding) : nameValue(encoding),
      ToUnicode: this.#toUnicode(dict),
      DescendantFonts: [this.#writer.add(descendant)],
    })
  }

  /** A Type 3 font, whose glyphs are content; only their sizes are kept. */
  #drawn(dict: PdfDict): PdfValue {
    const procedures = this.#file.dict(dict.get('CharProcs')) ?? new Map<string, PdfValue>()
    const heads = new Map<string, PdfValue>()
    for (const [name, value] of [...procedures].slice(0, 256)) {
      const stream = this.#file.get(value)
      if (!(stream instanceof PdfStream)) continue
      const head = this.#glyphHead(stream)
      if (head) heads.set(name.slice(0, NAME_LENGTH_MAX), this.#writer.addStream(new Map(), head))
    }
    const descriptor = this.#file.dict(dict.get('FontDescriptor'))
    return dictOf({
      ...this.#common(dict, false),
      Encoding: this.#encoding(dict, null),
      ToUnicode: this.#toUnicode(dict),
      ...this.#simpleWidths(dict),
      FontMatrix: this.#numbers(dict.get('FontMatrix'), 6),
      FontBBox: this.#numbers(dict.get('FontBBox'), 4),
      CharProcs: heads,
      FontDescriptor: descriptor ? this.#writer.add(this.#descriptor(descriptor, false, false)) : undefined,
    })
  }

  #glyphHead(stream: PdfStream): Uint8Array | null {
    const lexer = new PdfLexer(this.#file.decode(stream, GLYPH_HEAD_BYTES), this.#budget, 0, { operators: GLYPH_SIZES })
    const numbers: number[] = []
    for (let value = lexer.next(); isNumber(value as PdfValue) && numbers.length <= 6; value = lexer.next())
      numbers.push(value as number)
    if (numbers.length !== 6) return null
    return new TextEncoder().encode(`${numbers.map((number) => number.toFixed(4)).join(' ')} d1`)
  }

  /**
   * Keeps an embedded font distinct from a standard font of the same name, by a prefix. If a Type 1 font is missing,
   * readers treat the codes it does not name as spaces, so an embedded one is written as `MMType1`, for which they do
   * not.
   */
  #common(dict: PdfDict, isEmbedded: boolean) {
    const base = nameOf(this.#file.get(dict.get('BaseFont')))
    const subtype = nameValue(this.#file.get(dict.get('Subtype')))
    return {
      Type: new PdfName('Font'),
      Subtype: isEmbedded && subtype?.name === 'Type1' ? new PdfName('MMType1') : subtype,
      BaseFont: base === undefined ? undefined : new PdfName(marked(base, isEmbedded)),
    }
  }

  #descriptor(descriptor: PdfDict, isEmbedded: boolean, isStandard: boolean): PdfValue {
    const name = this.#file.get(descriptor.get('FontName'))
    const written = isString(name) ? String.fromCharCode(...name.subarray(0, NAME_LENGTH_MAX)) : nameOf(name)
    const flags = this.#number(descriptor, 'Flags')
    const numbers = ['Ascent', 'Descent', 'CapHeight', 'XHeight', 'ItalicAngle', 'MissingWidth'] as const
    return dictOf({
      Type: new PdfName('FontDescriptor'),
      FontName: written === undefined ? undefined : new PdfName(marked(written, isEmbedded)),
      Flags: isStandard ? ((flags ?? 0) & ~SYMBOLIC) | NONSYMBOLIC : flags,
      FontBBox: this.#numbers(descriptor.get('FontBBox'), 4),
      ...Object.fromEntries(numbers.map((key) => [key, this.#number(descriptor, key)])),
    })
  }

  #fontFile(descriptor: PdfDict): PdfStream | null {
    for (const key of ['FontFile', 'FontFile2', 'FontFile3']) {
      const file = this.#file.get(descriptor.get(key))
      if (file instanceof PdfStream) return file
    }
    return null
  }

  /** The encoding that the file states or, if it states none, that of the embedded font. */
  #encoding(dict: PdfDict, builtIn: ReturnType<typeof builtInEncoding> | null): PdfValue | undefined {
    const encoding = this.#file.get(dict.get('Encoding'))
    const base =
      encoding instanceof PdfName
        ? encoding.name
        : nameOf(isDict(encoding) ? this.#file.get(encoding.get('BaseEncoding')) : null)
    const differences = new Map<number, string>()
    const isNamed = base !== undefined && NAMED_ENCODINGS.has(base)
    if (builtIn && !isNamed) for (const [code, name] of builtIn.names) differences.set(code, name)
    let code = 0
    for (const part of (isDict(encoding) && this.#file.array(encoding.get('Differences'))) || []) {
      const value = this.#file.get(part)
      if (isNumber(value)) code = value
      else if (value instanceof PdfName && code >= 0 && code < 256) differences.set(code++, value.name)
    }
    const hasOwn = encoding !== null && (isNamed || differences.size > (builtIn?.names.size ?? 0))
    const named = isNamed ? base : builtIn?.base === 'win-ansi' && !hasOwn ? 'WinAnsiEncoding' : undefined
    this.#count(differences.size)
    if (differences.size === 0) return named === undefined ? undefined : new PdfName(named)
    return dictOf({
      Type: new PdfName('Encoding'),
      BaseEncoding: named === undefined ? undefined : new PdfName(named),
      Differences: [...differences].flatMap(([at, name]) => [at, new PdfName(name.slice(0, NAME_LENGTH_MAX))]),
    })
  }

  #toUnicode(dict: PdfDict): PdfValue | undefined {
    const toUnicode = this.#file.get(dict.get('ToUnicode'))
    return toUnicode instanceof PdfStream ? this.#cmap(toUnicode) : nameValue(toUnicode)
  }

  #cmap(stream: PdfStream): PdfRef {
    const reduced = reduceCmap(this.#file.decode(stream), this.#budget)
    this.#count(reduced.length / 4)
    return this.#writer.addStream(new Map(), reduced)
  }

  #simpleWidths(dict: PdfDict) {
    const first = this.#number(dict, 'FirstChar')
    const last = this.#number(dict, 'LastChar')
    return {
      FirstChar: first === undefined ? undefined : clampCode(first),
      LastChar: last === undefined ? undefined : clampCode(last),
      Widths: this.#numbers(dict.get('Widths'), 256),
    }
  }

  /** Glyph widths by number: `12 [500 600]` or `12 20 500`, in groups of 1 or 3 values. */
  #runs(value: PdfValue | undefined, group: 1 | 3): PdfValue | undefined {
    const written = this.#file.array(value)
    if (!written) return undefined
    const runs: PdfValue[] = []
    let covered = 0
    for (let at = 0; at < written.length; ) {
      const first = this.#file.get(written[at++])
      const second = this.#file.get(written[at++])
      if (!isNumber(first) || first < 0 || first >= CODES_MAX) break
      if (isArray(second)) {
        const widths = second.map((width) => this.#file.get(width)).map((width) => (isNumber(width) ? width : 0))
        covered += widths.length
        runs.push(first, widths)
      } else if (isNumber(second)) {
        const widths = Array.from({ length: group }, () => this.#file.get(written[at++]))
        const last = Math.min(second, CODES_MAX - 1)
        covered += Math.max(0, last - first)
        if (widths.every(isNumber)) runs.push(first, last, ...widths)
      } else break
      if (covered > 4 * CODES_MAX) throw new PdfTooLarge('widths')
    }
    this.#count(covered)
    return runs
  }

  #count(codes: number): void {
    this.#codes += codes
    this.#budget.spend(codes * CODE_COST, 'fonts')
  }

  #number(dict: PdfDict, key: string): number | undefined {
    const value = this.#file.get(dict.get(key))
    return isNumber(value) ? value : undefined
  }

  #numbers(value: PdfValue | undefined, max: number): number[] | undefined {
    const numbers = this.#file.array(value)
    if (!numbers) return undefined
    this.#count(Math.min(numbers.length, max))
    return numbers.slice(0, max).map((number) => {
      const found = this.#file.get(number)
      return isNumber(found) ? found : 0
    })
  }
}

const SYMBOLIC = 4
const NONSYMBOLIC = 32
const NAMED_ENCODINGS: ReadonlySet<string> = new Set(['MacRomanEncoding', 'MacExpertEncoding', 'WinAnsiEncoding'])
const GLYPH_SIZES: ReadonlySet<string> = new Set(['d0', 'd1'])

const clampCode = (code: number) => Math.min(CODES_MAX - 1, Math.max(0, Math.trunc(code)))

const nameValue = (value: PdfValue): PdfName | undefined =>
  value instanceof PdfName ? new PdfName(value.name.slice(0, NAME_LENGTH_MAX)) : undefined

function marked(name: string, isEmbedded: boolean): string {
  const short = name.slice(0, NAME_LENGTH_MAX)
  return isEmbedded && !/^[A-Z]{6}\+/.test(short) ? `AAAAAA+${short}` : short
}
