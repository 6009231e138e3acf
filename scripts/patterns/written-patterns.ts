import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'

/** A regular expression of the product, and where it stands. */
export interface Pattern {
  readonly source: string
  readonly flags: string
  /** From the repository's root. */
  readonly file: string
  /** From 1. */
  readonly line: number
}

export interface WrittenPatterns {
  readonly literals: readonly Pattern[]
  /** Why a pattern that begins in a line may take more than linear time, by `file:line`: the comment before it. */
  readonly reasons: ReadonlyMap<string, string>
}

/** How a comment begins that says why the input of the pattern behind it is bounded. */
const REASON = /^[\s*]*Bounded: (.+)$/m
/** Lines between such a comment and its pattern: a declaration may break before its value. */
const REASON_LINES_MAX = 2

/** Every regular expression that stands in the sources of the product as a literal. */
export function writtenPatterns(root: string, folders: readonly string[]): WrittenPatterns {
  const literals: Pattern[] = []
  const reasons = new Map<string, string>()
  for (const file of globSync(`{${folders.join(',')}}/**/*.{ts,tsx}`, { cwd: root }).sort()) {
    const text = readFileSync(join(root, file), 'utf8')
    const { program, comments } = parseSync(file, text)
    const lineOf = lineCounter(text)
    const explained = comments
      .map(({ value, end }) => ({ reason: REASON.exec(value)?.[1], line: lineOf(end) }))
      .filter(({ reason }) => reason !== undefined)
    const note = (start: number) => {
      const line = lineOf(start)
      const nearest = explained.findLast((comment) => comment.line <= line && line - comment.line <= REASON_LINES_MAX)
      if (nearest) reasons.set(`${file}:${line}`, nearest.reason!)
      return line
    }
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return
        literals.push({ source: node.regex.pattern, flags: node.regex.flags, file, line: note(node.start) })
      },
      NewExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') note(node.start)
      },
    }).visit(program)
  }
  return { literals, reasons }
}

function lineCounter(text: string): (offset: number) => number {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
  return (offset) => starts.findLastIndex((start) => start <= offset) + 1
}
