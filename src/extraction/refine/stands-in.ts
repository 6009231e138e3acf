import type { DataType } from '../../contracts/data/items.ts'

export interface Place {
  readonly start: number
  readonly end: number
}

/** Characters next to a value that show it is part of a longer one: `nn@acme.com` does not occur in `ann@acme.com`. */
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
 * Finds where a page's text contains a value verbatim and as a whole, or null. A line break counts as a space.
 *
 * @param text as `Page.text`
 */
export function placeOf(text: string, type: DataType, value: string): Place | null {
  // Replaces each character by one, so that positions in `flat` are positions in `text`.
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
