import { asObject, basicAuth, fetchProvider, oneSentence } from '../providers/fetch-provider.ts'
import { problemOf, smsResultOf } from './hand-over.ts'
import type { SmsGateway } from './port.ts'

export interface VonageOptions {
  readonly baseUrl: string
  readonly apiKey: string
  readonly apiSecret: string
  readonly from: string
}

/**
 * Throttled, internal error, too many sessions: the message was not accepted (developer.vonage.com, SMS API errors).
 */
const LATER = new Set(['1', '5', '10'])
/** Key, signature, account, credit, sender name, callback. */
const SENDERS_FAULTS = new Set(['2', '4', '8', '9', '11', '14', '15', '22', '23', '29'])
/** The recipient asked to be barred. */
const BARRED = '7'
/** 3GPP TS 23.038, including its extension table. */
const GSM_7 = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./\d:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/

interface Part {
  readonly status?: string
  readonly 'message-id'?: string
  readonly 'error-text'?: string
}

/** Vonage's SMS API, which always answers 200 and states the result of each part in the body. */
export function createVonage({ baseUrl, apiKey, apiSecret, from }: VonageOptions): SmsGateway {
  const headers = { authorization: basicAuth(apiKey, apiSecret), accept: 'application/json' }
  return {
    async send({ to, text, reference, reportUrl }) {
      const body = new URLSearchParams({
        ...{ from: from.replace(/^\+/, ''), to: to.replace(/^\+/, ''), text, 'client-ref': reference.slice(0, 100) },
        type: GSM_7.test(text) ? 'text' : 'unicode',
        ...(reportUrl ? { callback: reportUrl } : {}),
      })
      const answer = await fetchProvider(`${baseUrl}/sms/json`, { method: 'POST', headers, body })
      if (answer.kind !== 'answer' || answer.status !== 200) return smsResultOf(answer)
      const { messages } = asObject(answer.text) as { messages?: Part[] }
      const parts = Array.isArray(messages) ? messages : []
      const failed = parts.find(({ status }) => status !== '0')
      if (parts.length === 0) return { kind: 'unknown', reason: 'The provider did not say what came of it.' }
      if (!failed) return { kind: 'accepted', id: String(parts[0]?.['message-id'] ?? reference), parts: parts.length }
      const reason = oneSentence(failed['error-text'] ?? `The provider answered ${failed.status}`)
      if (parts.some(({ status }) => status === '0'))
        return { kind: 'unknown', reason: `Part of it was refused: ${reason}` }
      const status = String(failed.status)
      if (LATER.has(status)) return { kind: 'later', reason, afterSeconds: answer.retryAfterSeconds }
      return { kind: 'refused', reason, isOptOut: status === BARRED, isSenders: SENDERS_FAULTS.has(status) }
    },
    check: async () => problemOf(await fetchProvider(`${baseUrl}/account/get-balance`, { headers })),
  }
}
