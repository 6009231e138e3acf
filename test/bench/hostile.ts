/**
 * `npm run bench hostile [-- --reader page --text phones --pairs 1 --rows 10]`
 *
 * Feeds hostile texts and pairs of them, from 16 kB to 1 MB, to each parser of untrusted input
 * (`test/support/readers.ts`). Prints how the work grows (the exponent of processor time over length) and the longest
 * time a parser blocked the thread, worst first, next to the targets; the last line is a summary. Exits with 1 if a
 * target is missed.
 *
 * Times are processor time of this thread, without other processes and without the threads of compiler and garbage
 * collector. A busy machine still adds to it, because processes share caches and memory. So a text that misses a target
 * is measured again, and the lowest of each figure counts. No text is used twice: each round generates another one,
 * because cached results would distort the second measurement.
 */
import { readOptions } from '../../scripts/local/read-options.ts'
import { sampleOf } from '../support/hostile-pairs.ts'
import type { MakeText } from '../support/hostile-texts.ts'
import type { Reader } from '../support/reader.ts'
import { READERS } from '../support/readers.ts'

const { values: options } = readOptions({
  options: {
    /** Only parsers, and only texts, whose names contain this. */
    reader: { type: 'string', default: '' },
    text: { type: 'string', default: '' },
    /** One in this many pairs is used; 1 for all. */
    pairs: { type: 'string', default: '9' },
    /** Lines per parser; those beyond the targets are always printed. */
    rows: { type: 'string', default: '3' },
  },
})

const LENGTHS = [16_000, 64_000, 256_000, 1_000_000]
const EXPONENT_MAX = 1.2
const STRETCH_MAX_MS = 200
/** Shorter times do not show growth, because much of them is start-up. */
const TELLING_MS = 4
/** Growth does not matter if the longest text takes less than this. */
const NEGLIGIBLE_MS = 40
/** Texts that each parser reads before measuring, to compile its code and build its word lists. */
const WARM_UP_TEXTS = 12
/** Short texts are read several times; the fastest counts. */
const ROUNDS = 2
const LONG_TEXT = 200_000
/** How often a text that misses a target is measured at most. */
const TRIES = 4
/** A text that would take longer, extrapolated from shorter ones, is skipped. */
const PATIENCE_MS = 20_000

interface Cell {
  readonly reader: string
  readonly text: string
  /** Null if the times are too short. */
  readonly exponent: number | null
  readonly stretchMs: number
  readonly ms: number
}

interface Point {
  readonly length: number
  readonly ms: number
  readonly stretchMs: number
}

/** The number of texts generated. */
let made = 0
const from = performance.now()
const cells: Cell[] = []
for (const [name, reader] of Object.entries(READERS).filter(([name]) => name.includes(options.reader))) {
  const texts = { ...reader.texts, ...sampleOf(reader.pairs ?? {}, Number(options.pairs)) }
  const chosen = Object.entries(texts).filter(([text]) => text.includes(options.text))
  if (chosen.length === 0) continue
  await warmUp(reader)
  const rows: Cell[] = []
  for (const [text, make] of chosen) rows.push({ reader: name, text, ...(await measure(make, reader)) })
  print(name, rows)
  cells.push(...rows)
}
const missed = cells.filter(isMissed)
const worst = (of: (cell: Cell) => number) => cells.toSorted((a, b) => of(b) - of(a))[0]!
if (cells.length > 0) {
  const [steepest, longest] = [worst(({ exponent }) => exponent ?? 0), worst(({ stretchMs }) => stretchMs)]
  console.log(
    [
      `\n${cells.length} cells in ${((performance.now() - from) / 60_000).toFixed(1)} min`,
      `worst exponent ${(steepest.exponent ?? 0).toFixed(2)} (${nameOf(steepest)})`,
      `longest stretch ${longest.stretchMs.toFixed(0)} ms (${nameOf(longest)})`,
      `beyond ${EXPONENT_MAX} or ${STRETCH_MAX_MS} ms: ${missed.length}`,
    ].join('; '),
  )
  for (const cell of missed) console.log(`! ${nameOf(cell)}`)
}
process.exitCode = missed.length > 0 ? 1 : 0

