import type { z } from 'zod'
import { readBounded } from '../../lib/read-bounded.ts'
import { SearchError, type SearchFailure } from './port.ts'

const TIMEOUT_MS = 15_000
const ANSWER_BYTES_MAX = 2 * 1024 * 1024

/**
 * Queries a search engine and returns its response as text.
 *
 * @throws SearchError if it does not answer successfully within the limits on time and size
 */
export async function ask(url: URL, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, { headers, signal, redirect: 'follow' }).catch((error: unknown) => {
    throw new SearchError('search-unavailable', String(error))
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new SearchError(failureOf(response.status), `HTTP ${response.status}`)
  }
  if (!response.body) return ''
  const { body, end } = await readBounded(response.body, { sizeMaxBytes: ANSWER_BYTES_MAX, signal })
  if (end !== 'complete') throw new SearchError('search-unavailable', `the answer was ${end}`)
  return new TextDecoder().decode(body)
}

/** Like `ask`, for a JSON response of a known shape. */
export async function askJson<Shape extends z.ZodType>(
  shape: Shape,
  url: URL,
  headers: Readonly<Record<string, string>> = {},
): Promise<z.output<Shape>> {
  const text = await ask(url, { accept: 'application/json', ...headers })
  try {
    return shape.parse(JSON.parse(text))
  } catch (error) {
    throw new SearchError('search-unavailable', `the answer was not understood: ${String(error).slice(0, 200)}`)
  }
}

function failureOf(status: number): SearchFailure {
  if (status === 429) return 'search-rate-limited'
  return status === 401 || status === 402 || status === 403 ? 'search-refused' : 'search-unavailable'
}
