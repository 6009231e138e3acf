import { oneSentence, type ProviderAnswer } from '../providers/fetch-provider.ts'
import type { SmsResult } from './port.ts'

/** The result for a response without a provider-specific code: by its status, or by its absence. */
export function smsResultOf(answer: ProviderAnswer, reason: string | null = null): SmsResult {
  if (answer.kind !== 'answer') {
    const { kind, reason: why } = answer
    return kind === 'unsent' ? { kind: 'later', reason: why, afterSeconds: null } : { kind: 'unknown', reason: why }
  }
  const { status, retryAfterSeconds } = answer
  const words = reason ? oneSentence(reason) : `The provider answered ${status}.`
  if (status === 429 || status === 503) return { kind: 'later', reason: words, afterSeconds: retryAfterSeconds }
  // It is unknown whether the message was accepted: the server failed, or reported success without naming a message.
  if (status >= 500 || (status >= 200 && status < 300)) return { kind: 'unknown', reason: words }
  const isSenders = status < 400 || [401, 402, 403, 404, 405].includes(status)
  return { kind: 'refused', reason: words, isOptOut: false, isSenders }
}

/** Why a key is not valid; null if it is. */
export function problemOf(answer: ProviderAnswer, words: string | null = null): string | null {
  if (answer.kind !== 'answer') return answer.reason
  const { status } = answer
  if (status >= 200 && status < 300) return null
  const said = words ? `: ${oneSentence(words)}` : '.'
  if (status === 401 || status === 403) return `The provider refused the key${said}`
  if (status === 429) return `The provider asks to wait${said}`
  return `The provider answered ${status}${said}`
}
