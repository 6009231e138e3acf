/** Deeper nesting is cut off, because it never describes a person or company. */
const DEPTH_MAX = 60
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: ' ', f: ' ' }
const BLANK_OR_COMMENT = /(?:[\s,;\ufeff]+|\/\/[^\n]{0,2000}|\/\*[\s\S]{0,2000}?\*\/|<!--|-->|<!\[CDATA\[|\]\]>)*/y
const BARE_WORD = /[^\s,:;[\]{}"']+/y

/**
 * Parses JSON as pages write it: with `JSON.parse` if possible, otherwise with a reader that accepts comments, CDATA
 * and HTML comment wrappers, missing and trailing commas, raw control characters, unknown escapes, single quotes, bare
 * keys and a truncated end.
 *
 * @returns the values in the text, usually one; never throws
 */
export function parseLooseJson(text: string): unknown[] {
  try {
    return [JSON.parse(text)]
  } catch {
    return new LooseReader(text).readAll()
  }
}

class LooseReader {
  private at = 0
  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  readAll(): unknown[] {
    const values: unknown[] = []
    for (let next = this.peek(); next !== undefined; next = this.peek()) {
      if (next === '{' || next === '[') values.push(this.readValue(0))
      else this.at += 1
    }
    return values
  }

  /** Returns the next significant character, or undefined at the end. */
  private peek(): string | undefined {
    // A sticky search that begins after the end would fail and reset its position.
    BLANK_OR_COMMENT.lastIndex = Math.min(this.at, this.text.length)
    BLANK_OR_COMMENT.test(this.text)
    this.at = BLANK_OR_COMMENT.lastIndex
    return this.text[this.at]
  }

  private readValue(depth: number): unknown {
    const next = this.peek()
    if (depth > DEPTH_MAX) {
      this.at += 1
      return null
    }
    if (next === '{') return this.readObject(depth)
    if (next === '[') return this.readArray(depth)
    return next === '"' || next === "'" ? this.readString() : this.readWord()
  }

  private readObject(depth: number): Record<string, unknown> {
    const object = Object.create(null) as Record<string, unknown>
    this.at += 1
    for (let next = this.peek(); next !== undefined; next = this.peek()) {
      if (next === '}' || next === ']') {
        this.at += 1
        break
      }
      const key = next === '"' || next === "'" ? this.readString() : String(this.readWord())
      if (this.peek() !== ':') continue
      this.at += 1
      object[key] = this.readValue(depth + 1)
    }
    return object
  }

  private readArray(depth: number): unknown[] {
    const array: unknown[] = []
    this.at += 1
    for (let next = this.peek(); next !== undefined; next = this.peek()) {
      if (next === ']' || next === '}') {
        this.at += 1
        break
      }
      array.push(this.readValue(depth + 1))
    }
    return array
  }

  private readString(): string {
    const quote = this.text[this.at]!
    let value = ''
    let from = this.at + 1
    for (let at = from; ; at++) {
      const character = this.text[at]
      if (character === quote || character === undefined) {
        this.at = at + 1
        return value + this.text.slice(from, at)
      }
      if (character !== '\\') continue
      const escaped = this.text[at + 1] ?? ''
      const code = escaped === 'u' ? this.text.slice(at + 2, at + 6) : ''
      const isUnicode = /^[\da-f]{4}$/i.test(code)
      value +=
        this.text.slice(from, at) +
        (isUnicode ? String.fromCharCode(parseInt(code, 16)) : (ESCAPES[escaped] ?? escaped))
      at += isUnicode ? 5 : 1
      from = at + 1
    }
  }

  private readWord(): string | number | boolean | null {
    BARE_WORD.lastIndex = this.at
    const word = BARE_WORD.exec(this.text)?.[0]
    this.at += word?.length ?? 1
    if (word === undefined || word === 'null') return null
    if (word === 'true' || word === 'false') return word === 'true'
    return word.trim() !== '' && Number.isFinite(Number(word)) ? Number(word) : word
  }
}
