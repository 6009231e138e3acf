/** How bad what happened is: somebody must look, somebody may want to, or nobody needs to. */
export type LogLevel = 'error' | 'warn' | 'info'
export type LogFacts = Readonly<Record<string, unknown>>

/** Writes what happened, one line of JSON each, for whoever keeps the logs. */
export type Log = Readonly<Record<LogLevel, (event: string, facts?: LogFacts) => void>>

/** Such facts are never written, however they came here. */
const SECRET = /authorization|cookie|passw|secret|token|api_?key|signature/i
const TEXT_LENGTH_MAX = 2_000
const STACK_LENGTH_MAX = 8_000
const CAUSES_MAX = 5
/** Facts within facts. */
const DEPTH_MAX = 4

/**
 * @param about what every line says, such as the request's id
 * @param write takes one line; left out, the console's stream for the level, which the platform keeps
 */
export function createLog(about: LogFacts, write: (level: LogLevel, line: string) => void = print): Log {
  const at =
    (level: LogLevel) =>
    (event: string, facts: LogFacts = {}) =>
      write(level, JSON.stringify({ level, event, ...written(about), ...written(facts) }))
  return { error: at('error'), warn: at('warn'), info: at('info') }
}

const print = (level: LogLevel, line: string) => console[level](line)

const written = (facts: LogFacts, depth = DEPTH_MAX) =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, SECRET.test(name) ? '[redacted]' : shown(fact, depth)]),
  )

function shown(fact: unknown, depth: number): unknown {
  if (fact instanceof Error) return describe(fact, CAUSES_MAX)
  if (typeof fact === 'string') return fact.slice(0, TEXT_LENGTH_MAX)
  if (typeof fact === 'bigint' || typeof fact === 'symbol' || typeof fact === 'function') return String(fact)
  if (typeof fact !== 'object' || fact === null) return fact
  if (depth === 0) return '…'
  return Array.isArray(fact) ? fact.map((one) => shown(one, depth - 1)) : written(fact as LogFacts, depth - 1)
}

function describe(error: Error, causes: number): string {
  const text = (error.stack ?? `${error.name}: ${error.message}`).slice(0, STACK_LENGTH_MAX)
  if (error.cause === undefined || causes === 0) return text
  const cause = error.cause instanceof Error ? describe(error.cause, causes - 1) : String(error.cause)
  return `${text}\ncaused by ${cause}`.slice(0, 2 * STACK_LENGTH_MAX)
}
