import { readBounded } from '../../lib/read-bounded.ts'
import { fetchProvider, type ProviderAnswer } from '../providers/fetch-provider.ts'
import { ProviderError } from '../providers/provider-error.ts'

/** The base URL of a provider's API with an access token for it. */
export interface ApiAccess {
  readonly apiUrl: string
  readonly accessToken: string
}

/**
 * Opens the account of a connection.
 *
 * @param rejectedToken an access token that the API rejected
 * @throws ProviderError
 */
export type OpenApi = (rejectedToken: string | null) => Promise<ApiAccess>

/** The answer to sending a draft contains its text. */
const ANSWER_LENGTH_MAX = 4 * 1024 * 1024
const ERROR_BYTES_MAX = 64 * 1024
const DOWNLOAD_MS = 60_000

/**
 * Sends a request to the API of a connection; after a 401, once more with another access token.
 *
 * @param path below the API's base URL
 * @param answerLengthMax in characters; a longer answer is cut
 * @throws ProviderError if the connection cannot be opened; what the API answers is returned
 */
export async function callApi(
  open: OpenApi,
  path: string,
  init: RequestInit = {},
  timeoutMs?: number,
  answerLengthMax = ANSWER_LENGTH_MAX,
): Promise<ProviderAnswer> {
  return withAccess(open, ({ apiUrl, accessToken }) => {
    const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${accessToken}` }
    return fetchProvider(`${apiUrl}${path}`, { ...init, headers }, timeoutMs, answerLengthMax)
  })
}

/**
 * Downloads bytes from it in the same way; of a larger file, the first bytes.
 *
 * @returns the bytes, or the answer if that is an error
 * @throws ProviderError if the connection cannot be opened
 */
export const downloadFromApi = (
  open: OpenApi,
  path: string,
  sizeMaxBytes: number,
  timeoutMs = DOWNLOAD_MS,
): Promise<Uint8Array<ArrayBuffer> | ProviderAnswer> =>
  withAccess(open, async ({ apiUrl, accessToken }) => {
    let response: Response
    try {
      const headers = { authorization: `Bearer ${accessToken}` }
      response = await fetch(`${apiUrl}${path}`, {
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch {
      return UNHEARD
    }
    const isWell = response.status === 200
    if (!response.body) return isWell ? new Uint8Array() : answerOf(response, '')
    const { body, end } = await readBounded(response.body, { sizeMaxBytes: isWell ? sizeMaxBytes : ERROR_BYTES_MAX })
    if (!isWell) return answerOf(response, new TextDecoder().decode(body))
    return end === 'complete' || end === 'too-large' ? (body as Uint8Array<ArrayBuffer>) : UNHEARD
  })

const UNHEARD: ProviderAnswer = { kind: 'unheard', reason: 'The provider did not answer.' }

function answerOf({ status, headers }: Response, text: string): ProviderAnswer {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return { kind: 'answer', status, text, retryAfterSeconds: seconds > 0 ? Math.ceil(seconds) : null }
}

/** Sends a request; after a 401, once more with another access token. */
async function withAccess<T extends object>(
  open: OpenApi,
  send: (access: ApiAccess) => Promise<T | ProviderAnswer>,
): Promise<T | ProviderAnswer> {
  const access = await open(null)
  const answer = await send(access)
  const isRejected = 'kind' in answer && answer.kind === 'answer' && answer.status === 401
  return isRejected ? send(await open(access.accessToken)) : answer
}

/** The failure of an error thrown while a mailbox is used. Anything but a `ProviderError` is a fault here. */
export const failureOfError = (error: unknown) =>
  error instanceof ProviderError
    ? error.failure
    : ({ kind: 'later', reason: 'The connection could not be opened.', retryAfterSeconds: null } as const)
