import packageJson from '../../../package.json' with { type: 'json' }
import { createLog } from '../../lib/log.ts'
import { type Attributes, logsBody, tracesBody } from '../../lib/otlp/otlp-json.ts'
import type { Config } from '../config.ts'
import type { LogBatch } from './log-lines.ts'
import { telemetryOf } from './telemetry-of.ts'

type Otlp = NonNullable<Config['otlp']>

const TIMEOUT_MS = 5_000

/**
 * Sends what is stored of a request or message to the configured OpenTelemetry collector as well: its lines, which are
 * redacted, and a trace with its requests to other servers. Never throws, and nobody waits for it.
 */
export async function exportTelemetry(otlp: Otlp, requestId: string, batch: LogBatch): Promise<void> {
  const { spans, records } = telemetryOf(requestId, batch, otlp.appUrl)
  const resource: Attributes = {
    'service.name': 'contactory',
    'service.version': packageJson.version,
    'deployment.environment.name': otlp.environment,
  }
  const sent = await Promise.allSettled([
    records.length > 0 && post(otlp, '/v1/logs', logsBody(resource, records)),
    spans.length > 0 && post(otlp, '/v1/traces', tracesBody(resource, spans)),
  ])
  const failed = sent.find((one) => one.status === 'rejected')
  // Console only: a line to store would be exported again.
  if (failed) createLog({ request_id: requestId }).warn('telemetry could not be exported', { error: failed.reason })
}

async function post({ endpoint, headers }: Otlp, path: string, body: object): Promise<void> {
  const response = await fetch(`${endpoint}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The collector answered ${response.status}`)
}
