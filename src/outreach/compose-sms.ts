import type { SmsProvider } from '../contracts/senders.ts'
import { mergeFields } from './merge-fields.ts'
import { type NamedRecipient, recipientValues } from './recipient-values.ts'
import { choicesOf, namesUnsubscribe } from './settled-choices.ts'
import { type SmsParts, smsParts } from './sms-parts.ts'

export interface SmsToCompose {
  readonly campaign: { readonly content: string; readonly includeUnsubscribe: boolean }
  readonly recipient: NamedRecipient
  /** The short link, which `{{unsubscribe_url}}` stands for whatever is added. */
  readonly urls: { readonly unsubscribe: string }
  /** Whether a STOP that is sent to the sender's number arrives. */
  readonly stopsByReply: boolean
}

export interface ComposedSms {
  readonly text: string
  /** Fields that the content names, that the recipient has not, and that have no fallback. */
  readonly missing: readonly string[]
  readonly parts: SmsParts
}

/** Makes the text message that a recipient gets; for sending, previews, the counter of the form and forecasts alike. */
export function composeSms({ campaign, recipient, urls, stopsByReply }: SmsToCompose): ComposedSms {
  const { content, includeUnsubscribe } = campaign
  const values = { ...recipientValues('sms', recipient), unsubscribe_url: urls.unsubscribe }
  const body = mergeFields(choicesOf(values, recipient.address)(content), values, { as: 'text' })
  const isAdded = includeUnsubscribe && !showsStop(content, stopsByReply)
  const stop = stopsByReply ? STOP_BY_REPLY : `Stop: ${urls.unsubscribe}`
  const text = `${body.text.trim()}${isAdded ? ` ${stop}` : ''}`
  return { text, missing: body.missing, parts: smsParts(text) }
}

const STOP_BY_REPLY = 'Reply STOP to opt out'
/** `Reply STOP`, `Text STOP to 12345`: in capitals, for "reply, stop by" is something else. */
const NAMES_STOP = /\b(?:[Rr]eply|REPLY|[Tt]ext|TEXT|[Ss]end|SEND)(?: with)? ["'“‘]?STOP\b/

/**
 * Whether a content already says how to get no more messages, in a way that works.
 *
 * @param stopsByReply whether a STOP that is sent to the sender's number arrives
 */
export const showsStop = (content: string, stopsByReply: boolean): boolean =>
  namesUnsubscribe(content) || (stopsByReply && NAMES_STOP.test(content))

/** What is known of a sender of text messages. */
export interface SmsNumber {
  readonly provider: SmsProvider
  readonly fromNumber: string
  /** What the account says: that answers to the number come in. */
  readonly receivesAnswers: boolean | null
}

/** Providers that heed a STOP to a number by themselves and refuse the next message (error 21610 of Twilio, `OptedOut` of Amazon). */
const HEED_STOP: ReadonlySet<SmsProvider> = new Set(['twilio', 'aws_sns'])

/**
 * Whether a STOP that is sent to a sender's number arrives. Nobody can answer a name. Twilio and Amazon heed it by themselves; of others the account says
 * that it entered our URL for answers with them.
 *
 * @see https://help.twilio.com/articles/223134027
 * @see https://docs.aws.amazon.com/sns/latest/dg/sms_manage.html
 */
export const stopsByReply = ({ provider, fromNumber, receivesAnswers }: SmsNumber): boolean =>
  isNumber(fromNumber) && (receivesAnswers ?? HEED_STOP.has(provider))

/** Short codes have three to eight digits. */
export const isNumber = (from: string): boolean => /^\+?\d{3,15}$/.test(from)
