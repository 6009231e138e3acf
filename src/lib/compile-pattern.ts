/** A property, or all characters but those that have it. */
const PROPERTY = /^\\([pP])(\{[^}]*\})$/
const BASIC_PLANE = '[\\0-\\uffff]'
const TOKEN = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|k<[^>]*>|[\s\S])|[\s\S]/giu
/** What a set of the `v` flag needs escaped: marks of its own syntax, and doubled ones, which are operators. */
const SET_MARKS = new Set('()[{}/|')
const DOUBLE_MARKS = new Set('&!#$%*+,.:;<=>?@^`~')

const SETS = 'v'
/** Whether this runtime has sets (ECMAScript 2024). Older browsers compile patterns as they are written. */
const hasSets = (() => {
  try {
    return new RegExp('[a&&a]', SETS).unicodeSets
  } catch {
    return false
  }
})()

/**
 * Compiles a pattern whose properties (`\p{L}`) hold only characters of the Basic Multilingual Plane.
 *
 * A property compiles to ranges, and beyond that plane to code for hundreds of surrogate pairs: 12 kB of machine code
 * for each `\p{L}`, a third of what the engine's patterns took of an isolate's memory. No list of words has letters
 * there.
 *
 * @param source a pattern with the syntax of the `u` flag if `flags` has it
 */
export function compilePattern(source: string, flags = ''): RegExp {
  if (!hasSets || !flags.includes('u') || !hasProperties(source)) return new RegExp(source, flags)
  return new RegExp(withBasicPlane(source), flags.replace('u', SETS))
}

/** Whether a pattern has properties, like `\p{L}`. */
export const hasProperties = (source: string): boolean => /\\p\{/i.test(source)

/**
 * Rewrites a pattern from the syntax of the `u` flag to that of the `v` flag, with each property limited to the Basic
 * Multilingual Plane.
 */
export function withBasicPlane(source: string): string {
  let written = ''
  let set: SetReader | null = null
  const tokens = source.match(TOKEN) ?? []
  for (const [at, token] of tokens.entries()) {
    const [, kind, name] = PROPERTY.exec(token) ?? []
    if (kind) {
      const property = `[\\p${name}&&${BASIC_PLANE}]`
      written += kind === 'p' ? property : `[^${property}]`
      set?.readClass()
    } else if (!set) {
      if (token === '[') set = new SetReader()
      written += token
    } else if (token === ']') {
      set = null
      written += token
    } else {
      written += set.write(token, tokens[at + 1]!)
    }
  }
  return written
}

/** Reads the members of a set in the syntax of the `u` flag, and writes them in that of the `v` flag. */
class SetReader {
  /** Whether a hyphen after what was read is a range. */
  #mayRange = false
  #isRange = false
  #isFirst = true

  /** A class of characters, which cannot begin a range. */
  readClass(): void {
    this.#mayRange = false
    this.#isFirst = false
  }

  write(token: string, next: string): string {
    const isFirst = this.#isFirst
    this.#isFirst = false
    if (token === '^' && isFirst) return token
    if (token === '-' && this.#mayRange && next !== ']') {
      this.#mayRange = false
      this.#isRange = true
      return token
    }
    this.#mayRange = !this.#isRange && !/^\\[dDsSwW]$/.test(token)
    this.#isRange = false
    const isMark = token === '-' || SET_MARKS.has(token) || (DOUBLE_MARKS.has(token) && token === next)
    return isMark ? `\\${token}` : token
  }
}
