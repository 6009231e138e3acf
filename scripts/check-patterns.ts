/**
 * Fails if a regular expression of the product takes more than linear time on some input, unless a comment before it
 * says `Bounded: ` and why its input is limited. Checking one takes up to a minute, so linear ones are recorded in
 * `patterns/linear-patterns.txt`; others are checked and, except in CI, recorded. Patterns of the engine that are built
 * from word lists must be built by `compilePattern` if they have properties like `\p{L}`.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './local/build.ts'
import { builtPatterns } from './patterns/built-patterns.ts'
import { judgePattern } from './patterns/judge-pattern.ts'
import { type Pattern, writtenPatterns } from './patterns/written-patterns.ts'

/** Where patterns with properties are compiled to less code (`src/lib/compile-pattern.ts`). */
const ENGINE = /^src\/(?:extraction|facts)\//
/** As `hasProperties` there, which may load only once `builtPatterns` watches how patterns are built. */
const PROPERTY = /\\p\{/i
const FOLDERS = ['src', 'durable-objects', 'web']
const NOTES = join(ROOT, 'scripts/patterns/generated/linear-patterns.txt')

const { literals, reasons } = writtenPatterns(ROOT, FOLDERS)
const patterns = [...literals, ...(await builtPatterns(ROOT))]
const known = new Set(readFileSync(NOTES, 'utf8').split('\n'))
const linear = new Set<string>()
const waiting = new Map<string, Pattern[]>()
for (const pattern of patterns) {
  if (reasons.has(`${pattern.file}:${pattern.line}`)) continue
  const key = keyOf(pattern)
  if (known.has(key)) linear.add(key)
  else waiting.set(key, [...(waiting.get(key) ?? []), pattern])
}

let failures = 0
for (const { file, line, source, flags, isCompiled } of patterns) {
  if (isCompiled === false && ENGINE.test(file) && flags.includes('u') && PROPERTY.test(source))
    report(`${file}:${line}`, source, 'has properties and is not built by compilePattern')
}
const queue = [...waiting]
await Promise.all(Array.from({ length: availableParallelism() }, judgeNext))
note()
process.exit(failures > 0 ? 1 : 0)

function note(): void {
  const notes = `${[...linear].sort().join('\n')}\n`
  if (!process.env.CI && notes !== readFileSync(NOTES, 'utf8')) writeFileSync(NOTES, notes)
}

async function judgeNext(): Promise<void> {
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [key, places] = next
    const verdict = await judgePattern(places[0]!)
    if (verdict !== null) for (const { file, line, source } of places) report(`${file}:${line}`, source, verdict)
    else if (linear.add(key).size % 50 === 0) note()
  }
}

function report(place: string, source: string, verdict: string): void {
  failures++
  console.error(`${place} ${verdict}\n  /${source.length > 200 ? `${source.slice(0, 200)}…` : source}/`)
}

function keyOf({ source, flags }: Pattern): string {
  return createHash('sha256').update(`${flags}/${source}`).digest('hex').slice(0, 20)
}
