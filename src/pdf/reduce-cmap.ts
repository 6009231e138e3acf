import { type PdfBudget, PdfTooLarge } from './pdf-budget.ts'
import { END, PdfLexer } from './pdf-lexer.ts'
import { isArray, isNumber, isString, PdfName, type PdfValue, PdfWord } from './pdf-objects.ts'
import { PdfText } from './pdf-writer.ts'

/** The maximum number of codes that a map may define: three times all two-byte codes. */
const CODES_MAX = 200_000
const CODESPACES_MAX = 100
/**
 * The maximum length of a code's target, enough for a long ligature. Longer ones would expand a short text into a long
 * one.
 */
const TARGET_BYTES_MAX = 32
const CODE_COST = 40

type Token = PdfValue | typeof END

/**
 * Rewrites a character map: its code space ranges and what the codes mean, within limits. A range of a few bytes may
 * define millions of codes, and costs as much as they do.
 *
 * @throws PdfTooLarge
 * @see Adobe Technical Note 5014, 5411
 */
export function reduceCmap(bytes: Uint8Array, budget: PdfBudget): Uint8Array {
  const lexer = new PdfLexer(bytes, budget)
  const out = new PdfText()
  let codes = 0
  let spaces = 0
  const take = (count: number) => {
    codes += count
    budget.spend(count * CODE_COST, 'character map')
    if (codes > CODES_MAX) throw new PdfTooLarge('character map')
  }
  let previous: Token = null
  for (let token: Token = lexer.next(); token !== END; previous = token, token = lexer.next()) {
    if (previous instanceof PdfName) writeSetting(out, previous.name, token)
    if (!(token instanceof PdfWord)) continue
    switch (token.word) {
      case 'endcmap':
        return out.taken()
      case 'begincodespacerange':
        section(out, lexer, 'codespacerange', (low) => {
          const high = lexer.next()
          if (!isCode(low) || !isCode(high) || ++spaces > CODESPACES_MAX) return null
          return [low, high]
        })
        break
      case 'beginbfchar':
      case 'begincidchar': {
        const kind = token.word.slice('begin'.length)
        section(out, lexer, kind, (code) => {
          const target = targetOf(lexer.next())
          if (!isCode(code) || target === null) return null
          take(1)
          return [code, target]
        })
        break
      }
      case 'beginbfrange':
      case 'begincidrange': {
        const kind = token.word.slice('begin'.length)
        section(out, lexer, kind, (low) => {
          const high = lexer.next()
          const target = lexer.next()
          if (!isCode(low) || !isCode(high)) return null
          return rangeOf(low, high, target, take)
        })
      }
    }
  }
  return out.taken()
}

/** Copies the entries of a section, each recognised by its first token, and skips everything else. */
function section(
  out: PdfText,
  lexer: PdfLexer,
  kind: string,
  read: (first: PdfValue) => readonly PdfValue[] | null,
): void {
  out.write(`1 begin${kind}\n`)
  for (let token = lexer.next(); token !== END; token = lexer.next()) {
    if (token instanceof PdfWord) {
      if (token.word.startsWith('end')) break
      continue
    }
    for (const value of read(token) ?? []) writeEntry(out, value)
    out.write('\n')
  }
  out.write(`end${kind}\n`)
}

function writeSetting(out: PdfText, name: string, value: Token): void {
  if (name === 'WMode' && isNumber(value as PdfValue)) out.write(`/WMode ${value === 1 ? 1 : 0} def\n`)
  if (name === 'CMapName' && value instanceof PdfName) {
    out.write('/CMapName ')
    out.writeName(value.name)
    out.write(' def\n')
  }
  if (value instanceof PdfWord && value.word === 'usecmap') {
    out.writeName(name)
    out.write(' usecmap\n')
  }
}

function writeEntry(out: PdfText, value: PdfValue): void {
  if (isString(value)) out.write(`<${[...value].map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`)
  else if (isArray(value)) {
    out.write('[')
    for (const part of value) writeEntry(out, part)
    out.write(']')
  } else out.writeValue(value)
  out.write(' ')
}

const isCode = (value: Token): value is Uint8Array =>
  value !== END && isString(value) && value.length >= 1 && value.length <= 4

const codeOf = (code: Uint8Array) => code.reduce((sum, byte) => sum * 256 + byte, 0)

/** The target of a code: characters in UTF-16, or a glyph number. */
function targetOf(value: Token): Uint8Array | number | null {
  if (value === END) return null
  if (isString(value)) return value.length > 0 ? value.subarray(0, TARGET_BYTES_MAX) : null
  return isNumber(value) && Number.isInteger(value) && value >= 0 && value <= 0xffff ? value : null
}

function rangeOf(
  low: Uint8Array,
  high: Uint8Array,
  target: Token,
  take: (count: number) => void,
): readonly PdfValue[] | null {
  const count = codeOf(high) - codeOf(low) + 1
  if (count < 1 || target === END) return null
  if (isArray(target)) {
    const targets = target.slice(0, count).map(targetOf)
    take(targets.length)
    return targets.includes(null) ? null : [low, high, targets as PdfValue[]]
  }
  take(count)
  const first = targetOf(target)
  return first === null ? null : [low, high, first]
}
