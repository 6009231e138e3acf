import { type PdfBudget, PdfTooLarge } from './pdf-budget.ts'
import { isSpace } from './pdf-lexer.ts'

/** The location of an indirect object in the file. */
export interface FoundObject {
  readonly num: number
  readonly gen: number
  /** The offset of its value. */
  readonly start: number
  /** The bytes of its stream, if any. */
  readonly stream: { readonly start: number; readonly end: number } | null
}

export interface FoundObjects {
  /** In file order. */
  readonly objects: readonly FoundObject[]
  /** The offsets of the trailers' dictionaries, in file order. */
  readonly trailers: readonly number[]
}

/** More than any file of a few megabytes contains. */
const OBJECTS_MAX = 200_000
/** How much of the dictionary before a stream is searched for the stream's length. */
const HEAD_MAX = 2_048

const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const OBJ = ascii('obj')
const STREAM = ascii('stream')
const TRAILER = ascii('trailer')
const ENDSTREAM = ascii('endstream')
const LENGTH = ascii('/Length')

/**
 * Finds all objects of a PDF in a single pass over its bytes. Ignores cross-reference tables: they may be missing,
 * broken or cyclic, and readers that repair them take time quadratic in the file size.
 *
 * @throws PdfTooLarge
 */
export function findObjects(bytes: Uint8Array, budget: PdfBudget): FoundObjects {
  budget.spend(bytes.length, 'bytes')
  const objects: FoundObject[] = []
  const trailers: number[] = []
  let open: Omit<FoundObject, 'stream'> | null = null
  const close = (stream: FoundObject['stream'] = null) => {
    if (open) objects.push({ ...open, stream })
    open = null
    if (objects.length > OBJECTS_MAX) throw new PdfTooLarge('objects')
  }
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === 0x6f && isAt(bytes, OBJ, at)) {
      const numbers = numbersBefore(bytes, at)
      if (!numbers) continue
      close()
      at += OBJ.length - 1
      open = { ...numbers, start: at + 1 }
    } else if (byte === 0x73 && open && isAt(bytes, STREAM, at) && followsDict(bytes, at)) {
      const stream = streamAt(bytes, open.start, at + STREAM.length)
      budget.spend(HEAD_MAX / 8, 'streams')
      close(stream)
      at = stream.end - 1
    } else if (byte === 0x74 && isAt(bytes, TRAILER, at)) {
      close()
      at += TRAILER.length - 1
      if (trailers.length < 1_000) trailers.push(at + 1)
    }
  }
  close()
  return { objects, trailers }
}

function isAt(bytes: Uint8Array, word: Uint8Array, at: number): boolean {
  for (let index = 0; index < word.length; index++) if (bytes[at + index] !== word[index]) return false
  return true
}

/** The `12 0` before `obj`. */
function numbersBefore(bytes: Uint8Array, at: number): { num: number; gen: number } | null {
  const gen = numberBefore(bytes, at, 5)
  const num = gen && numberBefore(bytes, gen.start, 10)
  return num ? { num: num.value, gen: gen.value } : null
}

function numberBefore(bytes: Uint8Array, at: number, digitsMax: number): { value: number; start: number } | null {
  let end = at
  while (at - end < 16 && isSpace(bytes[end - 1])) end--
  let start = end
  let value = 0
  for (let scale = 1; end - start < digitsMax; scale *= 10, start--) {
    const digit = (bytes[start - 1] ?? 0) - 0x30
    if (digit < 0 || digit > 9) break
    value += digit * scale
  }
  return start < end && (end < at || bytes[at] === OBJ[0]) ? { value, start } : null
}

const followsDict = (bytes: Uint8Array, at: number) => {
  let before = at - 1
  while (at - before < 64 && isSpace(bytes[before])) before--
  return bytes[before] === 0x3e && bytes[before - 1] === 0x3e
}

/** Trusts the stated length if the stream ends there; otherwise the stream extends to the next word that ends one. */
function streamAt(bytes: Uint8Array, dictStart: number, at: number): { start: number; end: number } {
  let start = at
  while (bytes[start] === 0x20) start++
  if (bytes[start] === 13) start++
  if (bytes[start] === 10) start++
  const length = directLength(bytes, Math.max(dictStart, at - HEAD_MAX), at)
  if (length !== null && endsAt(bytes, start + length)) return { start, end: start + length }
  const end = indexOf(bytes, ENDSTREAM, start)
  return { start, end: end < 0 ? bytes.length : end }
}

/** Null if the length is missing, or is a reference. */
function directLength(bytes: Uint8Array, from: number, to: number): number | null {
  const head = bytes.subarray(from, to)
  let at = indexOf(head, LENGTH, 0)
  // `/Length1` is another key.
  while (at >= 0 && !isSpace(head[at + LENGTH.length])) at = indexOf(head, LENGTH, at + 1)
  if (at < 0) return null
  at += LENGTH.length
  while (isSpace(head[at])) at++
  let length = 0
  const digits = at
  for (; at - digits < 9; at++) {
    const digit = (head[at] ?? 0) - 0x30
    if (digit < 0 || digit > 9) break
    length = length * 10 + digit
  }
  return at > digits ? length : null
}

function endsAt(bytes: Uint8Array, end: number): boolean {
  let at = end
  while (at - end < 4 && isSpace(bytes[at])) at++
  return isAt(bytes, ENDSTREAM, at)
}

function indexOf(bytes: Uint8Array, word: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(word[0]!, from); at >= 0; at = bytes.indexOf(word[0]!, at + 1)) {
    if (isAt(bytes, word, at)) return at
  }
  return -1
}
