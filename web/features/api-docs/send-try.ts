import { type AnyCallInput, requestOf } from '../../../src/contracts/call.ts'
import type { Endpoint } from '../../../src/contracts/endpoint.ts'

/** Maximum number of response characters shown. Rendering more makes the page slow. */
const SHOWN_LENGTH_MAX = 100_000

/** Response headers that are useful when trying out a call. */
const SHOWN_HEADERS = [
  'content-type',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'idempotent-replayed',
  'x-request-id',
] as const

export interface TryAnswer {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** The text received so far. */
  readonly text: string
  readonly isCut: boolean
  readonly isOver: boolean
}

/**
 * Makes a call with an API key and reports the response as it arrives. Does not use `lib/call.ts`, which sends the
 * session's token and throws on error responses: here every response is a result.
 *
 * @throws TypeError without a response; the signal's reason when aborted
 */
export async function sendTry(
  endpoint: Endpoint,
  input: AnyCallInput,
  { key, signal, onAnswer }: { key: string; signal: AbortSignal; onAnswer: (answer: TryAnswer) => void },
): Promise<void> {
  const { path, init } = requestOf(endpoint, input)
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${key}`)
  const response = await fetch(path, { ...init, headers, signal, credentials: 'omit', cache: 'no-store' })
  const begun: TryAnswer = {
    status: response.status,
    headers: SHOWN_HEADERS.flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value] as const]
    }),
    text: '',
    isCut: false,
    isOver: false,
  }
  onAnswer(begun)
  if (!isText(response)) {
    await response.body?.cancel()
    return onAnswer({
      ...begun,
      text: 'This returns a file. Use the example above to download it.',
      isOver: true,
    })
  }
  let text = ''
  for await (const part of partsOf(response)) {
    text += part
    if (text.length > SHOWN_LENGTH_MAX)
      return onAnswer({ ...begun, text: text.slice(0, SHOWN_LENGTH_MAX), isCut: true, isOver: true })
    onAnswer({ ...begun, text })
  }
  onAnswer({ ...begun, text: laidOut(text), isOver: true })
}

const isText = (response: Response) => /^(?:text\/|application\/json)/.test(response.headers.get('content-type') ?? '')

/** The response in chunks. Leaving the loop early closes the connection. */
async function* partsOf({ body }: Response): AsyncGenerator<string> {
  if (!body) return
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield decoder.decode(value, { stream: true })
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
