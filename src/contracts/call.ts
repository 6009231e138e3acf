import type { BodyFor, Endpoint, ParamsFor, QueryFor } from './endpoint.ts'

/** The input of a call to an endpoint, without the parts that the endpoint does not declare. */
export type CallInput<E extends Endpoint> = (E['params'] extends undefined ? unknown : { params: ParamsFor<E> }) &
  (E['query'] extends undefined ? unknown : { query?: QueryFor<E> }) &
  (E['body'] extends undefined ? unknown : { body: BodyFor<E> | FormData }) & { signal?: AbortSignal }

/** The parts of a call, whatever its endpoint. */
export interface AnyCallInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** The request of a call: `/api/dashboard/crawls/<id>?page=2`, with the body as JSON unless it is a form. */
export function requestOf(endpoint: Endpoint, input: AnyCallInput): { path: string; init: RequestInit } {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  const search = query.toString()
  const url = `/api${path}${search ? `?${search}` : ''}`
  const init: RequestInit = { method: endpoint.method.toUpperCase() }
  if (!endpoint.body) return { path: url, init }
  if (input.body instanceof FormData) init.body = input.body
  else if (input.body !== undefined) {
    init.body = JSON.stringify(input.body)
    init.headers = { 'content-type': 'application/json' }
  }
  return { path: url, init }
}
