// Must be imported first, so that the bundler places it beside zod and before every contract.
import './zod-without-eval.ts'
import { type AnyCallInput, type CallInput, requestOf } from '../../src/contracts/call.ts'
import type { Endpoint, ReturnsOf } from '../../src/contracts/endpoint.ts'
import { ErrorBody } from '../../src/contracts/errors.ts'
import { PREFERS_PHONE_TEXTS, type WithPhoneTexts } from '../../src/rules/phones/phone-texts.ts'
import { WORKSPACE_HEADER } from '../../src/rules/workspaces/workspace-header.ts'
import { CallError } from './call-error.ts'
import { currentWorkspace } from './current-workspace.ts'
import { readImpersonation, removeImpersonation, tokenInForce } from './impersonation.ts'
import { rememberPhoneTexts } from './phone-text.ts'
import { removeToken } from './stored-token.ts'
import { ownTask } from './task-queue.ts'

/** The input of a call. Optional if the endpoint needs none. */
export type CallArguments<E extends Endpoint> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]
export type CallAnswer<E extends Endpoint> = ReturnsOf<E> & { message?: string }

/**
 * Calls an endpoint as the signed-in account.
 *
 * @returns the response as the contract declares it, with the server's message if there is one
 * @throws CallError with the server's error, or with code `network`; the signal's reason when aborted
 */
export async function call<E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>): Promise<CallAnswer<E>> {
  const response = await send(endpoint, input ?? {})
  const answer: unknown = await response.json().catch(() => null)
  if (typeof answer !== 'object' || answer === null) throw new CallError(response.status, null)
  rememberPhoneTexts((answer as WithPhoneTexts).phone_texts ?? {})
  return answer as CallAnswer<E>
}

/**
 * Calls an endpoint that returns a file.
 *
 * @returns the file and the name that the server specifies
 * @throws like `call`
 */
export async function download<E extends Endpoint>(
  endpoint: E,
  ...[input]: CallArguments<E>
): Promise<{ blob: Blob; fileName: string }> {
  const response = await send(endpoint, input ?? {})
  return { blob: await response.blob(), fileName: fileNameOf(response.headers.get('content-disposition')) }
}

/**
 * Registers what happens when the server rejects the current token, which is deleted by then. Called once, by the
 * session store.
 */
export function onSessionLost(listener: () => void): void {
  sessionLost = listener
}

let sessionLost: () => void = () => {}

/** Registers what happens when the server asks for a second factor to be added first. Called once, by the session store. */
export function onFactorMissing(listener: () => void): void {
  factorMissing = listener
}

let factorMissing: () => void = () => {}

/**
 * Registers how a second factor is asked for where a call needs one. Called once, by the dialog that asks.
 *
 * @param ask resolves to whether the factor was proved, so that the call is made again
 */
export function onFactorRequired(ask: () => Promise<boolean>): void {
  askForFactor = ask
}

let askForFactor: () => Promise<boolean> = async () => false

/**
 * Pages on which a 401 is an ordinary error. Verification is among them, since a link must work despite a stale token.
 */
const AUTH_PAGES = new Set([
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/email/confirm',
  '/email/undo',
  '/factor-reset/stop',
  '/opt-out/confirm',
  '/unsubscribe',
])

async function send(
  endpoint: Endpoint,
  input: AnyCallInput & { signal?: AbortSignal },
  isRepeated = false,
): Promise<Response> {
  const { path, init } = requestOf(endpoint, input)
  const headers = new Headers(init.headers)
  headers.set('accept', endpoint.file ?? 'application/json')
  if (!endpoint.file) headers.set('prefer', PREFERS_PHONE_TEXTS)
  const token = tokenInForce()
  if (token) headers.set('authorization', `Bearer ${token}`)
  const workspace = currentWorkspace()
  if (token && workspace) headers.set(WORKSPACE_HEADER, workspace)
  const turn = ownTask()
  if (turn) await turn
  const response = await fetch(path, { ...init, headers, signal: input.signal }).catch((error: unknown) => {
    throw input.signal?.aborted ? error : new CallError(0, null)
  })
  if (response.ok) return response
  // A 401 for a token that has been replaced since does not concern the new one.
  if (response.status === 401 && !AUTH_PAGES.has(location.pathname) && tokenInForce() === token) {
    // The end of an impersonation does not affect the administrator's own session.
    if (readImpersonation()) removeImpersonation()
    else removeToken()
    sessionLost()
  }
  const error = await errorOf(response)
  if (error.code === 'factor_missing') factorMissing()
  // At sign-in the form itself asks.
  const mayAsk = error.code === 'factor_required' && endpoint.permission !== 'public' && !isRepeated
  if (mayAsk && (await askForFactor())) return send(endpoint, input, true)
  throw error
}

async function errorOf(response: Response): Promise<CallError> {
  const body = ErrorBody.safeParse(await response.json().catch(() => null))
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new CallError(response.status, body.data ?? null, Number.isFinite(retryAfter) ? retryAfter : null)
}

/** RFC 6266: the extended form takes precedence over the plain one. */
function fileNameOf(disposition: string | null): string {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (extended) return decodeURIComponent(extended)
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? 'download'
}
