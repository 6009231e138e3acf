/** A provider's response, or why there is none. `unsent`: the request was never sent. */
export type ProviderAnswer =
  | {
      readonly kind: 'answer'
      readonly status: number
      readonly text: string
      readonly retryAfterSeconds: number | null
    }
  | { readonly kind: 'unsent' | 'unheard'; readonly reason: string }

const TIMEOUT_MS = 20_000
const ANSWER_LENGTH_MAX = 64 * 1024

/**
 * Sends one request to a provider. Follows no redirect, because the request carries a key. Never throws.
 *
 * @param answerLengthMax in characters; a longer answer is cut
 */
export async function fetchProvider(
  url: string,
  init: RequestInit,
  timeoutMs = TIMEOUT_MS,
  answerLengthMax = ANSWER_LENGTH_MAX,
): Promise<ProviderAnswer> {
  let request: Request
  try {
    request = new Request(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
  } catch {
    // For example, a key that contains a line break.
    return { kind: 'unsent', reason: 'The key cannot be sent: it has characters that no key has.' }
  }
  try {
    const response = await fetch(request)
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    return {
      kind: 'answer',
      status: response.status,
      text: await beginningOf(response, answerLengthMax),
      retryAfterSeconds: Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null,
    }
  } catch (error) {
    if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|\bDNS\b/i.test(String(error)))
      return { kind: 'unsent', reason: 'The provider cannot be reached.' }
    return { kind: 'unheard', reason: 'The provider did not answer.' }
  }
}

async function beginningOf(response: Response, lengthMax: number): Promise<string> {
  if (!response.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > lengthMax) break
  }
  return text.slice(0, lengthMax)
}

const REASON_LENGTH_MAX = 300

/** Shortens a provider's message to one punctuated line. */
export function oneSentence(text: string): string {
  const line = text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, REASON_LENGTH_MAX)
    .toWellFormed()
  return /[.!?]$/.test(line) ? line : `${line}.`
}

/** Parses a JSON object; anything else becomes an empty one. */
export function asObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export const basicAuth = (user: string, password: string): string => {
  const bytes = new TextEncoder().encode(`${user}:${password}`)
  return `Basic ${btoa(String.fromCharCode(...bytes))}`
}
