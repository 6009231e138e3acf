import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { listLogs } from '../contracts/logs/logs.ts'
import { health } from '../contracts/system/system.ts'
import { inBackground } from '../core/background.ts'
import { readConfig } from '../core/config.ts'
import { keepLog } from '../core/logs/keep-log.ts'
import { collectingLog, LogLines } from '../core/logs/log-lines.ts'
import { count } from '../core/metrics/counters.ts'
import { flushCounts } from '../core/metrics/flush-counts.ts'
import { createDb } from '../db/client.ts'
import { systemClock } from '../lib/clock.ts'
import { AppError } from '../lib/errors.ts'
import type { Log, LogLevel, LogLine } from '../lib/log.ts'
import { loggedPath } from './logged-path.ts'
import { routeClass } from './route-class.ts'
import type { HttpEnv } from './surface-types.ts'

/** Stores what each request logs, and a line with its result. The response does not wait for this. */
export const logged: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const startedMs = Date.now()
  const logLines = new LogLines()
  c.set('logLines', logLines)
  logLines.traceparent = c.req.header('traceparent') ?? null
  await next()
  const { requestId, services } = c.var
  const ctx = { db: createDb(c.env.DB), clock: systemClock, requestId, logLines, config: readConfig(c.env) }
  noteRequest(c, Date.now() - startedMs)
  logLines.route = patternOf(c) ?? null
  keepLog(ctx, services?.account?.id ?? null, lineOf(c, Date.now() - startedMs))
  const route = routeClass(c.req.path)
  count('contactory_http_requests_total', { route, status: String(c.res.status) })
  count('contactory_http_request_seconds_total', { route }, (Date.now() - startedMs) / 1_000)
  flushCounts(ctx)
}

/**
 * Records a request of an API key for its account to see. Requests over the key's limits never get here, so a flood of
 * requests does not become a flood of records.
 */
function noteRequest(c: Context<HttpEnv>, ms: number): void {
  const { services: ctx } = c.var
  if (ctx?.actor.kind !== 'api-key') return
  const { keyId } = ctx.actor
  const { method, path } = requestOf(c)
  const request = {
    ...{ method, path, status: c.res.status, duration_ms: ms, ip_address: ctx.ipAddress },
    code: c.error instanceof AppError ? c.error.code : null,
    created_at: ctx.clock.now().toISOString(),
  }
  inBackground(ctx, () => ctx.meters.note(keyId, request))
}

/** The method and path of a request in the form that is logged. */
function requestOf(c: Context<HttpEnv>) {
  return {
    method: /^[A-Z]{1,10}$/.test(c.req.method) ? c.req.method : 'OTHER',
    path: loggedPath(patternOf(c), c.req.path),
  }
}

/** Undefined if no route matches. */
const patternOf = (c: Context<HttpEnv>) => matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path

/** The log of a request, even if it failed before authentication. */
export const logOf = ({ var: { services, requestId, logLines } }: Context<HttpEnv>): Log =>
  services?.log ?? collectingLog(requestId, logLines)

function lineOf(c: Context<HttpEnv>, ms: number): LogLine | null {
  const { status } = c.res
  if (!isTold(c, status)) return null
  const facts = {
    ...requestOf(c),
    status,
    ms,
    ...(c.error instanceof AppError && { code: c.error.code }),
    ...(c.var.services && { actor: c.var.services.actor.kind }),
  }
  return { level: levelOf(status, c.var.logLines), event: 'request', facts }
}

/** A failure is logged as an error once: if another line already reports it, this one is only a warning. */
function levelOf(status: number, lines: LogLines): LogLevel {
  if (status < 400) return 'info'
  return status >= 500 && !lines.hasError ? 'error' : 'warn'
}

/**
 * Whether a request is logged. Pages and files only if they fail. Health checks never: they come every few seconds and
 * have a log of their own. Nor successful polls of the log itself, which would fill it.
 */
function isTold(c: Context<HttpEnv>, status: number): boolean {
  const { path } = c.req
  if (path === `/api${health.path}`) return false
  if (path === `/api${listLogs.path}` && c.req.query('after') !== undefined && status < 400) return false
  return status >= 500 || path === '/mcp' || path === '/api' || path.startsWith('/api/')
}
