import { vi } from 'vitest'
import type { Endpoint, ReturnsOf } from '../../../src/contracts/endpoint.ts'
import type { ErrorCode, FieldErrors } from '../../../src/contracts/errors.ts'
import { phoneTextsOf } from '../../../src/http/phone-texts.ts'

export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: unknown
}
type Reply = (request: SeenRequest) => Response | Promise<Response>
type Payload<E extends Endpoint> = ReturnsOf<E> & { message?: string }

/** A fake server: responds by endpoint, typed by the contracts, and records requests. Replaces `fetch`. */
export function fakeApi() {
  const seen: SeenRequest[] = []
  let ownCountry: string | null = null
  /** Wrapped like the application wraps the result of a handler. */
  const successOf = (payload: object) =>
    Response.json({ success: true, status: 'successful', ...payload, ...phoneTextsOf(payload, ownCountry) })
  const replies: { method: string; path: RegExp; reply: Reply }[] = []

  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, location.origin)
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
    const method = init.method ?? 'GET'
    const request = { method, path: url.pathname, query: url.searchParams, headers: new Headers(init.headers), body }
    seen.push(request)
    const known = replies.find((one) => one.method === method && one.path.test(url.pathname))
    if (!known) throw new TypeError(`Nothing answers ${method} ${url.pathname}`)
    return ofPage(await known.reply(request))
  })

  const on = (endpoint: Endpoint, reply: Reply) => {
    const path = new RegExp(`^/api${endpoint.path.replace(/:\w+/g, '[^/]+')}$`)
    replies.unshift({ method: endpoint.method.toUpperCase(), path, reply })
  }

  return {
    seen,
    /** Formats phone numbers for an account of this country from now on. By default it has none. */
    liveIn: (country: string | null) => {
      ownCountry = country
    },
    /** The next calls of an endpoint succeed with this. */
    answer: <E extends Endpoint>(endpoint: E, payload: Payload<E>) => on(endpoint, () => successOf(payload)),
    /** The next calls of an endpoint succeed with the result of a function of the request. */
    answerBy: <E extends Endpoint>(endpoint: E, payloadOf: (request: SeenRequest) => Payload<E>) =>
      on(endpoint, (request) => successOf(payloadOf(request))),
    /** The next calls of an endpoint fail with this error. */
    refuse: (endpoint: Endpoint, status: number, code: ErrorCode, message: string, errors?: FieldErrors) =>
      on(endpoint, () =>
        Response.json(
          { success: false, status: 'error', code, message, errors, request_id: 'r1' },
          { status, headers: status === 429 ? { 'retry-after': '60' } : {} },
        ),
      ),
    /** The next calls of an endpoint get the response of a foreign server. */
    garble: (endpoint: Endpoint, status: number) => on(endpoint, () => new Response('<html>', { status })),
    /** The next calls of an endpoint get no response. */
    drop: (endpoint: Endpoint) =>
      on(endpoint, () => {
        throw new TypeError('Failed to fetch')
      }),
    /** The next calls of an endpoint stay pending. @returns a function that completes them with a response */
    hold: <E extends Endpoint>(endpoint: E) => {
      const held = Promise.withResolvers<Response>()
      on(endpoint, () => held.promise)
      return (payload: Payload<E>) => held.resolve(successOf(payload))
    },
  }
}

/** As in a browser, the objects of its JSON are the page's own. Those of Node's `json` have another `Object`. */
const ofPage = (response: Response): Response =>
  Object.assign(response, { json: async () => JSON.parse(await response.text()) })
