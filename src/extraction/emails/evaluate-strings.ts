import { isName, isString, tokenize, unescapeString } from './script-tokens.ts'
import { FUNCTIONS, METHODS, SEPARATOR } from './string-functions.ts'

/** A string that a script would build, determined without running the script. */
export interface BuiltString {
  readonly text: string
  /** Whether it is more than a single literal: joined, decoded, or written to the page. */
  readonly isBuilt: boolean
  /** The function called with this string, and all its arguments; null for other strings. */
  readonly call: { readonly name: string; readonly values: readonly string[] } | null
}

/** Placeholder for a value that only running the script would reveal; no address contains it. */
const UNKNOWN = '\u0000'
const DEPTH_MAX = 20
const LENGTH_MAX = 5_000

/**
 * Evaluates the string expressions of a piece of JavaScript: literals, `+`, variables, `document.write`,
 * `String.fromCharCode`, `atob`, `unescape`, `join`, `reverse` and `replace` with plain text.
 *
 * @returns the final written and assigned strings, and the string arguments of other calls
 */
export function evaluateStrings(script: string): BuiltString[] {
  return new StringEvaluator(script).run()
}

class StringEvaluator {
  private readonly tokens: string[]
  private at = 0
  /** Counts the operations that build a string from others. */
  private operations = 0
  private readonly variables = new Map<string, BuiltString>()
  private readonly built: BuiltString[] = []
  private written = ''

  constructor(script: string) {
    this.tokens = tokenize(script)
  }

  run(): BuiltString[] {
    while (this.at < this.tokens.length) this.readStatement()
    if (this.written !== '') this.built.push({ text: this.written, isBuilt: true, call: null })
    return [...this.built, ...this.variables.values()]
  }

  private readStatement(): void {
    const token = this.tokens[this.at]!
    const operator = this.tokens[this.at + 1]
    if (isName(token) && (operator === '=' || operator === '+=')) this.readAssignment(token, operator)
    else if (isName(token) && operator === '(' && !FUNCTIONS.has(token)) this.readCall(token)
    else this.readExpression()
  }

  private readAssignment(name: string, operator: string): void {
    const isProperty = this.tokens[this.at - 1] === '.'
    this.at += 2
    const before = this.operations
    const value = this.readSum(0)
    const earlier = operator === '+=' ? this.variables.get(name)?.text : undefined
    if (value === null) this.variables.delete(name)
    else if (isProperty) {
      this.built.push({ text: value, isBuilt: this.operations > before || SHOWN_PROPERTY.test(name), call: null })
    } else {
      const isBuilt = this.operations > before || earlier !== undefined
      this.variables.set(name, { text: cut((earlier ?? '') + value), isBuilt, call: null })
    }
  }

  private readCall(name: string): void {
    const from = this.at
    this.at += 1
    const values = this.readArguments(0)
    if (values === null) this.at = from + 2
    else if (WRITERS.test(name)) this.write(values.join(''))
    else if (values.length > 0) this.built.push({ text: values.join(UNKNOWN), isBuilt: true, call: { name, values } })
  }

  /** Consecutive writes form one text, but a complete address is separated from the other pieces. */
  private write(text: string): void {
    const isWhole = /@[\w-]{1,63}\.\w/.test(text)
    if (isWhole) this.built.push({ text, isBuilt: true, call: null })
    this.written = cut(this.written + (isWhole ? '\n' : text))
  }

  private readExpression(): void {
    const from = this.at
    const token = this.tokens[from]!
    const before = this.operations
    const value = isString(token) || token === '(' || FUNCTIONS.has(token) ? this.readSum(0) : null
    if (value === null) this.at = from + 1
    else this.built.push({ text: value, isBuilt: this.operations > before, call: null })
  }

  /** Reads from an opening parenthesis or bracket past its end; null if it contains anything but strings. */
  private readArguments(depth: number): string[] | null {
    const close = this.tokens[this.at] === '[' ? ']' : ')'
    const values: string[] = []
    this.at += 1
    while (this.at < this.tokens.length) {
      if (this.tokens[this.at] === close) {
        this.at += 1
        return values
      }
      const value = this.readSum(depth + 1)
      if (value === null) return null
      values.push(value)
      if (this.tokens[this.at] === ',') this.at += 1
    }
    return values
  }

  private readSum(depth: number): string | null {
    let sum = this.readTerm(depth)
    if (sum === null) return null
    while (this.tokens[this.at] === '+') {
      this.at += 1
      this.operations += 1
      sum = cut(sum + (this.readTerm(depth) ?? UNKNOWN))
    }
    return sum
  }

  private readTerm(depth: number): string | null {
    const token = this.tokens[this.at]
    if (token === undefined || depth > DEPTH_MAX) return null
    let value: string | null
    if (isString(token)) {
      this.at += 1
      value = unescapeString(token)
    } else if (/^\d/.test(token)) {
      this.at += 1
      value = token
    } else if (token === '(') {
      value = this.readArguments(depth)?.join('') ?? null
    } else if (token === '[') {
      value = this.readArguments(depth)?.join(SEPARATOR) ?? null
    } else if (isName(token)) {
      value = this.readName(token, depth)
    } else return null
    return value === null ? null : this.readMethods(value, depth)
  }

  private readName(token: string, depth: number): string | null {
    this.at += 1
    if (this.tokens[this.at] === '.' && /^(?:String|window|document|self|this)$/.test(token)) {
      this.at += 1
      return this.readTerm(depth + 1)
    }
    if (this.tokens[this.at] !== '(') return this.variables.get(token)?.text ?? UNKNOWN
    const values = this.readArguments(depth)
    if (values === null) return null
    this.operations += 1
    return FUNCTIONS.get(token)?.(values) ?? UNKNOWN
  }

  private readMethods(start: string, depth: number): string {
    let value = start
    while (this.tokens[this.at] === '.' && isName(this.tokens[this.at + 1] ?? '')) {
      const method = METHODS.get(this.tokens[this.at + 1]!)
      this.operations += 1
      this.at += 2
      const values = this.tokens[this.at] === '(' ? this.readArguments(depth) : []
      value = method && values ? method(value, values) : UNKNOWN
    }
    return value.includes(SEPARATOR) && this.tokens[this.at] !== '.' ? value.replaceAll(SEPARATOR, ',') : value
  }
}

const WRITERS = /^(?:write|writeln)$/
const SHOWN_PROPERTY = /^(?:innerHTML|outerHTML|innerText|textContent|href)$/
const cut = (text: string) => text.slice(0, LENGTH_MAX)
