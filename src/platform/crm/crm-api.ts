import { callApi, type OpenApi } from '../oauth/call-api.ts'
import { oneSentence, type ProviderAnswer } from '../providers/fetch-provider.ts'
import { ProviderError } from '../providers/provider-error.ts'
import type { Pacer } from './pacer.ts'
import { RecordsRefused } from './port.ts'

/** What a provider's answer says about a failure: its code and message, empty where it has none. */
export interface ApiProblem {
  readonly code: string
  readonly message: string
}

/** How a provider's API differs from others. */
export interface CrmApiTerms {
  readonly label: string
  readonly open: OpenApi
  readonly pace: Pacer
  readonly problemIn: (body: unknown) => ApiProblem
  /** Codes with which it rejects the grant, whatever the status. */
  readonly signInCodes?: ReadonlySet<string>
  /** Codes of an exhausted quota, and how long to wait for it if it does not say. */
  readonly quota?: { readonly codes: ReadonlySet<string>; readonly seconds: number }
}

/** Sends a request with a JSON body and returns the JSON of the answer; null for none. */
export type CrmApi = <T>(method: string, path: string, body?: unknown) => Promise<T>

const TIMEOUT_MS = 30_000
const ANSWER_LENGTH_MAX = 8 * 1024 * 1024
const RATE_SECONDS = 10
const WAIT_SECONDS_MAX = 24 * 3_600
/** Statuses with which a request is refused for what it contains. */
const REFUSED = new Set([400, 404, 409, 413, 422])

/**
 * Creates the caller of a provider's API.
 *
 * @returns a function that throws `RecordsRefused` for a request with bad contents (404 included), and `ProviderError`
 * for any other failure
 */
export function createCrmApi(terms: CrmApiTerms): CrmApi {
  return async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    await terms.pace()
    const init: RequestInit =
      body === undefined
        ? { method }
        : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const answer = await callApi(terms.open, path, init, TIMEOUT_MS, ANSWER_LENGTH_MAX)
    if (answer.kind === 'answer' && answer.status < 300) return jsonOf(answer.text) as T
    throw failureOf(terms, answer)
  }
}

/** What a failed request means: the grant is gone, wait, or refused. */
export function failureOf(terms: Omit<CrmApiTerms, 'open' | 'pace'>, answer: ProviderAnswer): Error {
  const { label, problemIn, signInCodes, quota } = terms
  if (answer.kind !== 'answer') return later(`${label} cannot be reached. Try again later.`, null)
  const { status, text, retryAfterSeconds } = answer
  const { code, message } = problemIn(jsonOf(text))
  if (status === 401 || signInCodes?.has(code))
    return new ProviderError({
      kind: 'sign_in',
      reason: `${label} no longer accepts the permission. Connect it again.`,
      retryAfterSeconds: null,
    })
  if (quota?.codes.has(code))
    return later(`${label} takes no more today: ${said(message, code)}`, retryAfterSeconds ?? quota.seconds)
  if (status === 429) return later(`${label} takes no more for now.`, retryAfterSeconds ?? RATE_SECONDS)
  if (status >= 500 || status === 408)
    return later(`${label} is out of order (${status}). Try again later.`, retryAfterSeconds)
  const reason = said(message, code || String(status))
  if (REFUSED.has(status)) return new RecordsRefused(reason)
  return new ProviderError({ kind: 'refused', reason: `${label} refused: ${reason}`, retryAfterSeconds: null })
}

const said = (message: string, code: string) => oneSentence(message || code)

const later = (reason: string, retryAfterSeconds: number | null) =>
  new ProviderError({
    kind: 'later',
    reason,
    retryAfterSeconds: retryAfterSeconds === null ? null : Math.min(retryAfterSeconds, WAIT_SECONDS_MAX),
  })

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** A member of an untrusted object; undefined if it is none. */
export const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** An untrusted value as a text; empty for anything but texts, numbers and booleans. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** The texts of an object's members, without empty ones. */
export const textsOf = (values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (textOf(value) === '' ? [] : [[name, textOf(value)]])),
  )
