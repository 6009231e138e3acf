import type { Attributes, LogRecord, Span } from '../../lib/otlp/otlp-json.ts'
import { randomHexId, readTraceparent } from '../../lib/otlp/traceparent.ts'
import type { LogBatch, OutgoingFetch, TimedLine } from './log-lines.ts'

/** Lines that summarise work, and the kind of their span. */
const SUMMARIES: Readonly<Record<string, 'server' | 'consumer'>> = {
  request: 'server',
  'queue message': 'consumer',
  'clock job': 'consumer',
}

/** Facts of a line that OpenTelemetry has names for; the others get our prefix. */
const CONVENTIONS: Readonly<Record<string, string>> = {
  method: 'http.request.method',
  path: 'url.path',
  status: 'http.response.status_code',
  queue: 'messaging.destination.name',
}
const PREFIX = 'contactory.'

/** What an error type is called where there is none (semantic conventions, `error.type`). */
const OTHER_ERROR = '_OTHER'

/**
 * Makes a trace and log records of what one request or message logged: a span from its summary line, and a child for
 * each request to another server. Lines that background work still logs afterwards have no span. Names follow
 * OpenTelemetry's semantic conventions for HTTP, messaging and exceptions.
 *
 * @param appUrl the address of the site
 */
export function telemetryOf(requestId: string, { lines, fetches, traceparent, route }: LogBatch, appUrl: string) {
  const parent = readTraceparent(traceparent)
  const traceId = parent?.traceId ?? randomHexId(16)
  const spanId = randomHexId(8)
  const summary = lines.findLast(({ event }) => Object.hasOwn(SUMMARIES, event))
  const records = lines.map(
    (line): LogRecord => ({
      ...{ at: line.at, level: line.level, body: line.event, traceId, spanId },
      attributes: { [`${PREFIX}request_id`]: requestId, ...attributesOf(line.facts) },
    }),
  )
  if (!summary) return { spans: [], records }
  const isError = lines.some(({ level }) => level === 'error')
  const named =
    SUMMARIES[summary.event] === 'server' ? serverSpan(summary, route, new URL(appUrl)) : consumerSpan(summary)
  const own: Span = {
    ...{ traceId, spanId, parentSpanId: parent?.spanId ?? null, ...named, isError },
    attributes: {
      ...named.attributes,
      [`${PREFIX}request_id`]: requestId,
      ...(isError && { 'error.type': errorTypeOf(summary, lines) }),
    },
    startedAt: new Date(summary.at.getTime() - Number(summary.facts.ms ?? 0)),
    endedAt: summary.at,
  }
  return { spans: [own, ...fetches.map((one) => clientSpan(one, own))], records }
}

type NamedSpan = Pick<Span, 'name' | 'kind' | 'attributes'>

/** Named by the pattern of its route: names with ids would be too many to group by. */
function serverSpan({ facts }: TimedLine, route: string | null, site: URL): NamedSpan {
  const { method, path, status } = facts
  return {
    ...{ name: route === null ? String(method) : `${method} ${route}`, kind: 'server' },
    attributes: {
      ...{ ...attributesOf({ method, path, status }), 'http.route': route },
      ...{ 'url.scheme': site.protocol.slice(0, -1), 'server.address': site.hostname },
    },
  }
}

function consumerSpan({ facts: { queue, job, outcome, attempt } }: TimedLine): NamedSpan {
  return {
    ...{ name: `process ${job ?? queue}`, kind: 'consumer' },
    attributes: {
      ...{ 'messaging.system': 'cloudflare_queues', ...attributesOf({ queue, job, outcome, attempt }) },
      ...{ 'messaging.operation.name': 'process', 'messaging.operation.type': 'process' },
    },
  }
}

/** Without its URL, which belongs to a customer. */
function clientSpan({ startedAt, endedAt, method, status }: OutgoingFetch, { traceId, spanId }: Span): Span {
  const isError = status === null || status >= 500
  return {
    ...{ traceId, spanId: randomHexId(8), parentSpanId: spanId, name: method, kind: 'client', startedAt, endedAt },
    attributes: {
      ...attributesOf({ method, status }),
      ...(isError && { 'error.type': String(status ?? OTHER_ERROR) }),
    },
    isError,
  }
}

/** The status of a response that is an error, otherwise the class of the last error that was logged. */
function errorTypeOf({ facts: { status } }: TimedLine, lines: readonly TimedLine[]): string {
  if (Number(status) >= 500) return String(status)
  const types = lines.map(({ facts }) => exceptionOf(facts.error)['exception.type'])
  return types.findLast((type) => type !== undefined) ?? OTHER_ERROR
}

function attributesOf({ error, ...facts }: Readonly<Record<string, unknown>>): Attributes {
  const named = Object.entries(facts).map(([name, value]) => [CONVENTIONS[name] ?? `${PREFIX}${name}`, value])
  return { ...Object.fromEntries(named), ...exceptionOf(error) }
}

/** The parts of an error as it is logged: `TypeError: what happened`, then its stack. */
function exceptionOf(error: unknown): Readonly<Record<string, string>> {
  if (error === undefined || error === null) return {}
  const text = typeof error === 'string' ? error : JSON.stringify(error)
  const [first = '', ...stack] = text.split('\n')
  const type = /^[A-Z]\w{0,60}(?=:|$)/.exec(first)?.[0]
  return {
    ...(type !== undefined && { 'exception.type': type }),
    'exception.message': type === undefined ? first : first.slice(type.length).replace(/^: /, ''),
    ...(stack.length > 0 && { 'exception.stacktrace': text }),
  }
}
