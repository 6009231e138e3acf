/** One candidate of a `srcset`. */
export interface SrcsetCandidate {
  readonly url: string
  /** Such as `2x` or `480w`; empty if the candidate has none. */
  readonly descriptor: string
}

/** More than any image has. */
const CANDIDATES_MAX = 1_000

/**
 * Parses `srcset` and `imagesrcset` as browsers do: URLs may contain commas, and candidates with invalid descriptors
 * are dropped.
 *
 * @see https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
export function parseSrcset(value: string): SrcsetCandidate[] {
  const candidates: SrcsetCandidate[] = []
  const separator = /[\t\n\f\r ,]*/y
  const word = /[^\t\n\f\r ]+/y
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const taken = pattern.exec(value)?.[0] ?? ''
    at += taken.length
    return taken
  }
  for (;;) {
    take(separator)
    if (at >= value.length || candidates.length >= CANDIDATES_MAX) return candidates
    const written = take(word)
    const url = written.endsWith(',') ? trimCommas(written) : written
    let descriptors: string[] = []
    if (url === written) {
      const end = descriptorsEnd(value, at)
      descriptors = splitDescriptors(value.slice(at, end))
      at = end
    }
    if (areValid(descriptors)) candidates.push({ url, descriptor: descriptors.join(' ') })
  }
}

function trimCommas(word: string): string {
  let end = word.length
  while (word[end - 1] === ',') end--
  return word.slice(0, end)
}

/** Returns the end of a candidate's descriptors: a comma outside of brackets. Brackets do not nest. */
function descriptorsEnd(value: string, from: number): number {
  let isInside = false
  for (let at = from; at < value.length; at++) {
    const character = value[at]
    if (character === '(') isInside = true
    else if (character === ')') isInside = false
    else if (character === ',' && !isInside) return at
  }
  return value.length
}

/** Splits at whitespace outside of brackets. */
const splitDescriptors = (text: string) => text.match(/(?:\([^)]*\)?|[^\t\n\f\r (])+/g) ?? []

function areValid(descriptors: readonly string[]): boolean {
  const seen: Record<string, number> = { w: 0, h: 0, x: 0 }
  for (const descriptor of descriptors) {
    const unit = descriptor.at(-1)!
    const number = descriptor.slice(0, -1)
    const isNumber = unit === 'x' ? /^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i.test(number) : /^\d+$/.test(number)
    if (!isNumber || seen[unit] === undefined || seen[unit]++ > 0) return false
    if (unit === 'x' ? Number(number) < 0 : Number(number) === 0) return false
  }
  if (seen.x! > 0 && descriptors.length > 1) return false
  return seen.h === 0 || seen.w === 1
}
