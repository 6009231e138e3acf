import type { ErrorBody, ErrorCode, FieldErrors } from '../../src/contracts/errors.ts'

/** Why a call failed: the server's own error, or `network` without a response. */
export class CallError extends Error {
  readonly code: ErrorCode | 'network'
  /** Messages by field of the request's body. */
  readonly fields: FieldErrors
  /** HTTP status; 0 without a response. */
  readonly status: number
  readonly retryAfterSeconds: number | null
  /** Identifies the request in the logs, for support. */
  readonly requestId: string | null
  /** False if the client made `message`, because the server sent none. */
  readonly isFromServer: boolean

  constructor(status: number, body: ErrorBody | null, retryAfterSeconds: number | null = null) {
    super(body?.message ?? (status === 0 ? 'Network Error' : `Request failed with status code ${status}`))
    this.name = 'CallError'
    this.code = body?.code ?? (status === 0 ? 'network' : 'internal')
    this.fields = body?.errors ?? {}
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
    this.requestId = body?.request_id ?? null
    this.isFromServer = body !== null
  }
}

/** The message to show: the server's, or `fallback` if it sent none. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof CallError && error.isFromServer ? error.message : fallback
}
