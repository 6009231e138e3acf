/**
 * `npm run bench hostile [-- --reader page --text phones --pairs 1 --rows 10]`
 *
 * Feeds each reader of strangers' bytes (`test/support/readers.ts`) texts that would keep it busy, and pairs of them, from 16 kB to 1 MB.
 * Prints how the work grows (the exponent of processor time over length) and the longest stretch in which the reader held the thread,
 * worst first, beside the targets.
 *
 * Time is the processor time of this thread: what other processes take is not in it, nor what the compiler and the garbage collector do
 * on threads of their own. A busy machine still slows it, since processes share caches and memory; it never speeds it up. So a text that
 * misses a target is measured again, and the least of each figure counts.
 */
import { readOptions } from '../../scripts/local/read-options.ts'
import { sampleOf } from '../support/hostile-pairs.ts'
import type { MakeText } from '../support/hostile-texts.ts'
import { READERS, type Reader } from '../support/readers.ts'

const { values: options } = readOptions({
  options: {
    /** Only readers, and only texts, whose names hold this. */
    reader: { type: 'string', default: '' },
    text: { type: 'string', default: '' },
    /** One of so many pairs is read; 1 for all. */
    pairs: { type: 'string', default: '1' },
    /** Lines for each reader. */
    rows: { type: 'string', default: '10' },
  },
})

const LENGTHS = [16_000, 64_000, 256_000, 1_000_000]
const EXPONENT_MAX = 1.2
const STRETCH_MAX_MS = 200
/** What takes less says nothing of how it grows, as much of it is the start. */
const TELLING_MS = 4
/** Less than that for the longest text grows as it likes. */
const NEGLIGIBLE_MS = 40
/** Shorter texts are read several times, and the quickest counts. */
const ROUNDS = 3
const LONG_TEXT = 256_000
/** How often a text that misses a target is measured at most. */
const TRIES = 3

interface Measured {
  readonly name: string
  /** Null where it takes too little time to tell. */
  readonly exponent: number | null
  readonly stretchMs: number
  readonly ms: number
}

interface Timing {
  readonly ms: number
  /** The longest stretch. */
  readonly stretchMs: number
}

let missed = 0
for (const [name, reader] of Object.entries(READERS).filter(([name]) => name.includes(options.reader))) {
  const texts = { ...reader.texts, ...sampleOf(reader.pairs ?? {}, Number(options.pairs)) }
  const chosen = Object.entries(texts).filter(([text]) => text.includes(options.text))
  if (chosen.length === 0) continue
  const rows: Measured[] = []
  for (const [text, make] of chosen) {
    try {
      rows.push(await measure(text, make, reader))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      rows.push({ name: `${text} (${reason})`, exponent: null, stretchMs: Number.POSITIVE_INFINITY, ms: 0 })
    }
  }
  print(name, rows)
}
console.log(
  missed === 0
    ? '\nAll within the targets.'
    : `\n${missed} beyond the targets: an exponent of ${EXPONENT_MAX}, a stretch of ${STRETCH_MAX_MS} ms.`,
)

async function measure(name: string, make: MakeText, reader: Reader): Promise<Measured> {
  const texts = lengthsOf(reader).map(make)
  const points: Timing[] = []
  for (let tries = 1; ; tries++) {
    for (const [at, text] of texts.entries()) {
      const rounds = text.length < LONG_TEXT ? ROUNDS : 1
      for (let round = 0; round < rounds; round++) points[at] = least(points[at], await timeOf(reader.read, text))
    }
    const measured = { name, exponent: exponentOf(texts, points), ...points.at(-1)! }
    if (tries === TRIES || !isMissed(measured)) return measured
  }
}

function lengthsOf({ lengthMax }: Reader): number[] {
  return lengthMax ? [lengthMax / 16, lengthMax / 4, lengthMax] : LENGTHS
}

function least(one: Timing | undefined, other: Timing): Timing {
  if (!one) return other
  return { ms: Math.min(one.ms, other.ms), stretchMs: Math.min(one.stretchMs, other.stretchMs) }
}

/** From the shortest text that takes a while to the longest. */
function exponentOf(texts: readonly string[], points: readonly Timing[]): number | null {
  const last = points.length - 1
  const first = points.findIndex(({ ms }) => ms >= TELLING_MS)
  if (first < 0 || first === last || points[last]!.ms < NEGLIGIBLE_MS) return null
  return Math.log(points[last]!.ms / points[first]!.ms) / Math.log(texts[last]!.length / texts[first]!.length)
}

/** Processor time, and the most of it between two turns of the event loop. */
async function timeOf(read: Reader['read'], text: string): Promise<Timing> {
  let stretchMs = 0
  let isReading = true
  let turn = 0
  const look = () => {
    const now = threadMs()
    stretchMs = Math.max(stretchMs, now - turn)
    turn = now
    if (isReading) setImmediate(look)
  }
  await new Promise((resolve) => setImmediate(resolve))
  const from = threadMs()
  turn = from
  setImmediate(look)
  await read(text)
  isReading = false
  look()
  return { ms: turn - from, stretchMs }
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

function isMissed({ exponent, stretchMs }: Measured): boolean {
  return (exponent ?? 0) > EXPONENT_MAX || stretchMs > STRETCH_MAX_MS
}

function print(name: string, rows: readonly Measured[]): void {
  const badness = ({ exponent, stretchMs }: Measured) =>
    Math.max((exponent ?? 0) / EXPONENT_MAX, stretchMs / STRETCH_MAX_MS)
  const count = rows.filter(isMissed).length
  missed += count
  console.log(`\n${name}: ${rows.length} texts, ${count === 0 ? 'all within the targets' : `${count} beyond them`}`)
  console.log('  exponent  longest stretch  all of it')
  for (const row of rows.toSorted((a, b) => badness(b) - badness(a)).slice(0, Number(options.rows))) {
    const exponent = row.exponent === null ? '–' : row.exponent.toFixed(2)
    const cells = [exponent.padStart(8), ms(row.stretchMs, 15), ms(row.ms, 9), row.name]
    console.log(`${isMissed(row) ? '!' : ' '} ${cells.join('  ')}`)
  }
}

function ms(value: number, width: number): string {
  return `${value.toFixed(0)} ms`.padStart(width)
}
