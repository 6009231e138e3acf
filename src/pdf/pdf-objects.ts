/** A name such as `/Type`, without its slash. */
export class PdfName {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A reference to an indirect object. The generation is ignored: if objects share a number, the last one wins. */
export class PdfRef {
  readonly num: number
  constructor(num: number) {
    this.num = num
  }
}

/** A word that is not a value, such as an operator of a content stream. */
export class PdfWord {
  readonly word: string
  constructor(word: string) {
    this.word = word
  }
}

/** A stream as stored in the file, still encoded. */
export class PdfStream {
  readonly dict: PdfDict
  readonly raw: Uint8Array
  /** The number of its object, and the generation, which decryption needs. */
  readonly num: number
  readonly gen: number
  constructor(dict: PdfDict, raw: Uint8Array, num: number, gen: number) {
    this.dict = dict
    this.raw = raw
    this.num = num
    this.gen = gen
  }
}

export type PdfDict = ReadonlyMap<string, PdfValue>
/** Strings are stored as bytes. */
export type PdfValue =
  | null
  | boolean
  | number
  | Uint8Array
  | PdfName
  | PdfRef
  | PdfWord
  | PdfStream
  | PdfDict
  | readonly PdfValue[]

export const isDict = (value: PdfValue | undefined): value is PdfDict => value instanceof Map
export const isArray = (value: PdfValue | undefined): value is readonly PdfValue[] => Array.isArray(value)
export const isString = (value: PdfValue | undefined): value is Uint8Array => value instanceof Uint8Array
export const isNumber = (value: PdfValue | undefined): value is number => typeof value === 'number'
export const nameOf = (value: PdfValue | undefined): string | undefined =>
  value instanceof PdfName ? value.name : undefined
