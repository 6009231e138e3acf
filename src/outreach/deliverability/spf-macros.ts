/**
 * RFC 7208 7.2: `s` sender, `l` its local part, `o` its domain, `d` current domain, `i` client, `p` its name, `v` its
 * family, `h` HELO.
 */
export type MacroLetter = 's' | 'l' | 'o' | 'd' | 'i' | 'p' | 'v' | 'h'
/** The values of macro letters; a missing letter is unknown. */
export type MacroValues = Readonly<Partial<Record<MacroLetter, string>>>

interface Macro {
  readonly letter: string
  /** The number of rightmost labels to keep. */
  readonly keep: number
  readonly isReversed: boolean
  readonly delimiters: string
}
/** A parsed text with macros: literals and macros in order. */
export type SpfText = readonly (string | Macro)[]

const TOKEN = /([\x21-\x24\x26-\x7e]+)|%([%_-])|%\{([slodiphcrtv])(\d*)(r?)([.\-+,/_=]*)\}/giy
const ESCAPED: Readonly<Record<string, string>> = { '%': '%', _: ' ', '-': '%20' }
/** Letters allowed only in explanations (RFC 7208 7.2). */
const OF_EXPLANATIONS = /^[crt]$/i
const NAME_LENGTH_MAX = 253
const LABEL_LENGTH_MAX = 63

/** Parses `macro-string` (RFC 7208 7.1). @returns null if it is malformed */
export const parseMacros = (text: string): SpfText | null => tokensOf(text)?.pieces ?? null

/**
 * Parses `domain-spec`: a macro string that ends in a macro, or in a dot and a top label. @returns null if it is
 * malformed
 */
export function parseDomainSpec(text: string): SpfText | null {
  const tokens = tokensOf(text)
  if (!tokens || tokens.pieces.some((piece) => typeof piece === 'object' && OF_EXPLANATIONS.test(piece.letter)))
    return null
  const { pieces, lastLiteral } = tokens
  return pieces.length > 0 && (lastLiteral === null || endsInTopLabel(lastLiteral)) ? pieces : null
}

/** @returns `lastLiteral` is null if the text ends in a macro or an escape */
function tokensOf(text: string): { pieces: SpfText; lastLiteral: string | null } | null {
  const pieces: (string | Macro)[] = []
  let lastLiteral: string | null = null
  TOKEN.lastIndex = 0
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    const match = TOKEN.exec(text)
    if (!match) return null
    const [, literal, escaped, letter = '', digits = '', reverse, delimiters = ''] = match
    lastLiteral = literal ?? null
    if (literal !== undefined) pieces.push(literal)
    else if (escaped !== undefined) pieces.push(ESCAPED[escaped]!)
    else {
      const keep = digits === '' ? Number.POSITIVE_INFINITY : Number(digits)
      if (keep === 0) return null
      pieces.push({ letter, keep, isReversed: reverse !== '', delimiters: delimiters || '.' })
    }
  }
  return { pieces, lastLiteral }
}

/** `toplabel` of RFC 7208 section 12: letters, digits and inner hyphens, not only digits; after a dot. */
function endsInTopLabel(literal: string): boolean {
  const text = literal.endsWith('.') ? literal.slice(0, -1) : literal
  const at = text.lastIndexOf('.')
  const label = text.slice(at + 1)
  return at >= 0 && /^[a-z\d-]+$/i.test(label) && /[a-z-]/i.test(label) && !/^-|-$/.test(label)
}

/**
 * Expands a text to a domain name (RFC 7208 7.3): lower case, without the final dot, and truncated from the left to the
 * maximum length.
 *
 * @returns null if it needs an unknown value
 */
export function expandName(text: SpfText, values: MacroValues): string | null {
  let name = ''
  for (const piece of text) {
    const expanded = typeof piece === 'string' ? piece : expandMacro(piece, values)
    if (expanded === null) return null
    name += expanded
  }
  name = name.toLowerCase().replace(/\.$/, '')
  while (name.length > NAME_LENGTH_MAX && name.includes('.')) name = name.slice(name.indexOf('.') + 1)
  return name
}

function expandMacro({ letter, keep, isReversed, delimiters }: Macro, values: MacroValues): string | null {
  const value = values[letter.toLowerCase() as MacroLetter]
  if (value === undefined) return null
  const labels = [...delimiters].reduce((parts, by) => parts.flatMap((part) => part.split(by)), [value])
  if (isReversed) labels.reverse()
  const kept = labels.slice(-Math.min(keep, labels.length)).join('.')
  // Upper-case letters request URL escaping.
  return letter === letter.toLowerCase() ? kept : encodeURIComponent(kept).replace(/[!'()*]/g, percentOf)
}

const percentOf = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`

/** Whether a name is valid in the DNS (RFC 1035 2.3.4); others count as non-existent (RFC 7208 4.8). */
export const isDnsName = (name: string): boolean =>
  name.length <= NAME_LENGTH_MAX &&
  /^[\x21-\x7e]+$/.test(name) &&
  name.split('.').every((label) => label !== '' && label.length <= LABEL_LENGTH_MAX)
