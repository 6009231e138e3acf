import { expect, test, vi } from 'vitest'
import { exportTelemetry } from '../../../../src/core/logs/export-telemetry.ts'
import { LogLines } from '../../../../src/core/logs/log-lines.ts'
import { telemetryOf } from '../../../../src/core/logs/telemetry-of.ts'
import { createLog } from '../../../../src/lib/log.ts'
import { logsBody, tracesBody } from '../../../../src/lib/otlp/otlp-json.ts'
import { readOtlpHeaders } from '../../../../src/lib/otlp/read-otlp-headers.ts'
import { readTraceparent } from '../../../../src/lib/otlp/traceparent.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'
const SITE = 'https://app.acme.com'
const at = new Date('2026-11-27T10:00:01.250Z')
const summary = (facts: object = {}) =>
  ({
    level: 'info',
    event: 'request',
    facts: { method: 'GET', path: '/api/site', status: 200, ms: 250, ...facts },
  }) as const
const batch = (facts: object = {}) => ({
  ...{ lines: [{ ...summary(), at }], isWrong: false, fetches: [], traceparent: null, route: null },
  ...facts,
})

test.each([
  [`00-${TRACE}-${PARENT}-01`, { traceId: TRACE, spanId: PARENT }],
  [`01-${TRACE}-${PARENT}-01-more`, { traceId: TRACE, spanId: PARENT }],
  [`00-${TRACE}-${PARENT}-01-more`, null],
  [`ff-${TRACE}-${PARENT}-01`, null],
  [`00-${'0'.repeat(32)}-${PARENT}-01`, null],
  [`00-${TRACE}-${'0'.repeat(16)}-01`, null],
  [`00-${TRACE.toUpperCase()}-${PARENT}-01`, null],
  ['', null],
  [null, null],
])('the traceparent %s is parsed', (header, read) => {
  expect(readTraceparent(header)).toEqual(read)
})

test('headers of the exporter are pairs with percent-encoded values', () => {
  expect(readOtlpHeaders('Authorization=Basic%20abc%3D, x-team = ops,bad,=x,a b=c,x=a%0Ab')).toEqual({
    authorization: 'Basic abc=',
    'x-team': 'ops',
  })
})

test("a request becomes a child span of its caller's, with a child for each request that it makes", () => {
  const fetches = [{ startedAt: at, endedAt: at, method: 'GET', status: null }]
  const { spans } = telemetryOf('r-1', batch({ fetches, traceparent: `00-${TRACE}-${PARENT}-01` }), SITE)
  expect(spans).toMatchObject([
    { traceId: TRACE, parentSpanId: PARENT, name: 'GET', kind: 'server', isError: false },
    { traceId: TRACE, parentSpanId: spans[0]?.spanId, name: 'GET', kind: 'client', isError: true },
  ])
  expect(spans[1]?.attributes).toMatchObject({ 'error.type': '_OTHER' })
  expect(spans[0]?.startedAt).toEqual(new Date('2026-11-27T10:00:01.000Z'))
})

test('a request span is named by its route, and has an error status if it failed', () => {
  const path = '/api/crawls/7d0c'
  const lines = [{ ...summary({ path, status: 503 }), level: 'error', at }]
  const [span] = telemetryOf('r-1', batch({ lines, route: '/api/crawls/:id' }), SITE).spans
  expect(span).toMatchObject({ name: 'GET /api/crawls/:id', isError: true })
  expect(span?.attributes).toEqual({
    ...{ 'http.request.method': 'GET', 'http.route': '/api/crawls/:id', 'http.response.status_code': 503 },
    ...{ 'url.path': path, 'url.scheme': 'https', 'server.address': 'app.acme.com' },
    ...{ 'error.type': '503', 'contactory.request_id': 'r-1' },
  })
})

