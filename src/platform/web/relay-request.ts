import { concatenate, type Pace, readBounded, rejectOnAbort } from '../../lib/read-bounded.ts'
import type { Relay, RelayedAnswer, RelayedRequest, RelayFailure } from '../../lib/relayed-request.ts'
import { isReadableCoding, undoCodings } from './content-codings.ts'
import { redirectOf, TRANSPORT_HEADERS } from './judge-response.ts'
import { reasonOfError } from './reason-of-error.ts'

export interface RelayOptions {
  readonly fetch: typeof fetch
  /** The guard, which checks the name and its addresses. */
  readonly mayVisit: (url: string) => Promise<boolean>
  readonly pace: Pace
}

const TIMEOUT_MS = 15_000
/** Headers that the runtime sets itself. */
const UNSENT = new Set(
  'accept-encoding connection content-length host keep-alive te transfer-encoding upgrade'.split(' '),
)
const NOTHING = new Uint8Array()

/** Makes requests on behalf of other clients, one hop each, after the guard has checked the target. */
export function createRelay(options: RelayOptions): Relay {
  return async (request) => {
    const stop = new AbortController()
    const timer = setTimeout(() => stop.abort('timeout'), TIMEOUT_MS)
    const abort = () => stop.abort('aborted')
    if (request.signal?.aborted) abort()
    request.signal?.addEventListener('abort', abort)
    try {
      const answer = await exchange(request, options, stop.signal)
      return typeof answer === 'string' ? { kind: 'failed', reason: answer } : answer
    } catch (error) {
      return { kind: 'failed', reason: stop.signal.aborted ? stop.signal.reason : reasonOfError(error) }
    } finally {
      clearTimeout(timer)
      request.signal?.removeEventListener('abort', abort)
    }
  }
}

async function exchange(
  request: RelayedRequest,
  { fetch, mayVisit, pace }: RelayOptions,
  signal: AbortSignal,
): Promise<RelayedAnswer | RelayFailure> {
  const { url, method, body, takes } = request
  if (!(await rejectOnAbort(mayVisit(url), signal))) return 'url-not-allowed'
  const headers = Object.entries(request.headers).filter(([name]) => !UNSENT.has(name.toLowerCase()))
  const init = { method, headers: [...headers, ['accept-encoding', 'gzip, br'] as [string, string]], signal }
  const response = await rejectOnAbort(fetch(url, { ...init, redirect: 'manual', ...(body && { body }) }), signal)
  const drop = <T>(answer: T): T => {
    response.body?.cancel().catch(() => {})
    return answer
  }

  const { status } = response
  const answer = { kind: 'answer', status, headers: headersOf(response), body: NOTHING } as const
  const place = redirectOf(response)
  if (place !== null) {
    const to = URL.parse(place, url)
    return drop(to ? { ...answer, headers: [...answer.headers, ['location', to.href]] } : 'connect')
  }
  const coding = response.headers.get('content-encoding') ?? ''
  const isTaken = isReadableCoding(coding) && (!takes || takes(status, response.headers.get('content-type') ?? ''))
  if (!isTaken) return drop('content-type')
  if (!response.body) return answer
  const read = await readHeld(await undoCodings(response.body, coding), request, pace, signal)
  return typeof read === 'string' ? read : { ...answer, body: read }
}

const headersOf = (response: Response) =>
  [...response.headers].filter(
    ([name]) => name === 'set-cookie' || (name !== 'location' && !TRANSPORT_HEADERS.has(name)),
  )

/** The body, or why there is none. */
async function readHeld(
  body: ReadableStream<Uint8Array>,
  { sizeMaxBytes, takesPart, hold }: RelayedRequest,
  pace: Pace,
  signal: AbortSignal,
): Promise<Uint8Array | RelayFailure> {
  const pieces: Uint8Array[] = []
  let size = 0
  let hasRoom = true
  const { end, error } = await readBounded(body, {
    sizeMaxBytes,
    signal,
    pace,
    async write(piece) {
      hasRoom = hold?.(piece.length) ?? true
      if (!hasRoom) throw new Error('no room')
      pieces.push(piece.slice())
      size += piece.length
    },
  })
  const isWhole = end === 'complete'
  if (isWhole || (takesPart && end !== 'aborted' && size > 0)) return concatenate(pieces, size)
  if (!hasRoom || end === 'too-large') return 'too-large'
  if (end === 'too-slow') return 'timeout'
  return end === 'aborted' ? signal.reason : reasonOfError(error)
}
