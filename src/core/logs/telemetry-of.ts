import type { LogRecord, Span } from '../../lib/otlp/otlp-json.ts'
import { randomHexId, readTraceparent } from '../../lib/otlp/traceparent.ts'
import type { LogBatch, TimedLine } from './log-lines.ts'

/** Lines that summarise work, and the kind of their span. */
const SUMMARIES: Readonly<Record<string, 'server' | 'consumer'>> = {
  request: 'server',
  'queue message': 'consumer',
  'clock job': 'consumer',
}

/**
 * Makes a trace and log records of what one request or message logged: a span from its summary line, and a child for
 * each request to another server. Lines that background work still logs afterwards have no span.
 */
export function telemetryOf(requestId: string, { lines, fetches, traceparent }: LogBatch) {
  const parent = readTraceparent(traceparent)
  const traceId = parent?.traceId ?? randomHexId(16)
  const spanId = randomHexId(8)
  const summary = lines.findLast(({ event }) => Object.hasOwn(SUMMARIES, event))
  const records = lines.map(
    (line): LogRecord => ({
      ...{ at: line.at, level: line.level, body: line.event, traceId, spanId },
      attributes: { request_id: requestId, ...line.facts },
    }),
  )
  if (!summary) return { spans: [], records }
  const own: Span = {
    ...{ traceId, spanId, parentSpanId: parent?.spanId ?? null, ...namedSpan(summary) },
    startedAt: new Date(summary.at.getTime() - Number(summary.facts.ms ?? 0)),
    endedAt: summary.at,
    isError: lines.some(({ level }) => level === 'error'),
  }
  const children = fetches.map(
    ({ startedAt, endedAt, method, status }): Span => ({
      ...{ traceId, spanId: randomHexId(8), parentSpanId: spanId, name: method, kind: 'client', startedAt, endedAt },
      attributes: { 'http.request.method': method, 'http.response.status_code': status },
      isError: status === null || status >= 500,
    }),
  )
  return { spans: [own, ...children], records }
}

/** Names follow OpenTelemetry's semantic conventions for HTTP and messaging. */
function namedSpan({ event, facts }: TimedLine): Pick<Span, 'name' | 'kind' | 'attributes'> {
  const kind = SUMMARIES[event]!
  if (kind === 'server')
    return {
      ...{ name: `${facts.method} ${facts.path}`, kind },
      attributes: {
        ...{ 'http.request.method': facts.method, 'url.path': facts.path },
        'http.response.status_code': facts.status,
      },
    }
  const name = event === 'clock job' ? `clock ${facts.job}` : `process ${facts.queue}`
  return {
    ...{ name, kind },
    attributes: {
      ...{ 'messaging.system': 'cloudflare_queues', 'messaging.destination.name': facts.queue },
      ...{ 'messaging.operation.type': 'process', outcome: facts.outcome, attempt: facts.attempt },
    },
  }
}
