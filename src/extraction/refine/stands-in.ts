import type { DataType } from '../../contracts/items.ts'

export interface Place {
  readonly start: number
  readonly end: number
}

/** What goes on before or behind a value shows that it is a piece of a longer one: `ann@acme.com` is no place of `nn@acme.com`. */
const CONTINUES_BEFORE = /[\p{L}\p{M}\p{N}@_]$/u
const CONTINUES_BEHIND = /^[\p{L}\p{M}\p{N}@_]/u
const MORE_BEFORE: Readonly<Partial<Record<DataType, RegExp>>> = {
  emails: /[.+%'&~=-]$/,
  phones: /[\d+(][ ()./-]{0,3}$/,
}
const MORE_BEHIND: Readonly<Partial<Record<DataType, RegExp>>> = {
  emails: /^(?:[-+]|\.[\p{L}\p{N}])/u,
  phones: /^[ ()./-]{0,3}\d/,
}
const NEAR = 8

/**
 * Where a value stands in a page's text letter by letter, and as a whole; a line end counts as a space. Null where it does not.
 *
 * @param text as `Page.text`
 */
export function placeOf(text: string, type: DataType, value: string): Place | null {
  // One for one, so that places are those of the text.
  const flat = text.replace(/\s/g, ' ')
  const sought = value.trim().replace(/\s+/g, ' ')
  if (sought === '') return null
  for (let start = flat.indexOf(sought); start >= 0; start = flat.indexOf(sought, start + 1)) {
    const end = start + sought.length
    if (isWhole(type, flat.slice(Math.max(0, start - NEAR), start), flat.slice(end, end + NEAR))) return { start, end }
  }
  return null
}

const isWhole = (type: DataType, before: string, behind: string) =>
  !CONTINUES_BEFORE.test(before) &&
  !CONTINUES_BEHIND.test(behind) &&
  MORE_BEFORE[type]?.test(before) !== true &&
  MORE_BEHIND[type]?.test(behind) !== true
