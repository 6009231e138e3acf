/**
 * What a text must hold for a pattern to match: one of the literals, or anything where there are none. Looking for a few letters is many
 * times cheaper than trying a pattern at each character, and most patterns of a long list match on no page at all.
 *
 * Conservative: of what it does not understand it says nothing, so that a pattern is tried once too often rather than left out.
 *
 * @returns null where the pattern may match without any literal worth a search
 */
export function requiredLiterals(pattern: RegExp): readonly string[] | null {
  const source = new Source(pattern.source)
  const literals = source.readAlternatives()
  return literals && (pattern.ignoreCase ? literals.map((literal) => literal.toLowerCase()) : literals)
}

/** One letter or digit stands in every text. */
const isWorthIt = (literal: string) => literal.length > 1 || /[^\w\s]/.test(literal)
const LOOKAROUND = /^\(\?<?[=!]/
const CLASS_ESCAPE = /[dDwWsSpPkcux0-9]/

class Source {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  /** Reads up to the end of a group or of the pattern. */
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

  /** The literals of one alternative: of what must stand in it the longest, or one group whose alternatives all have some. */
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

  /** A character as it is, the literals of a group, null for whatever may be several characters, or '' for what has no width. */
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

  #skipClass(): null {
    while (this.#text[this.#at] !== ']') this.#at += this.#text[this.#at] === '\\' ? 2 : 1
    this.#at++
    return null
  }

  #readQuantifier(): string {
    const quantifier = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(this.#text.slice(this.#at, this.#at + 12))?.[0] ?? ''
    this.#at += quantifier.length
    return quantifier.replace(/(?<=.)\?$/, '')
  }
}

const shortest = (literals: readonly string[]) => Math.min(...literals.map(({ length }) => length))
