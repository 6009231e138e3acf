import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'

/** A regular expression of the product, and its location. */
export interface Pattern {
  readonly source: string
  readonly flags: string
  /** Relative to the repository's root. */
  readonly file: string
  /** From 1. */
  readonly line: number
  /** Of patterns that are built: whether by `compilePattern`, or as a copy of another. */
  readonly isCompiled?: boolean
}

export interface WrittenPatterns {
  readonly literals: readonly Pattern[]
  /** The reasons why patterns may take more than linear time, by `file:line` of the pattern: the comment before it. */
  readonly reasons: ReadonlyMap<string, string>
}

/** The start of a comment that explains why the input of the following pattern is bounded. */
const REASON = /^[\s*]*Bounded: (.+)$/m
/**
 * The maximum number of lines between such a comment and its pattern, because a declaration may break before its value.
 */
const REASON_LINES_MAX = 2

/** All regular expression literals in the sources of the product. */
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
      CallExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'compilePattern') note(node.start)
      },
    }).visit(program)
  }
  return { literals, reasons }
}

function lineCounter(text: string): (offset: number) => number {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
  return (offset) => starts.findLastIndex((start) => start <= offset) + 1
}
