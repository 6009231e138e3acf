import { asObject, basicAuth, fetchProvider, oneSentence, type ProviderAnswer } from '../providers/fetch-provider.ts'
import { problemOf, smsResultOf } from './hand-over.ts'
import type { SmsGateway } from './port.ts'
import { twilioMessages } from './twilio-client.ts'

export interface TwilioOptions {
  readonly baseUrl: string
  readonly accountSid: string
  readonly authToken: string
  /** A number, a name, or the SID of a messaging service. */
  readonly from: string
}

/** The recipient replied STOP (twilio.com/docs/api/errors/21610). */
const OPTED_OUT = 21610
/** Errors caused by the sender rather than the recipient: its number, country, credit or account. */
const SENDERS_FAULTS = new Set([20003, 20005, 20006, 21212, 21408, 21603, 21606, 21611, 21659, 21660, 63038])
/** Rate limit of the number, and daily limits. */
const LATER = new Set([20429, 21611, 63038])
const MESSAGING_SERVICE = /^MG[\da-f]{32}$/i
/** Rejected before a request was sent. */
const UNSENT: ProviderAnswer = { kind: 'unsent', reason: 'The message cannot be sent so.' }

/** Twilio's Programmable Messaging, API 2010-04-01. */
export function createTwilio({ baseUrl, accountSid, authToken, from }: TwilioOptions): SmsGateway {
  const account = `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}`
  const headers = { authorization: basicAuth(accountSid, authToken), accept: 'application/json' }
  return {
    async send({ to, text, reportUrl }) {
      const { messages, heard } = twilioMessages(baseUrl, accountSid, headers)
      const made = {
        ...{ to, body: text },
        ...(MESSAGING_SERVICE.test(from) ? { messagingServiceSid: from } : { from }),
        ...(reportUrl ? { statusCallback: reportUrl } : {}),
      }
      // The response describes the failure better than the SDK's error.
      const taken = await messages.create(made).catch(() => null)
      if (taken?.sid) return { kind: 'accepted', id: taken.sid, parts: Number(taken.numSegments) || null }
      const answer = heard() ?? UNSENT
      const told = answer.kind === 'answer' ? asObject(answer.text) : {}
      const code = Number(told.code)
      const reason = typeof told.message === 'string' ? told.message : null
      if (answer.kind !== 'answer' || answer.status >= 500) return smsResultOf(answer, reason)
      if (code === OPTED_OUT)
        return { kind: 'refused', reason: oneSentence(reason ?? 'They opted out'), isOptOut: true, isSenders: false }
      if (LATER.has(code))
        return { kind: 'later', reason: oneSentence(reason ?? 'Too fast'), afterSeconds: answer.retryAfterSeconds }
      const outcome = smsResultOf(answer, reason)
      return outcome.kind === 'refused' && SENDERS_FAULTS.has(code) ? { ...outcome, isSenders: true } : outcome
    },
    async check() {
      const answer = await fetchProvider(`${account}.json`, { headers })
      const told = answer.kind === 'answer' ? asObject(answer.text) : {}
      const problem = problemOf(answer, typeof told.message === 'string' ? told.message : null)
      if (problem !== null || told.status === undefined || told.status === 'active') return problem
      return `The account is ${oneSentence(String(told.status))}`
    },
  }
}
