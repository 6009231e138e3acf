import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { listLogs } from '../contracts/logs.ts'
import { health } from '../contracts/system.ts'
import { inBackground } from '../core/background.ts'
import { keepLog } from '../core/logs/keep-log.ts'
import { collectingLog, LogLines } from '../core/logs/log-lines.ts'
import { createDb } from '../db/client.ts'
import { systemClock } from '../lib/clock.ts'
import { AppError } from '../lib/errors.ts'
import type { Log, LogLevel, LogLine } from '../lib/log.ts'
import { loggedPath } from './logged-path.ts'
import type { HttpEnv } from './surface-types.ts'

/** Keeps what each request logs, and a line that says how it was answered. Nothing of it is waited for. */
export const logged: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const startedMs = Date.now()
  const logLines = new LogLines()
  c.set('logLines', logLines)
  await next()
  const { requestId, services } = c.var
  const ctx = { db: createDb(c.env.DB), clock: systemClock, requestId, logLines }
  noteRequest(c, Date.now() - startedMs)
  keepLog(ctx, services?.account?.id ?? null, lineOf(c, Date.now() - startedMs))
}

/** Keeps what a key was used for, where its account sees it. What its limits refuse never comes here, so that a flood is no flood of notes. */
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

/** The method and path of a request as they are written down. */
function requestOf(c: Context<HttpEnv>) {
  const pattern = matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path
  return {
    method: /^[A-Z]{1,10}$/.test(c.req.method) ? c.req.method : 'OTHER',
    path: loggedPath(pattern, c.req.path),
  }
}

/** The log of a request, also of one that failed before anybody was identified. */
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

/** What failed is an error once: where its own line says so already, this one only says how it was answered. */
function levelOf(status: number, lines: LogLines): LogLevel {
  if (status < 400) return 'info'
  return status >= 500 && !lines.hasError ? 'error' : 'warn'
}

/**
 * Pages and files only where they fail. Probes never: they come every few seconds and have a log of their own. Whoever watches the
 * log would only see themselves watching.
 */
function isTold(c: Context<HttpEnv>, status: number): boolean {
  const { path } = c.req
  if (path === `/api${health.path}`) return false
  if (path === `/api${listLogs.path}` && c.req.query('after') !== undefined && status < 400) return false
  return status >= 500 || path === '/mcp' || path === '/api' || path.startsWith('/api/')
}
