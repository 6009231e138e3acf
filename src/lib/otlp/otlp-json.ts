/** OTLP as JSON (https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding): ids as hex, times as text. */
export type Attributes = Readonly<Record<string, unknown>>

/** SpanKind of the protocol. */
export const SPAN_KINDS = { internal: 1, server: 2, client: 3, consumer: 5 } as const

export interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | null
  readonly name: string
  readonly kind: keyof typeof SPAN_KINDS
  readonly startedAt: Date
  readonly endedAt: Date
  readonly attributes: Attributes
  readonly isError: boolean
}

export interface LogRecord {
  readonly at: Date
  readonly level: 'debug' | 'info' | 'warn' | 'error'
  readonly body: string
  readonly attributes: Attributes
  readonly traceId: string
  readonly spanId: string
}

const SCOPE = { name: 'contactory' }
const SEVERITIES = { debug: 5, info: 9, warn: 13, error: 17 } as const
const STATUS_ERROR = { code: 2 }
const VALUE_LENGTH_MAX = 1_000
const ATTRIBUTES_MAX = 40

/** The body of `POST /v1/traces`. */
export const tracesBody = (resource: Attributes, spans: readonly Span[]) => ({
  resourceSpans: [
    { resource: { attributes: listOf(resource) }, scopeSpans: [{ scope: SCOPE, spans: spans.map(spanOf) }] },
  ],
})

/** The body of `POST /v1/logs`. */
export const logsBody = (resource: Attributes, records: readonly LogRecord[]) => ({
  resourceLogs: [
    { resource: { attributes: listOf(resource) }, scopeLogs: [{ scope: SCOPE, logRecords: records.map(recordOf) }] },
  ],
})

const spanOf = ({ traceId, spanId, parentSpanId, name, kind, startedAt, endedAt, attributes, isError }: Span) => ({
  ...{ traceId, spanId, ...(parentSpanId !== null && { parentSpanId }), name, kind: SPAN_KINDS[kind] },
  ...{ startTimeUnixNano: nanosecondsOf(startedAt), endTimeUnixNano: nanosecondsOf(endedAt) },
  ...{ attributes: listOf(attributes), status: isError ? STATUS_ERROR : {} },
})

const recordOf = ({ at, level, body, attributes, traceId, spanId }: LogRecord) => ({
  ...{ timeUnixNano: nanosecondsOf(at), observedTimeUnixNano: nanosecondsOf(at) },
  ...{ severityNumber: SEVERITIES[level], severityText: level.toUpperCase(), body: { stringValue: body } },
  ...{ attributes: listOf(attributes), traceId, spanId },
})

const nanosecondsOf = (date: Date) => `${date.getTime()}000000`

const listOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null)
    .slice(0, ATTRIBUTES_MAX)
    .map(([key, value]) => ({ key, value: anyValue(value) }))

function anyValue(value: unknown) {
  if (typeof value === 'boolean') return { boolValue: value }
  if (typeof value === 'number' && Number.isSafeInteger(value)) return { intValue: String(value) }
  if (typeof value === 'number' && Number.isFinite(value)) return { doubleValue: value }
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return { stringValue: text.slice(0, VALUE_LENGTH_MAX) }
}
