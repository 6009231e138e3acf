import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { EXIT, Failure, refusal } from './failure.mjs'
import { io } from './io.mjs'
import { readAddress, readKey } from './settings.mjs'
import { note } from './terminal.mjs'
import { VERSION } from './version.mjs'

/** The longest wait; if the server asks for more, the limit counts as used up and the command fails. */
const WAIT_SECONDS_MAX = 300
/** Attempts of a request without a response, or with one that asks for a retry. */
const TRIES = 4
const FIRST_PAUSE_MS = 250

/** @typedef {'GET' | 'POST' | 'PUT' | 'DELETE'} Method */

/**
 * @typedef {object} Call
 * @property {Record<string, string | undefined>} [query]
 * @property {unknown} [body]
 * @property {boolean} [isNamed] sends an idempotency key, so that a retry has no second effect
 * @property {string} [accept]
 * @property {AbortSignal} [signal]
 */

/** A client of the external API, with an API key or a session. */
export class Api {
  #address = readAddress()
  #key
  #base

  /**
   * @param {{ 'key-file'?: string | undefined }} options
   * @param {{ key: string, base: string }} [session] replaces the key: a person's session token, and the base path of
   * its API
   */
  constructor(options, session) {
    this.#key = session?.key ?? readKey(options)
    this.#base = session?.base ?? '/api/v1'
  }

  /**
   * Signs in as a person, for what API keys are not allowed to do.
   *
   * @param {string} email
   * @param {string} password
   */
  static async signIn(email, password) {
    const visitor = new Api({}, { key: 'none', base: '/api' })
    const { data } = await visitor.call('POST', '/login', { body: { email, password } })
    return new Api({}, { key: data.token, base: '/api' })
  }

  /**
   * Calls an endpoint and returns its response; retries, and waits if the server asks for it.
   *
   * @param {Method} method
   * @param {string} path below `/api/v1`, or below the session's base path
   * @param {Call} [call]
   * @returns {Promise<any>} the response that the endpoint's contract describes
   * @throws {Failure} if the request is refused or the server cannot be reached
   */
  async call(method, path, call = {}) {
    return (await this.send(method, path, call)).json()
  }

  /**
   * As `call`, for responses that are not JSON.
   *
   * @param {Method} method
   * @param {string} path
   * @param {Call} [call]
   */
  async send(method, path, { query = {}, body, isNamed, accept = 'application/json', signal } = {}) {
    const url = new URL(`${this.#address}${this.#base}${path}`)
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value)
    /** @type {Record<string, string>} */
    const headers = { authorization: `Bearer ${this.#key}`, accept, 'user-agent': `contactory-cli/${VERSION}` }
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (isNamed) headers['idempotency-key'] = randomUUID()
    // Redirects are not followed: one could send the key to another host, and the API uses none.
    /** @type {RequestInit} */
    const init = {
      method,
      headers,
      redirect: 'manual',
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    }
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt === TRIES
      const response = await fetch(url, init).catch((error) => {
        if (isLast || signal?.aborted) throw this.#unreachable(error)
        return null
      })
      if (response?.ok) return response
      if (response) {
        const error = /** @type {Partial<import('../src/contracts/errors.ts').ErrorBody>} */ (
          await response.json().catch(() => ({}))
        )
        if (response.status === 429) {
          await waitAsRequested(response, error)
          // Waits requested by the server do not count as failed attempts.
          attempt = 0
          continue
        }
        // After a retry, a conflict means that the first request with this idempotency key is still running.
        const isPassing = response.status >= 502 || (isNamed && attempt > 1 && error.code === 'conflict')
        if (!isPassing || isLast) throw refusal(error, response.status)
      }
      await pause(FIRST_PAUSE_MS * 2 ** attempt)
    }
  }

  /**
   * Iterates over all rows of a list, page by page.
   *
   * @param {string} path
   * @param {Record<string, string | undefined>} [query]
   * @returns {AsyncGenerator<any[]>} pages with at least one row
   */
  async *parts(path, query = {}) {
    /** @type {string | undefined} */
    let cursor
    do {
      const { data, next_cursor } = await this.call('GET', path, { query: { ...query, limit: '100', cursor } })
      if (data.length > 0) yield data
      cursor = next_cursor ?? undefined
    } while (cursor !== undefined)
  }

  /** @param {Error & { cause?: unknown }} error */
  #unreachable(error) {
    const why = error.cause instanceof Error ? error.cause.message : error.message
    const hint = io().env.CONTACTORY_URL ? '' : ' Set CONTACTORY_URL to the address of your Contactory.'
    return new Failure(`${this.#address} does not answer: ${why}.${hint}`, EXIT.failed)
  }
}

/**
 * @param {Response} response
 * @param {Partial<import('../src/contracts/errors.ts').ErrorBody>} error
 */
async function waitAsRequested(response, error) {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  if (!(seconds >= 0 && seconds <= WAIT_SECONDS_MAX)) throw refusal(error, response.status)
  note(`Too many requests: going on in ${seconds} s.`)
  await pause(seconds * 1_000)
}
