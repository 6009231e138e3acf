import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Endpoint, ReturnsOf } from '../../../../src/contracts/endpoint.ts'
import { ErrorBody, type ErrorCode } from '../../../../src/contracts/errors.ts'
import { V1_ENDPOINTS } from '../../../../src/contracts/v1/all.ts'
import type { CrawlJob } from '../../../../src/contracts/v1/crawls.ts'
import { unknownFields } from '../../../../src/lib/unknown-fields.ts'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}
/** Responds to a request; the test reports any exception. */
export type Answer = (response: ServerResponse, asked: Asked) => void | Promise<void>

const send = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

/** A response of an endpoint, validated against its contract so that fixtures cannot drift from the API. */
export const answering =
  <E extends Endpoint>(endpoint: E, body: ReturnsOf<E> | ((asked: Asked) => ReturnsOf<E>)): Answer =>
  (response, asked) => {
    const told = typeof body === 'function' ? (body as (asked: Asked) => ReturnsOf<E>)(asked) : body
    send(response, endpoint.status ?? 200, {
      success: true,
      status: 'successful',
      ...(endpoint.returns.parse(told) as object),
    })
  }

export const refusing =
  (
    status: number,
    code: ErrorCode,
    more: { errors?: ErrorBody['errors']; headers?: Record<string, string>; message?: string } = {},
  ): Answer =>
  (response) => {
    const { errors, headers, message = `Refused: ${code}` } = more
    const body = { success: false, status: 'error', code, message, errors, request_id: 'r' }
    send(response, status, ErrorBody.parse(body), headers)
  }

/** Server-Sent Events as `/events` sends them, in arbitrary chunks. */
export const streaming =
  (jobs: readonly CrawlJob[], { isOpen = false, isBroken = false } = {}): Answer =>
  async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    const events = jobs.map(
      (job) => `event: ${job.finished_at ? 'finished' : 'progress'}\ndata: ${JSON.stringify(job)}\n\n`,
    )
    const stream = `: still here\n\n${events.join('')}`
    for (let at = 0; at < stream.length; at += 100) {
      response.write(stream.slice(at, at + 100))
      await new Promise((resolve) => setImmediate(resolve))
    }
    if (isBroken) response.destroy()
    else if (!isOpen) response.end()
  }

/** Returns one response after the other; the last one repeats. */
export function inTurn(...answers: readonly Answer[]): Answer {
  let at = 0
  return (response, asked) => answers[Math.min(at++, answers.length - 1)]!(response, asked)
}

/** Query parameters that the requested endpoint does not have, and that the API would reject. */
function strangeParameters({ method, path, query }: Asked) {
  const parts = path.split('/')
  const isAt = (pattern: string) => {
    const own = pattern.replace(/^\/v1/, '').split('/')
    return own.length === parts.length && own.every((part, at) => part.startsWith(':') || part === parts[at])
  }
  const endpoint = [...V1_ENDPOINTS.values()].find((one) => one.method === method.toLowerCase() && isAt(one.path))
  return endpoint ? unknownFields(endpoint.query, query, 'parameter') : {}
}

/** A fake of the external API with the given responses by `METHOD /path`. */
export async function serveApi(answers: Readonly<Record<string, Answer>>) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://127.0.0.1')
    const path = url.pathname.replace(/^\/api\/v1/, '')
    const sent = await text(request)
    const one: Asked = {
      method: request.method!,
      path,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: sent === '' ? null : JSON.parse(sent),
    }
    asked.push(one)
    const errors = strangeParameters(one)
    const answer =
      Object.keys(errors).length > 0
        ? refusing(422, 'validation_failed', { errors })
        : (answers[`${request.method} ${path}`] ?? refusing(404, 'not_found'))
    await answer(response, one)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
