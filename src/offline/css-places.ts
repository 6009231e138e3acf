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
const IMAGE_SET = /^(?:-webkit-)?image-set$/

/**
 * Finds every `url()`, `@import` and string of an `image-set()`. Reads tokens only, so it holds for whole stylesheets and
 * for style attributes alike, and for what is broken or newer than this code.
 *
 * @see https://www.w3.org/TR/css-syntax-3/#tokenization
 */
export function* cssPlaces(css: string): Generator<CssPlace> {
  // Most style attributes and many sheets name nothing.
  if (!/url\(|src\(|@import|image-set/i.test(css) && !css.includes('\\')) return
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
        if (NAMES_ONLY.test(atRule) || !isAddress(token, open.at(-1), atRule)) break
        places++
        const kind = isImport(open, atRule) ? 'stylesheet' : fontFaceDepth > 0 ? 'font' : 'image'
        yield placeOf(token, kind, property)
      }
    }
  }
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

function placeOf(token: TokenURL | TokenString, kind: CssPlace['kind'], property: string): CssPlace {
  const [type, written, start, last, data] = token
  const quote = written.startsWith("'") ? "'" : '"'
  const isUrl = type === TokenType.URL
  return {
    start,
    end: last + 1,
    value: data.value,
    kind,
    property,
    before: isUrl ? 'url(' : quote,
    after: isUrl ? ')' : quote,
  }
}