test('a queue message is a messaging span with the class of its error, and an error has its attributes', () => {
  const error = 'TypeError: fetch failed\n    at send (worker.js:1:2)'
  const failed = { level: 'error', event: 'queue message failed', facts: { queue: 'mail', error }, at } as const
  const told = { queue: 'mail', outcome: 'retried', attempt: 2, ms: 5 }
  const lines = [failed, { level: 'warn', event: 'queue message', facts: told, at }]
  const { spans, records } = telemetryOf('r-1', batch({ lines }), SITE)
  expect(spans).toMatchObject([{ name: 'process mail', kind: 'consumer', isError: true }])
  expect(spans[0]?.attributes).toMatchObject({
    ...{ 'messaging.system': 'cloudflare_queues', 'messaging.destination.name': 'mail' },
    ...{ 'messaging.operation.name': 'process', 'messaging.operation.type': 'process' },
    ...{ 'error.type': 'TypeError', 'contactory.outcome': 'retried', 'contactory.attempt': 2 },
  })
  expect(records[0]?.attributes).toEqual({
    ...{ 'contactory.request_id': 'r-1', 'messaging.destination.name': 'mail' },
    ...{ 'exception.type': 'TypeError', 'exception.message': 'fetch failed', 'exception.stacktrace': error },
  })
})

test('the bodies have the shape of OTLP/JSON', () => {
  const { spans, records } = telemetryOf('r-1', batch({ traceparent: `00-${TRACE}-${PARENT}-01` }), SITE)
  const [span] = tracesBody({ 'service.name': 'contactory' }, spans).resourceSpans[0]!.scopeSpans[0]!.spans
  expect(span).toMatchObject({
    ...{ traceId: TRACE, parentSpanId: PARENT, kind: 2, status: {} },
    ...{ startTimeUnixNano: '1795773601000000000', endTimeUnixNano: '1795773601250000000' },
  })
  expect(span?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: '200' } })
  const [record] = logsBody({}, records).resourceLogs[0]!.scopeLogs[0]!.logRecords
  expect(record).toMatchObject({
    severityNumber: 9,
    severityText: 'INFO',
    body: { stringValue: 'request' },
    traceId: TRACE,
  })
  expect(record?.attributes).toContainEqual({ key: 'contactory.request_id', value: { stringValue: 'r-1' } })
})

test('exported data is redacted like the log, and a failing collector has no effect on requests', async () => {
  const lines = new LogLines()
  const log = createLog({}, (_level, _text, line) => lines.add(line))
  log.error('sign-in failed', { password: 'hunter2hunter2', error: new Error('Bearer abcdefghijklmnop0123456789') })
  for (let index = 0; index < 60; index++) lines.addFetch({ startedAt: at, endedAt: at, method: 'GET', status: 200 })
  const handed: Parameters<typeof telemetryOf>[1][] = []
  lines.settle((told) => handed.push(told), summary({ status: 500 }))
  expect(handed[0]?.fetches).toHaveLength(50)
  const sent: { url: string; init: RequestInit }[] = []
  const answers = [new Response(null, { status: 500 }), new Response('x', { status: 302 })]
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    sent.push({ url: String(url), init: init! })
    return answers.pop() ?? Promise.reject(new Error('no route'))
  })
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const otlp = {
    endpoint: 'https://otel.acme.com',
    headers: { authorization: 'Basic x' },
    environment: 'production',
    appUrl: SITE,
  }
  for (let times = 0; times < 2; times++) await exportTelemetry(otlp as never, 'r-1', handed[0]!)
  expect(sent.map(({ url }) => url).slice(0, 2)).toEqual([
    'https://otel.acme.com/v1/logs',
    'https://otel.acme.com/v1/traces',
  ])
  expect(sent[0]?.init.headers).toEqual({ authorization: 'Basic x', 'content-type': 'application/json' })
  const bodies = sent.map(({ init }) => String(init.body)).join()
  expect(bodies).toContain('sign-in failed')
  expect(bodies).not.toMatch(/hunter2|abcdefghijklmnop/)
  expect(warned).toHaveBeenCalledTimes(2)
  fetching.mockRestore()
  warned.mockRestore()
})
