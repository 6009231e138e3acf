const ACCENTED: Readonly<Record<string, string>> = {
  a: 'aàáâãäåąă\u212b',
  c: 'cçćč',
  d: 'dďđ',
  e: 'eèéêëęě',
  g: 'gğ',
  i: 'iìíîïı',
  l: 'lł',
  n: 'nñńň',
  o: 'oòóôõöøő',
  r: 'rř',
  // With the long s, which is an `s` in capitals.
  s: 'sśšşſ',
  t: 'tťţ',
  u: 'uùúûüůű',
  y: 'yýÿ',
  z: 'zźżž',
  // With the sign for Kelvin; those for Angstrom are with the letter å.
  k: 'k\u212a',
}
/** How domains transcribe characters that they cannot contain, or whose use their owners avoided. */
const DIGRAPHS: Readonly<Record<string, string>> = { ae: 'äæ', oe: 'öøœ', ue: 'ü', ss: 'ßẞ', aa: 'å\u212b' }
const DIGRAPH = /[aou]e|ss|aa|./g
const GAP_SIGNS = new Set([..." .’'&-"].map((sign) => sign.charCodeAt(0)))
const GAP_MAX = 3
const BEFORE = /[\p{L}\p{N}@./_-]$/u
const BEHIND = /^(?:[\p{L}\p{N}@/_-]|\.\p{L})/u

/** A letter of a domain's label, or two that transcribe one. */
interface Part {
  /** The code units of the letter, or of the first of two. */
  readonly first: ReadonlySet<number>
  /** The code units of the second letter, or null. */
  readonly second: ReadonlySet<number> | null
  /** The code units of the single letter that two transcribe. */
  readonly joined: ReadonlySet<number> | null
}

const codesOf = (letters: string): ReadonlySet<number> =>
  new Set(
    [...letters]
      .flatMap((letter) => [letter, letter.toUpperCase()].filter((one) => one.length === 1))
      .map((letter) => letter.charCodeAt(0)),
  )

/**
 * Finds where a text spells a domain's label with spaces, accents and capitals. A matcher instead of a pattern: each
 * site has another label, and a pattern of that many classes takes two milliseconds to compile.
 */
export class SpelledLabel {
  readonly #parts: readonly Part[]
  /** The index of the first of the parts `a`, `n` and `d`, which may also be a sign; -1 without them. */
  readonly #and: number

  /** @param label in lower case; at most 63 characters, as DNS allows */
  constructor(label: string) {
    const parts = label.match(DIGRAPH) ?? []
    this.#parts = parts.map((letters) => {
      const [first, second] = [...letters].map((letter) => codesOf(ACCENTED[letter] ?? letter))
      return { first: first!, second: second ?? null, joined: second ? codesOf(DIGRAPHS[letters]!) : null }
    })
    this.#and = parts.findIndex((_, at) => parts[at] === 'a' && parts[at + 1] === 'n' && parts[at + 2] === 'd')
  }

  /** The end of the label's spelling that begins at an offset, as a word of its own, or -1. */
  endAt(text: string, start: number): number {
    const end = this.#endOf(text, start, 0)
    return end >= 0 && BEFORE.test(text.slice(Math.max(0, start - 2), start)) ? -1 : end
  }

  /** Matches the parts from `part` on. Letters are no gaps, so that few labels leave a choice. */
  #endOf(text: string, at: number, part: number): number {
    if (part === this.#parts.length) return BEHIND.test(text.slice(at, at + 3)) ? -1 : at
    if (part === this.#and) {
      const length = text.slice(at, at + 3).toLowerCase() === 'and' ? 3 : text[at] === '&' ? 1 : 0
      return length === 0 ? -1 : this.#behindGap(text, at + length, part + 3)
    }
    const { first, second, joined } = this.#parts[part]!
    if (joined?.has(text.charCodeAt(at))) {
      const end = this.#behindGap(text, at + 1, part + 1)
      if (end >= 0) return end
    }
    if (!first.has(text.charCodeAt(at))) return -1
    if (!second) return this.#behindGap(text, at + 1, part + 1)
    const from = at + 1
    for (let to = from + gapAt(text, from); to >= from; to--) {
      const end = second.has(text.charCodeAt(to)) ? this.#behindGap(text, to + 1, part + 1) : -1
      if (end >= 0) return end
    }
    return -1
  }

  #behindGap(text: string, from: number, part: number): number {
    if (part === this.#parts.length) return this.#endOf(text, from, part)
    for (let to = from + gapAt(text, from); to >= from; to--) {
      const end = this.#endOf(text, to, part)
      if (end >= 0) return end
    }
    return -1
  }
}

/** The length of the gap at an offset. */
function gapAt(text: string, at: number): number {
  let length = 0
  while (length < GAP_MAX && GAP_SIGNS.has(text.charCodeAt(at + length))) length++
  return length
}
