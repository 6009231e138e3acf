import type { z } from 'zod'
import { type AppError, conflict, unavailable } from '../../lib/errors.ts'
import { asObject, fetchProvider, oneSentence } from '../providers/fetch-provider.ts'

/** A provider's address and settings for requests. */
export interface Asked {
  readonly label: string
  readonly url: string
  /** Secrets to redact from whatever the provider says. */
  readonly secrets: readonly string[]
  readonly timeoutMs: number
}

/** A provider's response: success, or a failure below 500. */
export interface Told {
  readonly status: number
  readonly isDone: boolean
  readonly body: Readonly<Record<string, unknown>>
}

export const TIMEOUT_MS = 15_000
/**
 * Statuses that say nothing about the payment: a problem with the key, the rate, or another request for the same thing.
 */
const NOT_THE_PAYMENTS_FAULT = new Set([401, 403, 408, 409, 425, 429])

/**
 * Sends a request to a payment provider.
 *
 * @throws unavailable if it is unknown whether the request was processed: no answer, a status of 500 or more, a
 * redirect, or a body that is no JSON object
 */
export async function ask(provider: Asked, path: string, init: RequestInit): Promise<Told> {
  const { label, timeoutMs } = provider
  const answer = await fetchProvider(`${provider.url}${path}`, init, timeoutMs)
  if (answer.kind !== 'answer') throw noAnswer(label)
  const { status, text } = answer
  if (status >= 500 || (status >= 300 && status < 400))
    throw unavailable(`${label} answered ${status}. Try again later.`)
  const body = asObject(text)
  // Some providers send an empty body on success.
  if (status !== 204 && Object.keys(body).length === 0) throw notUnderstood(label)
  return { status, isDone: status < 300, body }
}

/** A request with a JSON body. */
export const json = (body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** Validates a provider's response. @throws unavailable if it has another shape */
export function read<Shape extends z.ZodType>(shape: Shape, body: unknown, { label }: Asked): z.output<Shape> {
  const parsed = shape.safeParse(body)
  if (!parsed.success) throw notUnderstood(label)
  return parsed.data
}

/** The error for a request that the provider rejected. */
export function refusalBy(provider: Asked, { status }: Pick<Told, 'status'>, reason: unknown): AppError {
  const { label } = provider
  if (status === 401 || status === 403)
    return unavailable(`${label} does not let us ask for this. Choose another way to pay.`)
  if (NOT_THE_PAYMENTS_FAULT.has(status)) return unavailable(`${label} asks us to wait. Try again later.`)
  return conflict(wordsOf(provider, reason, `${label} answered ${status}`))
}

/** The provider's message as one sentence without our secrets. */
export function wordsOf({ secrets }: Pick<Asked, 'secrets'>, reason: unknown, otherwise: string): string {
  const said = typeof reason === 'string' && reason.trim() !== '' ? reason : otherwise
  return oneSentence(secrets.reduce((text, secret) => text.replaceAll(secret, '…'), said))
}

export const noAnswer = (label: string): AppError => unavailable(`${label} cannot be reached. Try again later.`)
export const notUnderstood = (label: string): AppError =>
  unavailable(`${label} gave an answer that was not understood. Try again later.`)
