import { z } from 'zod'
import { fetchProvider, oneSentence } from '../providers/fetch-provider.ts'
import type { CustomHostname, CustomHostnames, HostnameAnswer } from './port.ts'

export interface CloudflareOptions {
  /** `https://api.cloudflare.com/client/v4` */
  readonly baseUrl: string
  readonly zoneId: string
  /** An API token with the permission "SSL and Certificates: Edit" for that zone. */
  readonly token: string
}

const Message = z.object({ code: z.number().optional(), message: z.string() })
const Hostname = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  hostname: z.string(),
  status: z.string().default('pending'),
  verification_errors: z.array(z.string()).nullish(),
  ssl: z
    .object({ status: z.string().nullish(), validation_errors: z.array(z.object({ message: z.string() })).nullish() })
    .nullish(),
})
const Answer = z.object({
  success: z.boolean(),
  errors: z.array(Message).nullish(),
  result: z.unknown(),
})

/** "Duplicate custom hostname found." */
const DUPLICATE = 1406
/** Certificates by HTTP validation, which needs nothing of the customer once the CNAME is there. */
const CERTIFICATE = { ssl: { method: 'http', type: 'dv', settings: { min_tls_version: '1.2' } } } as const
/** Statuses of hostname and certificate that no waiting ends. */
const FAILED = /^(?:blocked|moved|deleted|test_failed|expired|inactive)$|_timed_out$/

/**
 * Cloudflare for SaaS (https://developers.cloudflare.com/api/resources/custom_hostnames/). A hostname is active once
 * both itself and its certificate are.
 */
export function createCloudflareHostnames({ baseUrl, zoneId, token }: CloudflareOptions): CustomHostnames {
  const base = `${baseUrl}/zones/${encodeURIComponent(zoneId)}/custom_hostnames`
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetchProvider(`${base}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return answer.kind === 'answer' ? { status: answer.status, ...parsed(answer.text) } : answer.reason
  }
  const callForOne = async (method: string, path: string, body?: object): Promise<HostnameAnswer> =>
    answerOf(await call(method, path, body))
  const find = async (host: string): Promise<HostnameAnswer> => {
    const answer = await call('GET', `?hostname=${encodeURIComponent(host)}`)
    if (typeof answer === 'string' || !answer.isSuccess) return answerOf(answer)
    const all = z.array(Hostname).safeParse(answer.result)
    if (!all.success) return UNREADABLE
    const one = all.data.find(({ hostname }) => hostname === host)
    return one ? { kind: 'hostname', hostname: toHostname(one) } : { kind: 'absent' }
  }
  return {
    async ensure(host) {
      const answer = await call('POST', '', { hostname: host, ...CERTIFICATE })
      const isThere = typeof answer !== 'string' && answer.errors.some(({ code }) => code === DUPLICATE)
      return isThere ? find(host) : answerOf(answer)
    },
    read: (id) => callForOne('GET', `/${encodeURIComponent(id)}`),
    restart: (id) => callForOne('PATCH', `/${encodeURIComponent(id)}`, CERTIFICATE),
    async remove(host, id) {
      const known = id === null ? await find(host) : null
      if (known?.kind === 'absent') return null
      if (known && known.kind !== 'hostname') return known.reason
      const answer = await call('DELETE', `/${encodeURIComponent(known ? known.hostname.id : id!)}`)
      if (typeof answer === 'string') return answer
      if (answer.isSuccess || answer.status === 404) return null
      const failure = answerOf(answer)
      return 'reason' in failure ? failure.reason : 'Cloudflare did not remove it.'
    },
  }
}

const UNREADABLE: HostnameAnswer = { kind: 'unavailable', reason: 'Cloudflare answered in a form we cannot read.' }

interface Parsed {
  readonly isSuccess: boolean
  readonly errors: readonly z.infer<typeof Message>[]
  readonly result: unknown
}

function parsed(text: string): Parsed {
  try {
    const { success, errors, result } = Answer.parse(JSON.parse(text))
    return { isSuccess: success, errors: errors ?? [], result }
  } catch {
    return { isSuccess: false, errors: [], result: null }
  }
}

function answerOf(answer: string | (Parsed & { readonly status: number })): HostnameAnswer {
  if (typeof answer === 'string') return { kind: 'unavailable', reason: answer }
  const { status, isSuccess, errors, result } = answer
  if (isSuccess) {
    const one = Hostname.safeParse(result)
    return one.success ? { kind: 'hostname', hostname: toHostname(one.data) } : UNREADABLE
  }
  if (status === 404) return { kind: 'absent' }
  const said = errors.map(({ message }) => oneSentence(message)).join(' ') || `Cloudflare answered ${status}.`
  // Credentials, limits and outages are ours or Cloudflare's; everything else is said of the hostname.
  const isOurs = status === 401 || status === 403 || status === 429 || status >= 500 || errors.length === 0
  return { kind: isOurs ? 'unavailable' : 'refused', reason: said }
}

function toHostname({ id, status, ssl, verification_errors }: z.infer<typeof Hostname>): CustomHostname {
  const certificate = ssl?.status ?? 'initializing'
  const reasons = [...(verification_errors ?? []), ...(ssl?.validation_errors ?? []).map(({ message }) => message)]
  const isFailed = FAILED.test(status) || FAILED.test(certificate)
  if (isFailed && reasons.length === 0) reasons.push(`Cloudflare says ${status}, and ${certificate} of the certificate`)
  return {
    id,
    status: isFailed ? 'failed' : status === 'active' && certificate === 'active' ? 'active' : 'pending',
    reasons: reasons.map(oneSentence),
  }
}
