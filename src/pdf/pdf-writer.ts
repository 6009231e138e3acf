import { isArray, isDict, isString, PdfName, PdfRef, type PdfValue } from './pdf-objects.ts'

/** A byte buffer for the PDF being written. */
export class PdfText {
  #bytes = new Uint8Array(4_096)
  #length = 0

  get length(): number {
    return this.#length
  }

  taken(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  /** @param text of characters up to U+00FF */
  write(text: string): void {
    this.#relieveFullShards(text.length)
    for (let at = 0; at < text.length; at++) this.#bytes[this.#length++] = text.charCodeAt(at)
  }

  writeBytes(bytes: Uint8Array): void {
    this.#relieveFullShards(bytes.length)
    this.#bytes.set(bytes, this.#length)
    this.#length += bytes.length
  }

  /** Copies a few bytes of another array. */
  writeRange(bytes: Uint8Array, start: number, end: number): void {
    this.#relieveFullShards(end - start)
    for (let at = start; at < end; at++) this.#bytes[this.#length++] = bytes[at]!
  }

  writeName(name: string): void {
    let written = '/'
    for (const character of name) {
      const isPlain = /[\w.*:@'-]/.test(character)
      written += isPlain ? character : `#${(character.charCodeAt(0) & 0xff).toString(16).padStart(2, '0')}`
    }
    this.write(written)
  }

  writeString(bytes: Uint8Array): void {
    this.#relieveFullShards(bytes.length * 2 + 2)
    this.#bytes[this.#length++] = 0x28
    for (const byte of bytes) {
      const isEscaped = byte === 0x28 || byte === 0x29 || byte === 0x5c || byte === 13
      if (isEscaped) this.#bytes[this.#length++] = 0x5c
      this.#bytes[this.#length++] = byte === 13 ? 0x72 : byte
    }
    this.#bytes[this.#length++] = 0x29
  }

  /** @throws for a value that a written file may not contain */
  writeValue(value: PdfValue): void {
    if (value === null || typeof value === 'boolean') this.write(String(value))
    else if (typeof value === 'number') this.write(numberText(value))
    else if (isString(value)) this.writeString(value)
    else if (value instanceof PdfName) this.writeName(value.name)
    else if (value instanceof PdfRef) this.write(`${value.num} 0 R`)
    else if (isArray(value)) this.#writeArray(value)
    else if (isDict(value)) this.#writeDict(value)
    else throw new Error('no value to write')
  }

  #writeArray(values: readonly PdfValue[]): void {
    this.write('[')
    for (const value of values) {
      this.writeValue(value)
      this.write(' ')
    }
    this.write(']')
  }

  #writeDict(dict: ReadonlyMap<string, PdfValue>): void {
    this.write('<<')
    for (const [key, value] of dict) {
      this.writeName(key)
      this.write(' ')
      this.writeValue(value)
      this.write('\n')
    }
    this.write('>>')
  }

  #relieveFullShards(bytes: number): void {
    const least = this.#length + bytes
    if (least <= this.#bytes.length) return
    const grown = new Uint8Array(Math.max(least, this.#bytes.length * 2))
    grown.set(this.taken())
    this.#bytes = grown
  }
}

/** Formats a number without an exponent, which PDF does not support. */
const numberText = (value: number) =>
  Number.isInteger(value) && Math.abs(value) < 1e15
    ? String(value)
    : Math.min(1e9, Math.max(-1e9, value))
        .toFixed(10)
        // Bounded: at most ten digits before and after the point.
        .replace(/\.?0+$/, '')

type Entries = Readonly<Record<string, PdfValue | undefined>>

/** Creates a dictionary without undefined entries. */
export const dictOf = (entries: Entries): Map<string, PdfValue> =>
  new Map(Object.entries(entries).filter((entry): entry is [string, PdfValue] => entry[1] !== undefined))

/** Writes a PDF of uncompressed objects, with a cross-reference table. */
export class PdfWriter {
  readonly #out = new PdfText()
  readonly #offsets: (number | null)[] = []

  constructor() {
    this.#out.write('%PDF-1.7\n')
  }

  get size(): number {
    return this.#out.length
  }

  /** Reserves a number for an object that is written later. */
  reserve(): PdfRef {
    this.#offsets.push(null)
    return new PdfRef(this.#offsets.length)
  }

  add(value: PdfValue, ref: PdfRef = this.reserve()): PdfRef {
    this.#begin(ref)
    this.#out.writeValue(value)
    this.#out.write('\nendobj\n')
    return ref
  }

  addStream(dict: Map<string, PdfValue>, content: Uint8Array, ref: PdfRef = this.reserve()): PdfRef {
    this.#begin(ref)
    this.#out.writeValue(dict.set('Length', content.length))
    this.#out.write('\nstream\n')
    this.#out.writeBytes(content)
    this.#out.write('\nendstream\nendobj\n')
    return ref
  }

  finish(root: PdfRef, info: PdfRef): Uint8Array {
    const start = this.#out.length
    this.#out.write(`xref\n0 ${this.#offsets.length + 1}\n0000000000 65535 f \n`)
    for (const offset of this.#offsets) {
      this.#out.write(offset === null ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`)
    }
    this.#out.write('trailer\n')
    this.#out.writeValue(dictOf({ Size: this.#offsets.length + 1, Root: root, Info: info }))
    this.#out.write(`\nstartxref\n${start}\n%%EOF\n`)
    return this.#out.taken()
  }

  #begin({ num }: PdfRef): void {
    this.#offsets[num - 1] = this.#out.length
    this.#out.write(`${num} 0 obj\n`)
  }
}
