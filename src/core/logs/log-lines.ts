import { createLog, type Log, type LogLine, printLine } from '../../lib/log.ts'

/** So many lines a request or a message may have kept: what logs in a loop must not fill the database. The console has them all. */
const LINES_MAX = 40
/** And so many more where each tells of an error, which mostly comes last. */
const ERRORS_MAX = 10

/** A line, and when it was written. */
export interface TimedLine extends LogLine {
  readonly at: Date
}

/** Lines that are to be kept together or not at all, and whether any of them says that something went wrong. */
export interface Told {
  readonly lines: readonly TimedLine[]
  readonly isWrong: boolean
}

/** What one request, message or turn of the clock logs, until it is over. */
export class LogLines {
  #waiting: TimedLine[] = []
  #count = 0
  #leftOut = 0
  #isWrong = false
  #keep: ((told: Told) => void) | null = null

  get hasError(): boolean {
    return this.#waiting.some(({ level }) => level === 'error')
  }

  add(line: LogLine): void {
    const isError = line.level === 'error'
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
   * It is over: hands over what there is, and from then on whatever work behind the answer still logs.
   *
   * @param last what sums it up, which is kept whatever came before
   */
  settle(keep: (told: Told) => void, last: LogLine | null = null): void {
    if (this.#leftOut > 0)
      this.#push({ level: 'info', event: 'lines were left out', facts: { count: this.#leftOut, of: LINES_MAX } })
    if (last) this.#push(last)
    this.#keep = keep
    if (this.#waiting.length > 0) this.#hand(keep)
  }

  #push(line: LogLine): void {
    this.#isWrong ||= line.level === 'error' || line.level === 'warn'
    this.#waiting.push({ ...line, at: new Date() })
  }

  #hand(keep: (told: Told) => void): void {
    const lines = this.#waiting
    this.#waiting = []
    keep({ lines, isWrong: this.#isWrong })
  }
}

/** A log that goes to the console, and is collected to be kept. */
export const collectingLog = (requestId: string, lines: LogLines): Log =>
  createLog({ request_id: requestId }, (level, text, line) => {
    printLine(level, text)
    lines.add(line)
  })
