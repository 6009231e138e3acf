import { type CSSToken, TokenType, tokenizer } from '@csstools/css-tokenizer'

export interface Declaration {
  /** In lower case. */
  readonly property: string
  readonly value: string
  readonly isImportant: boolean
}

/** A rule of a style sheet: selectors with declarations, or an at-rule. */
export type StyleRule =
  | { readonly kind: 'style'; readonly selectors: string; readonly declarations: readonly Declaration[] }
  /** `@media` and other groups of rules. */
  | { readonly kind: 'group'; readonly head: string; readonly rules: readonly StyleRule[] }
  /** `@font-face`, `@import` and others, as written. */
  | { readonly kind: 'other'; readonly text: string }

const GROUPS = /^@(?:media|supports|layer|container)$/i
/** Real sheets nest groups once or twice. */
const DEPTH_MAX = 8

/**
 * Parses a style sheet into its rules (CSS Syntax 3, section 5). Declarations with nested rules, which mail programs do
 * not support, are left out.
 */
export function readStyleRules(css: string): StyleRule[] {
  const reader = tokenizer({ css })
  const tokens: CSSToken[] = []
  for (let token = reader.nextToken(); token[0] !== TokenType.EOF; token = reader.nextToken())
    if (token[0] !== TokenType.Comment && token[0] !== TokenType.CDO && token[0] !== TokenType.CDC) tokens.push(token)
  return rulesOf(tokens, 0, tokens.length, 0)
}

function rulesOf(tokens: readonly CSSToken[], from: number, to: number, depth: number): StyleRule[] {
  const rules: StyleRule[] = []
  for (let at = from; at < to; ) {
    if (tokens[at]![0] === TokenType.Whitespace) {
      at++
      continue
    }
    const { open, end } = ruleEnd(tokens, at, to)
    const first = tokens[at]!
    const head = textOf(tokens, at, open).trim()
    const close = end > open && tokens[end - 1]?.[0] === TokenType.CloseCurly ? end - 1 : end
    if (first[0] !== TokenType.AtKeyword) {
      if (open < end)
        rules.push({ kind: 'style', selectors: head, declarations: declarationsOf(tokens, open + 1, close) })
    } else if (open < end && GROUPS.test(first[1]) && depth < DEPTH_MAX)
      rules.push({ kind: 'group', head, rules: rulesOf(tokens, open + 1, close, depth + 1) })
    else rules.push({ kind: 'other', text: textOf(tokens, at, end).trim() })
    at = end
  }
  return rules
}

/** Where the block of a rule opens, and where the rule ends; without a block, both are its end. */
function ruleEnd(tokens: readonly CSSToken[], from: number, to: number): { open: number; end: number } {
  const isAtRule = tokens[from]![0] === TokenType.AtKeyword
  let open = -1
  let depth = 0
  for (let at = from; at < to; at++) {
    const type = tokens[at]![0]
    if (type === TokenType.Semicolon && isAtRule && open < 0) return { open: at + 1, end: at + 1 }
    if (type === TokenType.OpenCurly) {
      if (open < 0) open = at
      depth++
    }
    if (type === TokenType.CloseCurly && --depth <= 0) return { open: open < 0 ? at + 1 : open, end: at + 1 }
  }
  return { open: open < 0 ? to : open, end: to }
}

const textOf = (tokens: readonly CSSToken[], from: number, to: number): string => {
  let text = ''
  for (let at = from; at < to; at++) text += tokens[at]![1]
  return text
}

function declarationsOf(tokens: readonly CSSToken[], from: number, to: number): Declaration[] {
  const found: Declaration[] = []
  for (let at = from; at < to; ) {
    let end = at
    let depth = 0
    for (; end < to; end++) {
      const type = tokens[end]![0]
      if (type === TokenType.OpenCurly) return found
      if (type === TokenType.Function || type === TokenType.OpenParen || type === TokenType.URL) depth += 1
      if (type === TokenType.URL) depth -= 1
      if (type === TokenType.CloseParen) depth = Math.max(0, depth - 1)
      if (type === TokenType.Semicolon && depth === 0) break
    }
    const declaration = readDeclaration(textOf(tokens, at, end))
    if (declaration) found.push(declaration)
    at = end + 1
  }
  return found
}

const IMPORTANT = /!\s{0,20}important\s{0,20}$/i

/** Reads `property: value !important`; null if it is none. */
export function readDeclaration(text: string): Declaration | null {
  const colon = text.indexOf(':')
  const property = text.slice(0, Math.max(colon, 0)).trim().toLowerCase()
  if (property === '') return null
  const written = text.slice(colon + 1).trim()
  const value = written.replace(IMPORTANT, '').trim()
  return value === '' ? null : { property, value, isImportant: value !== written }
}

export const writeDeclaration = ({ property, value, isImportant }: Declaration): string =>
  `${property}:${value}${isImportant ? '!important' : ''}`
