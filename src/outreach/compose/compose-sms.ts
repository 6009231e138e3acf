import type { SmsProvider } from '../../contracts/senders/sms-config.ts'
import type { MessageTrace } from './compose-message.ts'
import { mergeFields } from './merge-fields.ts'
import { type NamedRecipient, recipientValues } from './recipient-values.ts'
import { choicesOf, namesUnsubscribe } from './settled-choices.ts'
import { type SmsParts, smsParts } from './sms-parts.ts'

export interface SmsToCompose {
  readonly campaign: { readonly content: string; readonly includeUnsubscribe: boolean }
  readonly recipient: NamedRecipient
  /** The short link that replaces `{{unsubscribe_url}}`, or is appended. */
  readonly urls: { readonly unsubscribe: string }
  /** Whether a STOP sent to the sender's number is received. */
  readonly stopsByReply: boolean
  /** Records what was chosen and merged, for previews. */
  readonly trace?: MessageTrace
}

export interface ComposedSms {
  readonly text: string
  /** Fields that the content names, that the recipient lacks, and that have no fallback. */
  readonly missing: readonly string[]
  readonly parts: SmsParts
}

/** Composes the text message for a recipient, for sending, previews, the form's counter and forecasts. */
export function composeSms({ campaign, recipient, urls, stopsByReply, trace }: SmsToCompose): ComposedSms {
  const { content, includeUnsubscribe } = campaign
  const values = { ...recipientValues('sms', recipient), unsubscribe_url: urls.unsubscribe }
  const body = mergeFields(choicesOf(values, recipient.address, trace)(content), values, {
    as: 'text',
    ...(trace && { onUsed: (field) => trace.field(field) }),
  })
  const isAdded = includeUnsubscribe && !showsStop(content, stopsByReply)
  const stop = stopsByReply ? STOP_BY_REPLY : `Stop: ${urls.unsubscribe}`
  const text = `${body.text.trim()}${isAdded ? ` ${stop}` : ''}`
  return { text, missing: body.missing, parts: smsParts(text) }
}

const STOP_BY_REPLY = 'Reply STOP to opt out'
/** `Reply STOP`, `Text STOP to 12345`. In capitals only, because "reply, stop by" means something else. */
const NAMES_STOP = /\b(?:[Rr]eply|REPLY|[Tt]ext|TEXT|[Ss]end|SEND)(?: with)? ["'“‘]?STOP\b/

/**
 * Whether the content already offers a working opt-out.
 *
 * @param stopsByReply whether a STOP sent to the sender's number is received
 */
export const showsStop = (content: string, stopsByReply: boolean): boolean =>
  namesUnsubscribe(content) || (stopsByReply && NAMES_STOP.test(content))

/** The facts about an SMS sender that matter for opt-outs. */
export interface SmsNumber {
  readonly provider: SmsProvider
  readonly fromNumber: string
  /** Whether the account says that replies to the number are received. */
  readonly receivesAnswers: boolean | null
}

/**
 * Providers that process a STOP to a number themselves and reject further messages (error 21610 at Twilio, `OptedOut`
 * at Amazon).
 */
const HEED_STOP: ReadonlySet<SmsProvider> = new Set(['twilio', 'aws_sns'])

/**
 * Whether a STOP sent to a sender's number is received. A sender name cannot receive replies. Twilio and Amazon process
 * it themselves; for other providers, the account states that it has configured our URL for replies there.
 *
 * @see https://help.twilio.com/articles/223134027
 * @see https://docs.aws.amazon.com/sns/latest/dg/sms_manage.html
 */
export const stopsByReply = ({ provider, fromNumber, receivesAnswers }: SmsNumber): boolean =>
  isNumber(fromNumber) && (receivesAnswers ?? HEED_STOP.has(provider))

/** Short codes have three to eight digits. */
export const isNumber = (from: string): boolean => /^\+?\d{3,15}$/.test(from)
