import type { LogLevelName } from '../../contracts/logs/logs.ts'
import { newId } from '../../lib/ids.ts'
import type { LogFacts, LogLevel } from '../../lib/log.ts'
import { oneLine } from '../../lib/redact.ts'
import type { TimedLine } from './log-lines.ts'

const EVENT_LENGTH_MAX = 100
const MESSAGE_LENGTH_MAX = 400
/** Maximum length of the facts as JSON; longer ones are truncated value by value. */
const FACTS_LENGTH_MAX = 4_000
const FACT_LENGTH_MAX = 1_500

/** The code's log levels by the names that operators see. */
const LEVEL_NAMES: Readonly<Record<LogLevel, LogLevelName>> = {
  debug: 'debug',
  info: 'info',
  warn: 'warning',
  error: 'error',
}

/**
 * A log line as it is stored. Its id is created when it is written, not when it happened: someone who pages on from the
 * last line they saw must not miss what a long request writes at its end.
 *
 * @param accountId the account of the line where its facts name none
 */
export function toEntry({ level, event, facts, at }: TimedLine, requestId: string, accountId: string | null) {
  const { account_id } = facts
  return {
    id: newId(),
    level: LEVEL_NAMES[level],
    event: oneLine(event, EVENT_LENGTH_MAX),
    message: oneLine(messageOf(event, facts), MESSAGE_LENGTH_MAX),
    request_id: requestId,
    account_id: typeof account_id === 'string' ? account_id : accountId,
    facts: factsOf(facts),
    created_at: at.toISOString(),
  }
}

/**
 * The facts as one line: the essential ones of a request, queue message or clock job; for any other event, all of them
 * with their names.
 */
function messageOf(event: string, facts: LogFacts): string {
  if (event === 'request') return `${facts.method} ${facts.path} ${facts.status} ${facts.ms} ms`
  if (event === 'queue message') return `${facts.queue} ${facts.outcome}, attempt ${facts.attempt} ${facts.ms} ms`
  if (event === 'clock job')
    return `${[facts.job, facts.shard, facts.outcome].filter((part) => part !== undefined).join(' ')} ${facts.ms} ms`
  return Object.entries(facts)
    .map(([name, fact]) => `${name}=${typeof fact === 'string' ? firstLine(fact) : JSON.stringify(fact)}`)
    .join(' ')
}

const firstLine = (text: string) => /^[^\r\n]*/.exec(text)?.[0] ?? ''

function factsOf(facts: LogFacts): string {
  const whole = JSON.stringify(facts)
  if (whole.length <= FACTS_LENGTH_MAX) return whole
  const shorter = Object.entries(facts).map(([name, fact]) => {
    const text = typeof fact === 'string' ? fact : JSON.stringify(fact)
    return [name, text !== undefined && text.length > FACT_LENGTH_MAX ? `${text.slice(0, FACT_LENGTH_MAX)}…` : fact]
  })
  const cut = JSON.stringify(Object.fromEntries(shorter))
  return cut.length <= FACTS_LENGTH_MAX ? cut : JSON.stringify({ cut: `${whole.slice(0, FACT_LENGTH_MAX)}…` })
}
