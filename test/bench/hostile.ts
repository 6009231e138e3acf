/**
 * `npm run bench hostile [-- --reader page --text phones --pairs 3 --rows 10]`
 *
 * Feeds each reader of strangers' bytes (`test/support/readers.ts`) texts that would keep it busy, and pairs of them, from 16 kB to 1 MB.
 * Prints how the work grows (the exponent of processor time over length) and the longest stretch in which the reader held the thread,
 * worst first, beside the targets.
 */
import { readOptions } from '../../scripts/local/read-options.ts'
import { cpuMs } from '../support/cpu-ms.ts'
import { sampleOf } from '../support/hostile-pairs.ts'
import type { MakeText } from '../support/hostile-texts.ts'
import { READERS, type Reader } from '../support/readers.ts'

const { values: options } = readOptions({
  options: {
    /** Only readers, and only texts, whose names hold this. */
    reader: { type: 'string', default: '' },
    text: { type: 'string', default: '' },
    /** One of so many pairs is read; 1 for all. */
    pairs: { type: 'string', default: '3' },
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

interface Measured {
  readonly name: string
  /** Null where it takes too little time to tell. */
  readonly exponent: number | null
  readonly stretchMs: number
  readonly ms: number
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

async function measure(name: string, make: MakeText, { read, length: bound, isBounded }: Reader): Promise<Measured> {
  const lengths = isBounded ? [bound / 16, bound / 4, bound] : LENGTHS
  const points: { length: number; ms: number }[] = []
  let last = { ms: 0, stretchMs: 0 }
  for (const length of lengths) {
    const text = make(length)
    last = await timeOf(read, text)
    for (let round = 1; round < (length < LONG_TEXT ? ROUNDS : 1); round++) {
      const again = await timeOf(read, text)
      if (again.ms < last.ms) last = again
    }
    points.push({ length, ms: last.ms })
  }
  return { name, exponent: exponentOf(points), ...last }
}

/** From the shortest text that takes a while to the longest. */
function exponentOf(points: readonly { length: number; ms: number }[]): number | null {
  const longest = points.at(-1)!
  const first = points.find(({ ms }) => ms >= TELLING_MS)
  if (!first || first === longest || longest.ms < NEGLIGIBLE_MS) return null
  return Math.log(longest.ms / first.ms) / Math.log(longest.length / first.length)
}

/** Processor time, and the most of it between two turns of the event loop. */
async function timeOf(read: Reader['read'], text: string): Promise<{ ms: number; stretchMs: number }> {
  let stretchMs = 0
  let isReading = true
  let turn = 0
  const look = () => {
    const now = cpuMs()
    stretchMs = Math.max(stretchMs, now - turn)
    turn = now
    if (isReading) setImmediate(look)
  }
  await new Promise((resolve) => setImmediate(resolve))
  const from = cpuMs()
  turn = from
  setImmediate(look)
  await read(text)
  isReading = false
  look()
  return { ms: turn - from, stretchMs }
}

function print(name: string, rows: readonly Measured[]): void {
  const isMissed = ({ exponent, stretchMs }: Measured) => (exponent ?? 0) > EXPONENT_MAX || stretchMs > STRETCH_MAX_MS
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
