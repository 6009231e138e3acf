import type { CustomSms } from '../../contracts/senders/sms-config.ts'
import type { Relay } from '../../lib/relayed-request.ts'
import { oneSentence } from '../providers/fetch-provider.ts'
import { smsResultOf } from './hand-over.ts'
import type { SmsGateway, SmsResult } from './port.ts'

export interface CustomOptions {
  /** Sends guarded requests to addresses chosen by customers; follows no redirect. */
  readonly relay: Relay
  readonly custom: CustomSms
  readonly from: string
  readonly key: string
  readonly secret: string
}

const ANSWER_BYTES_MAX = 16_384
const PLACEHOLDER = /\{\{(to|from|text|key|secret|reference|report_url)\}\}/g

/** A customer's own provider: one request, built from their template. */
export function createCustomSms({ relay, custom, from, key, secret }: CustomOptions): SmsGateway {
  const isJson = custom.content_type === 'application/json'
  return {
    async send({ to, text, reference, reportUrl }) {
      const numberOf = (number: string) =>
        custom.number_format === 'digits' && /^\+\d/.test(number) ? number.slice(1) : number
      const values: Readonly<Record<string, string>> = {
        ...{ to: numberOf(to), from: numberOf(from), text, key, secret, reference },
        report_url: reportUrl ?? '',
      }
      const fill = (template: string, as: (value: string) => string) =>
        template.replace(PLACEHOLDER, (_, name: string) => as(values[name] ?? ''))
      const body = fill(custom.body, isJson ? (value) => JSON.stringify(value).slice(1, -1) : encodeURIComponent)
      const headers = Object.entries(custom.headers).map(([name, value]) => [name, fill(value, inHeader)])
      const answer = await relay({
        url: fill(custom.url, encodeURIComponent),
        method: custom.method,
        headers: {
          ...Object.fromEntries(headers),
          ...(custom.method === 'GET' ? {} : { 'content-type': custom.content_type }),
        },
        ...(custom.method === 'GET' ? {} : { body: new TextEncoder().encode(body) }),
        sizeMaxBytes: ANSWER_BYTES_MAX,
        takesPart: true,
      })
      if (answer.kind === 'failed') return failedHandOver(answer.reason)
      const told = new TextDecoder().decode(answer.body)
      if (custom.success_statuses.includes(answer.status)) return judged(custom, told)
      const seconds = Number(answer.headers.find(([name]) => name === 'retry-after')?.[1])
      const retryAfterSeconds = Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
      return smsResultOf({ kind: 'answer', status: answer.status, text: told, retryAfterSeconds })
    },
    // No request is known to be free of side effects.
    check: async () => 'unasked',
  }
}

const inHeader = (value: string) => value.replace(/[\r\n\0]+/g, ' ')

function failedHandOver(reason: string): Awaited<ReturnType<SmsGateway['send']>> {
  if (reason === 'url-not-allowed')
    return { kind: 'refused', reason: 'This address cannot be called.', isOptOut: false, isSenders: true }
  if (reason === 'dns') return { kind: 'later', reason: 'The provider cannot be reached.', afterSeconds: null }
  return { kind: 'unknown', reason: 'The provider did not answer.' }
}

/**
 * Many providers answer 200 in every case. If the response does not say, it is unknown whether the message was
 * accepted.
 */
function judged({ id_path, success_path, success_values }: CustomSms, told: string): SmsResult {
  const accepted = { kind: 'accepted', id: valueIn(told, id_path), parts: null } as const
  if (!success_path) return accepted
  const value = valueIn(told, success_path)
  if (value === '') return { kind: 'unknown', reason: 'The provider did not say what came of it.' }
  const isTaken = (success_values ?? []).some((one) => one.toLowerCase() === value.toLowerCase())
  if (isTaken) return accepted
  return { kind: 'refused', reason: oneSentence(`The provider answered ${value}`), isOptOut: false, isSenders: false }
}

/** The value at a path such as `messages.0.id` in JSON; '' if there is none. */
function valueIn(text: string, path: string | null | undefined): string {
  if (!path) return ''
  try {
    let value: unknown = JSON.parse(text)
    for (const step of path.split('.')) {
      const isOwn = typeof value === 'object' && value !== null && Object.hasOwn(value, step)
      value = isOwn ? (value as Record<string, unknown>)[step] : undefined
    }
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? String(value).slice(0, 200)
      : ''
  } catch {
    return ''
  }
}
