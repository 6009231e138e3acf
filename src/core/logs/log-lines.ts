import { createLog, type Log, type LogLine, printLine } from '../../lib/log.ts'
import { count } from '../metrics/counters.ts'

/**
 * Maximum stored lines per request or message: logging in a loop must not fill the database. The console has all of
 * them.
 */
const LINES_MAX = 40
/** Additional lines reserved for errors, which mostly come last. */
const ERRORS_MAX = 10
/** Requests to other servers that are kept per request or message. */
const FETCHES_MAX = 50

/** A line, and when it was written. */
export interface TimedLine extends LogLine {
  readonly at: Date
}

/** A request to another server that this work made. */
export interface OutgoingFetch {
  readonly startedAt: Date
  readonly endedAt: Date
  readonly method: string
  /** Null without an answer. */
  readonly status: number | null
}

/** Lines that are stored together or not at all, and whether any is an error or a warning. */
export interface LogBatch {
  readonly lines: readonly TimedLine[]
  readonly isWrong: boolean
  /** Requests to other servers, of which the first ones are kept. */
  readonly fetches: readonly OutgoingFetch[]
  /** The `traceparent` header that the work came with; null for none. */
  readonly traceparent: string | null
  /** The pattern of the route that a request matched; null for none. */
  readonly route: string | null
}

/** Collects what one request, queue message or clock job logs until it is over. */
export class LogLines {
  #waiting: TimedLine[] = []
  #count = 0
  #leftOut = 0
  #isWrong = false
  #keep: ((told: LogBatch) => void) | null = null

  #fetches: OutgoingFetch[] = []
  /** The `traceparent` header that the work came with. */
  traceparent: string | null = null
  /** The pattern of the route that a request matched, such as `/api/crawls/:id`. */
  route: string | null = null

  /** Keeps a request to another server, up to a number. */
  addFetch(one: OutgoingFetch): void {
    if (this.#fetches.length < FETCHES_MAX) this.#fetches.push(one)
  }

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
    const fetches = this.#fetches
    this.#waiting = []
    this.#fetches = []
    keep({ lines, isWrong: this.#isWrong, fetches, traceparent: this.traceparent, route: this.route })
  }
}

/** A log that writes to the console and collects the lines for storage. */
export const collectingLog = (requestId: string, lines: LogLines): Log =>
  createLog({ request_id: requestId }, (level, text, line) => {
    printLine(level, text)
    lines.add(line)
  })
