import { isSecretName, REDACTED, redactText } from './redact.ts'

/** How bad what happened is: somebody must look, somebody may want to, nobody needs to, or it only helps to follow what was done. */
export type LogLevel = 'error' | 'warn' | 'info' | 'debug'
export type LogFacts = Readonly<Record<string, unknown>>

/** Writes what happened, one line of JSON each, for whoever keeps the logs. */
export type Log = Readonly<Record<LogLevel, (event: string, facts?: LogFacts) => void>>

/** What happened, without what must not be written. */
export interface LogLine {
  readonly level: LogLevel
  readonly event: string
  /** Those of this line alone. */
  readonly facts: LogFacts
}

const TEXT_LENGTH_MAX = 2_000
const STACK_LENGTH_MAX = 8_000
const CAUSES_MAX = 5
/** Facts within facts. */
const DEPTH_MAX = 4
const LIST_LENGTH_MAX = 100
/** JSON leaves them as they are, and some programs end a line there. */
const ENDS_LINE = /[\u007f-\u009f\u2028\u2029]/g

/**
 * @param about what every line says, such as the request's id
 * @param write takes one line, as text and by its parts; left out, the console's stream for the level, which the platform keeps
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
  // Cut first: what is looked through is bounded. A secret that the cut goes through is still one by its beginning.
  if (typeof fact === 'string') return redactText(fact.slice(0, TEXT_LENGTH_MAX))
  if (typeof fact === 'number') return Number.isSafeInteger(fact) ? numberOf(fact) : fact
  if (typeof fact === 'bigint' || typeof fact === 'symbol' || typeof fact === 'function') return String(fact)
  if (typeof fact !== 'object' || fact === null) return fact
  if (depth === 0) return '…'
  if (Array.isArray(fact)) return fact.slice(0, LIST_LENGTH_MAX).map((one) => shown(one, depth - 1))
  return written(fact as LogFacts, depth - 1)
}

/** The number of a card is one as a number, too. */
const numberOf = (fact: number) => (redactText(String(fact)) === String(fact) ? fact : REDACTED)

function describe(error: Error, causes: number): string {
  const text = (error.stack ?? `${error.name}: ${error.message}`).slice(0, STACK_LENGTH_MAX)
  if (error.cause === undefined || causes === 0) return text
  const cause = error.cause instanceof Error ? describe(error.cause, causes - 1) : String(error.cause)
  return `${text}\ncaused by ${cause}`.slice(0, 2 * STACK_LENGTH_MAX)
}
