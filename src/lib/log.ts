import { isSecretName, REDACTED, redactText } from './redact.ts'

/**
 * Severity: `error` needs action, `warn` may need attention, `info` needs none, and `debug` only helps to trace what
 * happened.
 */
export type LogLevel = 'error' | 'warn' | 'info' | 'debug'
export type LogFacts = Readonly<Record<string, unknown>>

/** Writes events as lines of JSON for log storage. */
export type Log = Readonly<Record<LogLevel, (event: string, facts?: LogFacts) => void>>

/** A log event without secrets. */
export interface LogLine {
  readonly level: LogLevel
  readonly event: string
  /** The facts of this line only, without the common ones. */
  readonly facts: LogFacts
}

const TEXT_LENGTH_MAX = 2_000
const STACK_LENGTH_MAX = 8_000
const CAUSES_MAX = 5
/** Maximum nesting of facts. */
const DEPTH_MAX = 4
const LIST_LENGTH_MAX = 100
/** JSON does not escape these characters, and some programs treat them as line ends. */
const ENDS_LINE = /[\u007f-\u009f\u2028\u2029]/g

/**
 * Creates a log.
 *
 * @param about facts in every line, such as the request's ID
 * @param write receives each line, as text and in parts; default: the console's stream for the level, which the
 * platform stores
 */
export function createLog(
  about: LogFacts,
  write: (level: LogLevel, text: string, line: LogLine) => void = printLine,
): Log {
  const at =
    (level: LogLevel) =>
    (event: string, facts: LogFacts = {}) => {
      const line = { level, event: redactText(event), facts: written(facts) }
      const text = JSON.stringify({ level, event: line.event, ...written(about), ...line.facts })
      write(level, text.replace(ENDS_LINE, escaped), line)
    }
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') }
}

/** Writes one line to the console's stream for its level. */
export const printLine = (level: LogLevel, text: string): void => console[level](text)

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

const written = (facts: LogFacts, depth = DEPTH_MAX) =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, isSecretName(name) ? REDACTED : shown(fact, depth)]),
  )

function shown(fact: unknown, depth: number): unknown {
  if (fact instanceof Error) return redactText(describe(fact, CAUSES_MAX))
  // Truncated first, so that the search is bounded. A truncated secret is still recognised by its beginning.
  if (typeof fact === 'string') return redactText(fact.slice(0, TEXT_LENGTH_MAX))
  if (typeof fact === 'number') return Number.isSafeInteger(fact) ? numberOf(fact) : fact
  if (typeof fact === 'bigint' || typeof fact === 'symbol' || typeof fact === 'function') return String(fact)
  if (typeof fact !== 'object' || fact === null) return fact
  if (depth === 0) return '…'
  if (Array.isArray(fact)) return fact.slice(0, LIST_LENGTH_MAX).map((one) => shown(one, depth - 1))
  return written(fact as LogFacts, depth - 1)
}

/** Redacts a card number that is stored as a number. */
const numberOf = (fact: number) => (redactText(String(fact)) === String(fact) ? fact : REDACTED)

function describe(error: Error, causes: number): string {
  const text = (error.stack ?? `${error.name}: ${error.message}`).slice(0, STACK_LENGTH_MAX)
  if (error.cause === undefined || causes === 0) return text
  const cause = error.cause instanceof Error ? describe(error.cause, causes - 1) : String(error.cause)
  return `${text}\ncaused by ${cause}`.slice(0, 2 * STACK_LENGTH_MAX)
}
