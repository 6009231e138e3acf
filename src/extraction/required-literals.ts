/**
 * Returns literals of which a text must contain at least one for a pattern to match. Searching for a few letters is
 * many times cheaper than trying a pattern at each character, and most patterns of a long list match on no page.
 *
 * Conservative: for syntax it does not understand it requires nothing, so that a pattern may be tried needlessly but is
 * never skipped wrongly.
 *
 * @returns null if the pattern may match without any literal that is worth a search
 */
export function requiredLiterals(pattern: RegExp): readonly string[] | null {
  const source = new Source(pattern)
  const literals = source.readAlternatives()
  return literals && (pattern.ignoreCase ? literals.map((literal) => literal.toLowerCase()) : literals)
}

/** Whether a literal is worth a search. A single letter or digit occurs in every text. */
const isWorthIt = (literal: string) => literal.length > 1 || /[^\w\s]/.test(literal)
const LOOKAROUND = /^\(\?<?[=!]/
const CLASS_ESCAPE = /[dDwWsSpPkcux0-9]/

class Source {
  readonly #text: string
  readonly #hasSets: boolean
  #at = 0

  constructor({ source, unicodeSets }: RegExp) {
    this.#text = source
    this.#hasSets = unicodeSets
  }

  /** Reads up to the end of the group or of the pattern. */
  readAlternatives(): string[] | null {
    const all: string[] = []
    let isKnown = true
    for (;;) {
      const literals = this.#readSequence()
      if (literals) all.push(...literals)
      else isKnown = false
      if (this.#text[this.#at] !== '|') return isKnown ? all : null
      this.#at++
    }
  }

  /** The literals of one alternative: its longest required one, or a group in which every alternative has one. */
  #readSequence(): string[] | null {
    let best: string[] | null = null
    let run = ''
    const offer = (literals: string[] | null) => {
      if (literals?.every(isWorthIt) && (!best || shortest(literals) > shortest(best))) best = literals
    }
    const endRun = () => {
      if (run !== '') offer([run])
      run = ''
    }
    while (this.#at < this.#text.length && !'|)'.includes(this.#text[this.#at]!)) {
      const atom = this.#readAtom()
      if (atom === '') continue
      const quantifier = this.#readQuantifier()
      const isOptional = quantifier === '?' || quantifier === '*' || quantifier.startsWith('{0')
      if (typeof atom === 'string' && !isOptional) run += atom
      if (typeof atom !== 'string' || quantifier !== '') endRun()
      if (typeof atom !== 'string' && !isOptional) offer(atom)
    }
    endRun()
    return best
  }

  /**
   * Reads one atom: a character, the literals of a group, null for anything with several possible characters, or '' for
   * zero-width atoms.
   */
  #readAtom(): string | string[] | null {
    const char = this.#text[this.#at++]!
    if (char === '(') return this.#readGroup()
    if (char === '[') return this.#skipClass()
    if (char === '^' || char === '$') return ''
    if (char === '.') return null
    if (char !== '\\') return char
    const escaped = this.#text[this.#at++]!
    if (escaped === 'b' || escaped === 'B') return ''
    if (!CLASS_ESCAPE.test(escaped)) return /[a-z]/i.test(escaped) ? null : escaped
    if (this.#text[this.#at] === '{') this.#at = this.#text.indexOf('}', this.#at) + 1
    else if (escaped === 'x') this.#at += 2
    else if (escaped === 'u') this.#at += 4
    return null
  }

  #readGroup(): string[] | null | '' {
    const start = this.#at - 1
    const isLookaround = LOOKAROUND.test(this.#text.slice(start, start + 4))
    const opening = /^\?(?:<?[=!]|:|<[^>]*>|[a-z-]*:)/.exec(this.#text.slice(this.#at))?.[0] ?? ''
    this.#at += opening.length
    const literals = this.readAlternatives()
    this.#at++
    return isLookaround ? '' : literals
  }

  /** Sets of the `v` flag contain others. */
  #skipClass(): null {
    for (let depth = 1; depth > 0; this.#at++) {
      const char = this.#text[this.#at]
      if (char === '\\') this.#at++
      else if (char === ']') depth--
      else if (char === '[' && this.#hasSets) depth++
    }
    return null
  }

  #readQuantifier(): string {
    const quantifier = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(this.#text.slice(this.#at, this.#at + 12))?.[0] ?? ''
    this.#at += quantifier.length
    return quantifier.replace(/(?<=.)\?$/, '')
  }
}

const shortest = (literals: readonly string[]) => Math.min(...literals.map(({ length }) => length))
