import { readFile, writeFile } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import remapping, { type SourceMapInput } from '@jridgewell/remapping'
import MagicString from 'magic-string'
import { parseSync, Visitor } from 'vite'
import { hasProperties, withBasicPlane } from '../../src/lib/compile-pattern.ts'

/** Sources of the extraction engine, whose patterns are compiled as `compilePattern` does. */
const ENGINE = /^(?:\.\.\/)*src\/(?:extraction|facts)\//

/**
 * Rewrites what the bundler leaves to the memory of an isolate, and adjusts the source map:
 *
 * - Non-ASCII characters become `\u` escapes. The runtime keeps a script's text in memory, with two bytes per character
 *   if any is beyond Latin-1. The bundler escapes strings, but not regular expressions.
 * - The engine's regular expressions are limited to the Basic Multilingual Plane (`compilePattern`).
 *
 * @param file a minified JavaScript bundle, its source map beside it as `.map`
 */
export async function rewriteBundle(file: string): Promise<void> {
  const bundle = new MagicString(await readFile(file, 'utf8'))
  const mapFile = `${file}.map`
  const before = JSON.parse(await readFile(mapFile, 'utf8')) as SourceMapPayload
  const patterns = limitedPatterns(bundle.original, before)
  for (const { start, end, text } of [...patterns, ...charactersBeyondAscii(bundle.original, patterns)]) {
    bundle.overwrite(start, end, text.replace(/[^\0-\x7f]+/g, escapesOf))
  }
  const rewritten = bundle.generateMap({ source: file, hires: 'boundary' })
  await writeFile(mapFile, JSON.stringify(remapping([rewritten.toString(), before as SourceMapInput], () => null)))
  await writeFile(file, bundle.toString())
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The engine's patterns with properties, limited to the Basic Multilingual Plane, in the order of their places. */
function limitedPatterns(code: string, payload: SourceMapPayload): Edit[] {
  const map = new SourceMap(payload)
  const lineStarts = [0, ...Array.from(code.matchAll(/\n/g), ({ index }) => index + 1)]
  const sourceOf = (offset: number): string => {
    const line = lineStarts.findLastIndex((start) => start <= offset)
    const entry = map.findEntry(line, offset - lineStarts[line]!)
    return 'originalSource' in entry ? entry.originalSource : ''
  }
  const edits: Edit[] = []
  new Visitor({
    Literal(node) {
      if (!('regex' in node) || !node.regex.flags.includes('u') || !hasProperties(node.regex.pattern)) return
      if (!ENGINE.test(sourceOf(node.start))) return
      const text = `/${withBasicPlane(node.regex.pattern)}/${node.regex.flags.replace('u', 'v')}`
      edits.push({ start: node.start, end: node.end, text })
    },
  }).visit(parseSync('bundle.js', code).program)
  return edits.toSorted((one, other) => one.start - other.start)
}

/** Characters that need an escape, outside other edits. */
function charactersBeyondAscii(code: string, edits: readonly Edit[]): Edit[] {
  let next = 0
  return Array.from(code.matchAll(/[^\0-\x7f]+/g), ({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
    text,
  })).filter(({ start }) => {
    while (next < edits.length && edits[next]!.end <= start) next++
    return next === edits.length || start < edits[next]!.start
  })
}

function escapesOf(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}
