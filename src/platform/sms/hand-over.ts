import { oneSentence, type ProviderAnswer } from '../providers/fetch-provider.ts'
import type { SmsResult } from './port.ts'

/** What follows where a provider's own words say nothing: an answer of that status, or none. */
export function smsResultOf(answer: ProviderAnswer, reason: string | null = null): SmsResult {
  if (answer.kind !== 'answer') {
    const { kind, reason: why } = answer
    return kind === 'unsent' ? { kind: 'later', reason: why, afterSeconds: null } : { kind: 'unknown', reason: why }
  }
  const { status, retryAfterSeconds } = answer
  const words = reason ? oneSentence(reason) : `The provider answered ${status}.`
  if (status === 429 || status === 503) return { kind: 'later', reason: words, afterSeconds: retryAfterSeconds }
  // Whether it was taken, nobody knows: before something broke, or by an answer that goes well and names no message.
  if (status >= 500 || (status >= 200 && status < 300)) return { kind: 'unknown', reason: words }
  const isSenders = status < 400 || [401, 402, 403, 404, 405].includes(status)
  return { kind: 'refused', reason: words, isOptOut: false, isSenders }
}

/** Why a key is not good; null where it is. */
export function problemOf(answer: ProviderAnswer, words: string | null = null): string | null {
  if (answer.kind !== 'answer') return answer.reason
  const { status } = answer
  if (status >= 200 && status < 300) return null
  const said = words ? `: ${oneSentence(words)}` : '.'
  if (status === 401 || status === 403) return `The provider refused the key${said}`
  if (status === 429) return `The provider asks to wait${said}`
  return `The provider answered ${status}${said}`
}