async function warmUp({ texts, read }: Reader): Promise<void> {
  const makes = Object.values(texts)
  const every = Math.max(1, Math.floor(makes.length / WARM_UP_TEXTS))
  for (const make of makes.filter((_, at) => at % every === 0)) await read(make(LENGTHS[0]! / 4))
}

async function measure(make: MakeText, reader: Reader): Promise<Omit<Cell, 'reader' | 'text'>> {
  const best = new Map<number, Point>()
  for (let tries = 1; ; tries++) {
    for (const length of lengthsOf(reader)) {
      if (expectedMs([...best.values()], length) > PATIENCE_MS) {
        best.set(length, { length, ms: PATIENCE_MS, stretchMs: PATIENCE_MS })
        continue
      }
      for (let round = 0; round < (length < LONG_TEXT ? ROUNDS : 1); round++) {
        const point = await timeOf(reader.read, fresh(make, length))
        const before = best.get(length) ?? point
        best.set(length, {
          length: point.length,
          ms: Math.min(before.ms, point.ms),
          stretchMs: Math.min(before.stretchMs, point.stretchMs),
        })
      }
    }
    const points = [...best.values()]
    const { ms, stretchMs } = points.at(-1)!
    const measured = { exponent: exponentOf(points), ms, stretchMs }
    if (tries === TRIES || !isMissed(measured)) return measured
  }
}

function lengthsOf({ lengthMax }: Reader): number[] {
  return lengthMax ? [lengthMax / 16, lengthMax / 4, lengthMax] : LENGTHS
}

/** Extrapolates the growth between the two previous lengths, which must be long enough to measure. */
function expectedMs(points: readonly Point[], length: number): number {
  const [before, last] = points.slice(-2)
  if (!before || !last || before.ms < TELLING_MS || last.length >= length) return 0
  return last.ms * (length / last.length) ** (Math.log(last.ms / before.ms) / Math.log(last.length / before.length))
}

/** A text of about this length, different every time. */
function fresh(make: MakeText, length: number): string {
  made++
  // A few pieces fewer, so that it still ends correctly; trailing spaces distinguish texts with long pieces.
  const text = make(Math.floor(length * (1 - (made % 16) / 400))) + ' '.repeat(made % 7)
  // Flattens the concatenated string before measuring.
  text.charCodeAt(text.length - 1)
  return text
}

/** Between the shortest measurable text and the longest. */
function exponentOf(points: readonly Point[]): number | null {
  const last = points.at(-1)!
  const first = points.find(({ ms }) => ms >= TELLING_MS)
  if (!first || first === last || last.ms < NEGLIGIBLE_MS) return null
  return Math.log(last.ms / first.ms) / Math.log(last.length / first.length)
}

/** Processor time, in total and the most between two turns of the event loop. */
async function timeOf(read: Reader['read'], text: string): Promise<Point> {
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
  return { length: text.length, ms: turn - from, stretchMs }
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

function isMissed({ exponent, stretchMs }: Pick<Cell, 'exponent' | 'stretchMs'>): boolean {
  return (exponent ?? 0) > EXPONENT_MAX || stretchMs > STRETCH_MAX_MS
}

function print(name: string, rows: readonly Cell[]): void {
  const badness = ({ exponent, stretchMs }: Cell) =>
    Math.max((exponent ?? 0) / EXPONENT_MAX, stretchMs / STRETCH_MAX_MS)
  const count = rows.filter(isMissed).length
  const allMs = rows.reduce((sum, { ms }) => sum + ms, 0)
  console.log(
    `\n${name}: ${rows.length} texts, ${count === 0 ? 'all within the targets' : `${count} beyond them`}, ${(allMs / 1_000).toFixed(1)} s`,
  )
  console.log('  exponent  longest stretch  all of it')
  for (const row of rows.toSorted((a, b) => badness(b) - badness(a)).slice(0, Math.max(Number(options.rows), count))) {
    const exponent = row.exponent === null ? '–' : row.exponent.toFixed(2)
    const columns = [exponent.padStart(8), ms(row.stretchMs, 15), ms(row.ms, 9), row.text]
    console.log(`${isMissed(row) ? '!' : ' '} ${columns.join('  ')}`)
  }
}

function nameOf({ reader, text }: Cell): string {
  return `${reader}: ${text}`
}

function ms(value: number, width: number): string {
  return `${value.toFixed(0)} ms`.padStart(width)
}
