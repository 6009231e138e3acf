import { createLog, type Log, type LogLine, printLine } from '../../lib/log.ts'
import { count } from '../metrics/counters.ts'

/**
 * Maximum stored lines per request or message: logging in a loop must not fill the database. The console has all of
 * them.
 */
const LINES_MAX = 40
/** Additional lines reserved for errors, which mostly come last. */
const ERRORS_MAX = 10

/** A line, and when it was written. */
export interface TimedLine extends LogLine {
  readonly at: Date
}

/** Lines that are stored together or not at all, and whether any is an error or a warning. */
export interface LogBatch {
  readonly lines: readonly TimedLine[]
  readonly isWrong: boolean
}

/** Collects what one request, queue message or clock job logs until it is over. */
export class LogLines {
  #waiting: TimedLine[] = []
  #count = 0
  #leftOut = 0
  #isWrong = false
  #keep: ((told: LogBatch) => void) | null = null

  get hasError(): boolean {
    return this.#waiting.some(({ level }) => level === 'error')
  }

  add(line: LogLine): void {
    const isError = line.level === 'error'
    if (isError) count('contactory_errors_total', {})
    if (this.#count >= LINES_MAX + (isError ? ERRORS_MAX : 0)) {
      this.#leftOut++
      return
    }
    this.#count++
    this.#isWrong ||= isError || line.level === 'warn'
    this.#waiting.push({ ...line, at: new Date() })
    if (this.#keep) this.#hand(this.#keep)
  }

  /**
   * Ends the collection: passes on the lines so far, and from then on each line that background work still logs.
   *
   * @param last a summary line, stored however many lines came before
   */
  settle(keep: (told: LogBatch) => void, last: LogLine | null = null): void {
    if (this.#leftOut > 0)
      this.#push({ level: 'info', event: 'lines were left out', facts: { count: this.#leftOut, of: LINES_MAX } })
    if (last) this.#push(last)
    this.#keep = keep
    if (this.#waiting.length > 0) this.#hand(keep)
  }

  #push(line: LogLine): void {
    if (line.level === 'error') count('contactory_errors_total', {})
    this.#isWrong ||= line.level === 'error' || line.level === 'warn'
    this.#waiting.push({ ...line, at: new Date() })
  }

  #hand(keep: (told: LogBatch) => void): void {
    const lines = this.#waiting
    this.#waiting = []
    keep({ lines, isWrong: this.#isWrong })
  }
}

/** A log that writes to the console and collects the lines for storage. */
export const collectingLog = (requestId: string, lines: LogLines): Log =>
  createLog({ request_id: requestId }, (level, text, line) => {
    printLine(level, text)
    lines.add(line)
  })
