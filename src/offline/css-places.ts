import { type CSSToken, type TokenString, TokenType, type TokenURL, tokenizer } from '@csstools/css-tokenizer'
import { PLACES_MAX } from './reference.ts'

/** Where CSS names a file. */
export interface CssPlace {
  /** Range of the token: `url(x)` whole, or a string with its quotes. */
  readonly start: number
  readonly end: number
  /** The address as written, escapes decoded. */
  readonly value: string
  readonly kind: 'stylesheet' | 'font' | 'image'
  /** A string of a property of the author's own, which a style may use as an address. */
  readonly isText: boolean
  /** The property of the declaration, in lower case; nothing elsewhere. */
  readonly property: string
  /** What encloses the address: `url(` and `)`, or the string's own quotes. */
  readonly before: string
  readonly after: string
}

/** At-rules whose `url()` is a name or a condition, not a file. */
const NAMES_ONLY = /^(?:namespace|document|-moz-document)$/
/** What is this broken is no stylesheet, and each error takes its time. */
const ERRORS_MAX = 20_000
/** Tokens between two pauses. */
const STEP = 1_000
const IMAGE_SET = /^(?:-webkit-)?image-set$/

/**
 * Finds every `url()`, `@import` and string of an `image-set()`. Reads tokens only, so it holds for whole stylesheets and
 * for style attributes alike, and for what is broken or newer than this code.
 * Yields null for a pause.
 *
 * @returns where reading ended before the end of the text: too much names files, or is broken
 * @see https://www.w3.org/TR/css-syntax-3/#tokenization
 */
export function* cssPlaces(css: string): Generator<CssPlace | null, number | undefined> {
  // Most style attributes and many sheets name nothing.
  if (!/url\(|src\(|@import|image-set|--/i.test(css) && !css.includes('\\')) return undefined
  let tokens = 0
  let end = 0
  let errors = 0
  let places = 0
  const { nextToken, endOfFile } = tokenizer({ css }, { onParseError: () => errors++ })
  const open: string[] = []
  /** The at-rule whose prelude or block this is; a block's name is kept at its depth. */
  let atRule = ''
  let fontFaceDepth = -1
  let property = ''
  let isStart = true
  while (!endOfFile() && errors < ERRORS_MAX && places < PLACES_MAX) {
    const token = nextToken()
    end = token[3] + 1
    if (++tokens % STEP === 0) yield null
    if (isStart && !isBlank(token)) {
      property = token[0] === TokenType.Ident ? token[4].value.toLowerCase() : ''
      isStart = false
    }
    switch (token[0]) {
      case TokenType.AtKeyword:
        atRule = token[4].value.toLowerCase()
        break
      case TokenType.Function:
        open.push(token[4].value.toLowerCase())
        break
      case TokenType.OpenParen:
      case TokenType.OpenSquare:
        open.push('(')
        break
      case TokenType.OpenCurly:
        open.push('{')
        if (atRule === 'font-face') fontFaceDepth = open.length
        atRule = ''
        isStart = true
        break
      case TokenType.CloseParen:
      case TokenType.CloseSquare:
        if (open.at(-1) !== '{') open.pop()
        break
      case TokenType.CloseCurly:
        // A block's end also closes what its declarations left open.
        while (open.length > 0 && open.pop() !== '{');
        if (open.length < fontFaceDepth) fontFaceDepth = -1
        atRule = ''
        isStart = true
        break
      case TokenType.Semicolon:
        if (open.length > 0 && open.at(-1) !== '{') break
        atRule = ''
        isStart = true
        break
      case TokenType.URL:
      case TokenType.String: {
        if (NAMES_ONLY.test(atRule)) break
        const isText = !isAddress(token, open.at(-1), atRule)
        if (isText && !property.startsWith('--') && property !== 'initial-value') break
        places++
        const kind = isImport(open, atRule) ? 'stylesheet' : fontFaceDepth > 0 ? 'font' : 'image'
        yield placeOf(token, kind, property, isText)
      }
    }
  }
  return endOfFile() ? undefined : end
}

const isBlank = (token: CSSToken) => token[0] === TokenType.Whitespace || token[0] === TokenType.Comment

function isAddress(token: CSSToken, within: string | undefined, atRule: string): boolean {
  if (token[0] === TokenType.URL) return true
  if (within === 'url' || within === 'src') return true
  return within === undefined || within === '{' ? atRule === 'import' : IMAGE_SET.test(within)
}

/** `@import url(a.css) supports(...)` names its sheet outside of any bracket but that of `url()`. */
function isImport(open: readonly string[], atRule: string): boolean {
  return atRule === 'import' && (open.length === 0 || (open.length === 1 && open[0] === 'url'))
}

function placeOf(token: TokenURL | TokenString, kind: CssPlace['kind'], property: string, isText: boolean): CssPlace {
  const [type, written, start, last, data] = token
  const quote = written.startsWith("'") ? "'" : '"'
  const isUrl = type === TokenType.URL
  return {
    start,
    end: last + 1,
    value: data.value,
    kind,
    isText,
    property,
    before: isUrl ? 'url(' : quote,
    after: isUrl ? ')' : quote,
  }
}
