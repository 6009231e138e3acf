import { asObject, fetchProvider } from '../providers/fetch-provider.ts'
import { problemOf, smsResultOf } from './hand-over.ts'
import type { SmsGateway } from './port.ts'

export interface MessagebirdOptions {
  readonly baseUrl: string
  readonly accessKey: string
  /** A number, or a name of at most eleven letters and digits. */
  readonly originator: string
}

const WRONG_KEY = 2
const NOT_ENOUGH_BALANCE = 25
const SENDERS_FAULTS = new Set([WRONG_KEY, NOT_ENOUGH_BALANCE])
const ORIGINATOR = /originator/i

interface MessagebirdError {
  readonly code?: number
  readonly description?: string
  readonly parameter?: string | null
}

/** MessageBird's SMS API (rest.messagebird.com). */
export function createMessagebird({ baseUrl, accessKey, originator }: MessagebirdOptions): SmsGateway {
  const headers = { authorization: `AccessKey ${accessKey}`, accept: 'application/json' }
  const errorOf = (text: string) => ((asObject(text).errors as MessagebirdError[] | undefined) ?? [])[0]
  return {
    async send({ to, text, reference, reportUrl }) {
      const body = JSON.stringify({
        ...{ originator, body: text, recipients: [to.replace(/^\+/, '')], datacoding: 'auto', reference },
        ...(reportUrl ? { reportUrl } : {}),
      })
      const answer = await fetchProvider(`${baseUrl}/messages`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      })
      if (answer.kind !== 'answer') return smsResultOf(answer)
      const told = asObject(answer.text)
      if (answer.status < 300 && typeof told.id === 'string')
        return { kind: 'accepted', id: told.id, parts: partsOf(told) }
      const error = errorOf(answer.text)
      const outcome = smsResultOf(answer, error?.description)
      if (outcome.kind !== 'refused') return outcome
      const isSenders =
        SENDERS_FAULTS.has(error?.code ?? 0) || ORIGINATOR.test(`${error?.parameter} ${error?.description}`)
      return { ...outcome, isSenders: outcome.isSenders || isSenders }
    },
    async check() {
      const answer = await fetchProvider(`${baseUrl}/balance`, { headers })
      return problemOf(answer, answer.kind === 'answer' ? (errorOf(answer.text)?.description ?? null) : null)
    },
  }
}

function partsOf(told: Record<string, unknown>): number | null {
  const { items } = (told.recipients ?? {}) as { items?: { messagePartCount?: number }[] }
  return items?.[0]?.messagePartCount ?? null
}
