import { fetchProvider, type ProviderAnswer } from '../providers/fetch-provider.ts'
import { MailboxError } from './port.ts'

/** The base URL of a mail API with an access token for it. */
export interface ApiAccess {
  readonly apiUrl: string
  readonly accessToken: string
}

/**
 * Opens a mailbox.
 *
 * @param rejectedToken an access token that the API rejected
 * @throws MailboxError
 */
export type OpenApi = (rejectedToken: string | null) => Promise<ApiAccess>

/** The answer to sending a draft contains its text. */
const ANSWER_LENGTH_MAX = 4 * 1024 * 1024

/**
 * Sends a request to a mailbox's API; after a 401, once more with another access token.
 *
 * @param path below the API's base URL
 * @throws MailboxError if the mailbox cannot be opened; what the API answers is returned
 */
export async function callMailApi(
  open: OpenApi,
  path: string,
  init: RequestInit = {},
  timeoutMs?: number,
): Promise<ProviderAnswer> {
  const first = await open(null)
  const answer = await callOnce(first, path, init, timeoutMs)
  if (answer.kind !== 'answer' || answer.status !== 401) return answer
  return callOnce(await open(first.accessToken), path, init, timeoutMs)
}

function callOnce({ apiUrl, accessToken }: ApiAccess, path: string, init: RequestInit, timeoutMs?: number) {
  const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${accessToken}` }
  return fetchProvider(`${apiUrl}${path}`, { ...init, headers }, timeoutMs, ANSWER_LENGTH_MAX)
}

/** The failure of an error thrown while a mailbox is used. Anything but a `MailboxError` is a fault here. */
export const failureOfError = (error: unknown) =>
  error instanceof MailboxError
    ? error.failure
    : ({ kind: 'later', reason: 'The mailbox could not be opened.', retryAfterSeconds: null } as const)
