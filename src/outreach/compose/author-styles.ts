import { type CSSToken, TokenType, tokenizer } from '@csstools/css-tokenizer'

/** Elements of the footer, and those around it. */
const REACHED_TAGS: ReadonlySet<string> = new Set(['html', 'body', 'table', 'tbody', 'tr', 'td', 'div', 'a'])
/** At-rules that contain other rules. */
const GROUPS: ReadonlySet<string> = new Set(['media', 'supports', 'layer', 'container'])
/** At-rules that style nothing directly. */
const KEPT: ReadonlySet<string> = new Set(['font-face', 'keyframes', '-webkit-keyframes'])

/** Values that keep the content visible; fields, functions and negative numbers may not. */
const DISPLAYED =
  /^(?:block|inline|inline-block|table|table-row|table-cell|table-row-group|inline-table|flow-root|list-item)$/
const NEVER = /^$/
/** Properties that can hide an element or its content, each with the values that cannot. */
const HIDING: readonly (readonly [property: RegExp, harmless: RegExp])[] = [
  [/^display$/, DISPLAYED],
  [/^visibility$/, /^visible$/],
  [/^opacity$/, /^(?:1|0?\.[5-9]\d*|100%)$/],
  [/^position$/, /^(?:static|relative)$/],
  [/^overflow(?:-.+)?$/, /^visible$/],
  [/^font-size$/, /^(?:[89]|[1-9]\d)(?:\.\d+)?(?:px|pt)$|^(?:[1-9](?:\.\d+)?r?em|\d{2,3}%|small|medium|large)$/],
  [/^(?:max-)?(?:height|width)$/, /^(?:auto|none|100%|\d{3,4}px)$/],
  [/^(?:float|clip|clip-path|transform|filter|mask(?:-.+)?|content-visibility|zoom|text-indent)$/, /^(?:none|auto|0)$/],
  [/^(?:-webkit-(?:mask|clip-path|transform|filter|animation|transition|text-fill-color|box-reflect).*)$/, /^none$/],
  [/^(?:animation|transition|translate|scale|rotate|offset|perspective|contain|column|all|mso-hide).*$/, /^none$/],
  [/^(?:top|right|bottom|left|inset.*|margin.*|writing-mode|mix-blend-mode|backdrop-filter|line-height)$/, /^[^-{(]*$/],
  [/^--/, NEVER],
]
/** Large negative margins, which pull other content over the footer. */
const PULLS = /-\s*\d{3}/
const FIELD = /\{\{[^{}]{0,1200}\}\}/g
const STAND_IN = /author-field-(\d+)-/g

/** Classes and ids of the author's `html` and `body`, which surround the footer. */
export interface AroundFooter {
  readonly classes: ReadonlySet<string>
  readonly ids: ReadonlySet<string>
}

export const NOTHING_AROUND: AroundFooter = { classes: new Set(), ids: new Set() }

/**
 * Removes from an author's style sheet what could hide the footer: hiding declarations in rules that may match it or
 * its ancestors, imported sheets, and anything that would end the `style` element. Rules for the author's own classes
 * are kept.
 *
 * @param css content of a `style` element, with its fields not yet merged
 */
export function authorSheet(css: string, around: AroundFooter): string {
  const fields: string[] = []
  const plain = css.replace(FIELD, (field) => `author-field-${fields.push(field) - 1}-`)
  const sheet = readRules(tokensOf(plain), around)
  return sheet.replaceAll(/<(?=[a-z!/?])/gi, '\\3c ').replace(STAND_IN, (_, at: string) => fields[Number(at)] ?? '')
}

/** @param surrounds whether it is the style of the author's `html` or `body` */
export function authorStyle(style: string, surrounds: boolean): string {
  const kept = style.split(';').filter((one) => one.trim() === '' || isHarmless(one, surrounds))
  return kept.join(';')
}

function tokensOf(css: string): CSSToken[] {
  const reader = tokenizer({ css })
  const tokens: CSSToken[] = []
  for (let token = reader.nextToken(); token[0] !== TokenType.EOF; token = reader.nextToken())
    if (token[0] !== TokenType.Comment && token[0] !== TokenType.CDO && token[0] !== TokenType.CDC) tokens.push(token)
  return tokens
}

const written = (tokens: readonly CSSToken[]): string => tokens.map((token) => token[1]).join('')

/** The maximum nesting of rules. */
const DEPTH_MAX = 8

function readRules(tokens: readonly CSSToken[], around: AroundFooter, depth = 0): string {
  const rules: string[] = []
  let from = 0
  while (from < tokens.length && depth < DEPTH_MAX) {
    const { open, end } = nextRule(tokens, from)
    const prelude = tokens.slice(from, open)
    const first = prelude.find(([type]) => type !== TokenType.Whitespace)
    const block = open < end ? tokens.slice(open + 1, closes(tokens, end) ? end - 1 : end) : null
    from = end
    if (!first || block === null) continue
    const name = first[0] === TokenType.AtKeyword ? first[1].slice(1).toLowerCase() : null
    const head = written(prelude).trim()
    if (name === null) rules.push(`${head}{${declarations(block, mayReach(prelude, around))}}`)
    else if (GROUPS.has(name)) rules.push(`${head}{${readRules(block, around, depth + 1)}}`)
    else if (KEPT.has(name)) rules.push(`${head}{${balanced(block)}}`)
  }
  return rules.join('\n')
}

const closes = (tokens: readonly CSSToken[], end: number) => tokens[end - 1]?.[0] === TokenType.CloseCurly

/** The block of the rule at a position, and its end; for a statement without a block, `open` equals the end. */
function nextRule(tokens: readonly CSSToken[], from: number): { open: number; end: number } {
  let open = -1
  let depth = 0
  for (let at = from; at < tokens.length; at++) {
    const type = tokens[at]![0]
    if (type === TokenType.Semicolon && open < 0 && startsAtRule(tokens, from)) return { open: at + 1, end: at + 1 }
    if (type === TokenType.OpenCurly) {
      if (open < 0) open = at
      depth++
    }
    if (type === TokenType.CloseCurly) {
      depth--
      if (depth <= 0) return { open: open < 0 ? at + 1 : open, end: at + 1 }
    }
  }
  return { open: open < 0 ? tokens.length : open, end: tokens.length }
}

function startsAtRule(tokens: readonly CSSToken[], from: number): boolean {
  let at = from
  while (tokens[at]?.[0] === TokenType.Whitespace) at++
  return tokens[at]?.[0] === TokenType.AtKeyword
}

/** A block with all its brackets closed. */
function balanced(block: readonly CSSToken[]): string {
  let depth = 0
  for (const [type] of block) depth += type === TokenType.OpenCurly ? 1 : type === TokenType.CloseCurly ? -1 : 0
  return depth === 0 ? written(block) : ''
}

function declarations(block: readonly CSSToken[], reaches: boolean): string {
  // Mail programs do not support nested rules, so only the declarations before them are kept.
  const nested = block.findIndex(([type]) => type === TokenType.OpenCurly)
  const own = written(nested < 0 ? block : block.slice(0, nested))
  return own
    .split(';')
    .slice(0, nested < 0 ? undefined : -1)
    .filter((one) => one.trim() === '' || isHarmless(one, reaches))
    .join(';')
}

function isHarmless(declaration: string, reaches: boolean): boolean {
  const colon = declaration.indexOf(':')
  if (colon < 0) return false
  const property = unescaped(declaration.slice(0, colon)).trim().toLowerCase()
  const value = unescaped(declaration.slice(colon + 1))
    .replace(/!\s*important/i, '')
    .trim()
    .toLowerCase()
  if (/^margin/.test(property) && PULLS.test(value)) return false
  if (!reaches) return true
  return HIDING.every(([hiding, harmless]) => !hiding.test(property) || harmless.test(value))
}

/** Whether a declaration makes text unreadable by itself: hidden, transparent, or nearly without size. */
export function isHiding(declaration: string): boolean {
  const plain = unescaped(declaration).trim()
  if (/^(?:max-)?(?:height|width)\s*:/i.test(plain)) return /:\s{0,20}[01]?(?:px|pt|em|%)?\s{0,20}(?:!|$)/.test(plain)
  return (
    /^(?:display|visibility|opacity|font-size|clip-path|text-indent|mso-hide)\s*:/i.test(plain) &&
    !isHarmless(plain, true)
  )
}

/** Decodes escapes: `d\69splay` is `display`. */
const unescaped = (text: string): string =>
  text
    .replace(/&#x?([0-9a-f]{1,6});?/gi, '-')
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
    )
    .replaceAll('\\', '')

/** Whether a selector of a rule may match the footer, `html` or `body`. Selectors that cannot be parsed may. */
function mayReach(prelude: readonly CSSToken[], around: AroundFooter): boolean {
  let compound: CSSToken[] = []
  let depth = 0
  const compounds: CSSToken[][] = []
  for (const token of prelude) {
    const [type, text] = token
    if (type === TokenType.Function || type === TokenType.OpenParen || type === TokenType.OpenSquare) depth++
    if (type === TokenType.CloseParen || type === TokenType.CloseSquare) depth--
    if (depth > 0 || type === TokenType.CloseParen || type === TokenType.CloseSquare) continue
    if (type === TokenType.Comma) {
      compounds.push(compound)
      compound = []
    } else if (type === TokenType.Whitespace || (type === TokenType.Delim && '>+~'.includes(text))) {
      compound.push(token)
    } else {
      // Everything before a combinator matches other elements.
      const last = compound.at(-1)
      if (last && (last[0] === TokenType.Whitespace || (last[0] === TokenType.Delim && '>+~'.includes(last[1]))))
        compound = []
      compound.push(token)
    }
  }
  compounds.push(compound)
  return compounds.some((one) => compoundReaches(one, around))
}

function compoundReaches(compound: readonly CSSToken[], { classes, ids }: AroundFooter): boolean {
  for (let at = 0; at < compound.length; at++) {
    const [type, text] = compound[at]!
    const before = compound[at - 1]
    const name = unescaped(text)
    if (type === TokenType.Hash && !ids.has(name.slice(1).toLowerCase())) return false
    if (type !== TokenType.Ident) continue
    if (before?.[0] === TokenType.Delim && before[1] === '.') {
      if (!classes.has(name.toLowerCase())) return false
    } else if (before?.[0] !== TokenType.Colon && !REACHED_TAGS.has(name.toLowerCase())) {
      return false
    }
  }
  return true
}
