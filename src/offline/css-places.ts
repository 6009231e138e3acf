import { type CSSToken, type TokenString, TokenType, type TokenURL, tokenizer } from '@csstools/css-tokenizer'
import { PLACES_MAX } from './reference.ts'

/** A place in CSS that refers to a file. */
export interface CssPlace {
  /** Range of the token: the whole `url(x)`, or a string with its quotes. */
  readonly start: number
  readonly end: number
  /** The URL as written, with escapes decoded. */
  readonly value: string
  readonly kind: 'stylesheet' | 'font' | 'image'
  /** A string in a custom property, which a style may use as a URL. */
  readonly isText: boolean
  /** The property of the declaration, in lower case; empty outside declarations. */
  readonly property: string
  /** The delimiters of the URL: `url(` and `)`, or the string's quotes. */
  readonly before: string
  readonly after: string
}

/** At-rules whose `url()` is a name or a condition rather than a file. */
const NAMES_ONLY = /^(?:namespace|document|-moz-document)$/
/** Text with this many errors is not a stylesheet, and each error takes time. */
const ERRORS_MAX = 20_000
/** Number of tokens between two pauses. */
const STEP = 1_000
const IMAGE_SET = /^(?:-webkit-)?image-set$/

/**
 * Finds every `url()`, `@import` and string in an `image-set()`. It reads only tokens, so it works for stylesheets and
 * style attributes, and for CSS that is broken or newer than this code. Yields null for a pause.
 *
 * @returns the offset where reading stopped early, because there are too many references or errors; undefined at the
 * end
 * @see https://www.w3.org/TR/css-syntax-3/#tokenization
 */
export function* cssPlaces(css: string): Generator<CssPlace | null, number | undefined> {
  // Most style attributes and many stylesheets refer to no file.
  if (!/url\(|src\(|@import|image-set|--/i.test(css) && !css.includes('\\')) return undefined
  let tokens = 0
  let end = 0
  let errors = 0
  let places = 0
  const { nextToken, endOfFile } = tokenizer({ css }, { onParseError: () => errors++ })
  const open: string[] = []
  /** The current at-rule, until its block begins or it ends. For `@font-face`, the depth of the block is kept. */
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
        // The end of a block also closes brackets left open in it.
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

/**
 * Whether the token is the stylesheet of an `@import`, as in `@import url(a.css) supports(...)`: it is in no bracket
 * other than that of `url()`.
 */
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
