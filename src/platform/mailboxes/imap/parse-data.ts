import type { ImapPieces } from './imap-exchange.ts'

/** A value in a response (RFC 3501 4): an atom or a quoted string, a literal, a list, or NIL. */
export type ImapValue = string | Uint8Array<ArrayBuffer> | null | readonly ImapValue[]

const DEPTH_MAX = 10
const VALUES_MAX = 20_000

/**
 * Parses the data of an untagged response into its values, such as `['7', 'FETCH', ['UID', '9']]` for
 * `* 7 FETCH (UID 9)`.
 *
 * @returns null if it is not valid, or nested deeper than any real response
 */
export function parseData(pieces: ImapPieces): readonly ImapValue[] | null {
  const top: ImapValue[] = []
  const open: ImapValue[][] = [top]
  let values = 0
  for (const [index, piece] of pieces.entries()) {
    if (typeof piece !== 'string') {
      open.at(-1)!.push(piece)
      continue
    }
    for (let at = index === 0 ? '* '.length : 0; at < piece.length; ) {
      const sign = piece[at]!
      if (sign === ' ') at++
      else if (++values > VALUES_MAX) return null
      else if (sign === '(') {
        const list: ImapValue[] = []
        open.at(-1)!.push(list)
        if (open.push(list) > DEPTH_MAX) return null
        at++
      } else if (sign === ')') {
        if (open.length === 1) return null
        open.pop()
        at++
      } else {
        const end = sign === '"' ? endOfQuoted(piece, at) : endOfAtom(piece, at)
        if (end === null) return null
        const text = piece.slice(at, end)
        open.at(-1)!.push(sign === '"' ? unquoted(text) : text.toUpperCase() === 'NIL' ? null : text)
        at = end
      }
    }
  }
  return open.length === 1 ? top : null
}

/** The position after the closing quote; null if there is none. */
function endOfQuoted(text: string, from: number): number | null {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at + 1
  }
  return null
}

const unquoted = (quoted: string) => quoted.slice(1, -1).replace(/\\(.)/g, '$1')

/** The position after an atom. Brackets, as in `BODY[HEADER.FIELDS (FROM)]<0>`, belong to it with all they contain. */
function endOfAtom(text: string, from: number): number | null {
  let isBracketed = false
  for (let at = from; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '[') isBracketed = true
    else if (sign === ']') isBracketed = false
    else if (!isBracketed && (sign === ' ' || sign === '(' || sign === ')' || sign === '"')) return at
  }
  return isBracketed ? null : text.length
}

/** A message's data from a FETCH response, by upper-case name; the section of BODY is omitted. */
export type FetchedData = ReadonlyMap<string, ImapValue>

/** The data of a FETCH response; null if the response is another one. */
export function fetchedData(pieces: ImapPieces): FetchedData | null {
  const [first] = pieces
  if (typeof first !== 'string' || !/^\* \d{1,10} FETCH /i.test(first.slice(0, 30))) return null
  const list = parseData(pieces)?.[2]
  if (!Array.isArray(list)) return null
  const data = new Map<string, ImapValue>()
  for (let at = 0; at + 1 < list.length; at += 2) {
    const name = list[at]
    if (typeof name === 'string') data.set(name.replace(/\[.*/s, '').toUpperCase(), list[at + 1]!)
  }
  return data
}

/** The numbers of the SEARCH responses among some, ascending. */
export function foundNumbers(untagged: readonly ImapPieces[]): number[] {
  const found = untagged.flatMap(([first]) =>
    typeof first === 'string' && /^\* SEARCH(?: |$)/i.test(first.slice(0, 20))
      ? first.slice('* SEARCH'.length).split(' ').filter(isNumber).map(Number)
      : [],
  )
  return found.sort((a, b) => a - b)
}

export const isNumber = (text: unknown): text is string => typeof text === 'string' && /^\d{1,10}$/.test(text)
