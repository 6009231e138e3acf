import type { RecipientState } from '../../contracts/campaigns/campaign-states.ts'

/** A message of a campaign or its follow-ups to a recipient, and what the recipient did. */
export interface EarlierMessage {
  /** 1 is the campaign's own message. */
  readonly step: number
  readonly state: RecipientState
  readonly hasReplied: boolean
  readonly hasUnsubscribed: boolean
  readonly hasBounced: boolean
  readonly hasComplained: boolean
  /** By a person, not a scanner. */
  readonly hasClicked: boolean
}

export const ANSWERED_REASON = 'They answered an earlier message.'
export const UNSUBSCRIBED_REASON = 'They unsubscribed.'

interface Step {
  /** 1 is the campaign's own message. */
  readonly step: number
  readonly stopsOnClick: boolean
}

/**
 * Returns why a recipient gets no message of a step, as a sentence; null if they get it. Actions at any of their
 * addresses count; whether the previous message arrived is checked for this address only.
 *
 * @param own earlier messages to this address
 * @param others messages of the same campaign to their other addresses
 */
export function whyNoMessage(
  { step, stopsOnClick }: Step,
  own: readonly EarlierMessage[],
  others: readonly EarlierMessage[] = [],
): string | null {
  const all = [...own, ...others]
  const did = (what: (message: EarlierMessage) => boolean) => all.some(what)
  if (did(({ hasReplied }) => hasReplied)) return ANSWERED_REASON
  if (did(({ hasUnsubscribed }) => hasUnsubscribed)) return UNSUBSCRIBED_REASON
  if (did(({ hasComplained }) => hasComplained)) return 'They complained about an earlier message.'
  if (did(({ hasBounced }) => hasBounced)) return 'An earlier message bounced.'
  if (step === 1) return null
  if (stopsOnClick && did(({ hasClicked }) => hasClicked)) return 'They clicked a link of an earlier message.'
  const before = own.find((message) => message.step === step - 1)
  return before?.state === 'sent' || before?.state === 'delivered' ? null : 'The message before it did not arrive.'
}
