import type { RecipientState } from '../../contracts/campaigns/campaign-states.ts'
import type { StepCondition } from '../../contracts/campaigns/steps.ts'

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
  readonly hasOpened?: boolean
  readonly hasClicked: boolean
  /** Whether an out-of-office reply came. */
  readonly isAway?: boolean
  /** Whether they went on to the next step without it: its condition did not hold, or its task is closed. */
  readonly hasPassed?: boolean
}

/** What somebody else at the recipient's organisation did. */
export interface Colleague {
  /** Their name or address. */
  readonly name: string
  readonly hasReplied: boolean
  readonly hasUnsubscribed: boolean
}

export const ANSWERED_REASON = 'They answered an earlier message.'
export const UNSUBSCRIBED_REASON = 'They unsubscribed.'

export interface JudgedStep {
  /** 1 is the campaign's own message. */
  readonly step: number
  readonly stopsOnClick: boolean
  readonly condition?: StepCondition
  /** Whether a later task of the sequence is for those who answered. */
  readonly leadsToAnswered?: boolean
}

/** Why a recipient does not get a step. `passes`: they go on to the next step; else the sequence ends for them. */
export interface StepRefusal {
  /** As a sentence. */
  readonly reason: string
  readonly passes: boolean
}

type Did = (what: (message: EarlierMessage) => boolean | undefined) => boolean

/** Why a condition does not hold, by condition; null if it holds. */
const FAILED: Readonly<Record<StepCondition, (did: Did) => string | null>> = {
  no_answer: () => null,
  answered: (did) => (did(({ hasReplied }) => hasReplied) ? null : 'They have not answered.'),
  opened: (did) => (did(({ hasOpened }) => hasOpened) ? null : 'They opened no earlier message.'),
  not_opened: (did) => (did(({ hasOpened }) => hasOpened) ? 'They opened an earlier message.' : null),
  clicked: (did) => (did(({ hasClicked }) => hasClicked) ? null : 'They clicked no link.'),
  not_clicked: (did) => (did(({ hasClicked }) => hasClicked) ? 'They clicked a link of an earlier message.' : null),
  out_of_office: (did) => (did(({ isAway }) => isAway) ? null : 'No out-of-office reply came from them.'),
}

const stop = (reason: string): StepRefusal => ({ reason, passes: false })

/**
 * Decides, when a step is due, whether a recipient gets it. Actions at any of their addresses count; whether the
 * previous message arrived is checked for this address only. An answer, unsubscription, complaint or bounce ends the
 * sequence, whatever the step's condition; only a task may be for those who answered.
 *
 * @param own earlier messages to this address
 * @param others messages of the same campaign to their other addresses
 * @param colleagues others at their organisation, if an answer of one stops the messages to all
 * @returns null if they get it
 */
export function whyNoStep(
  { step, stopsOnClick, condition = 'no_answer', leadsToAnswered = false }: JudgedStep,
  own: readonly EarlierMessage[],
  others: readonly EarlierMessage[] = [],
  colleagues: readonly Colleague[] = [],
): StepRefusal | null {
  const all = [...own, ...others]
  const did: Did = (what) => all.some((message) => what(message) === true)
  if (did(({ hasUnsubscribed }) => hasUnsubscribed)) return stop(UNSUBSCRIBED_REASON)
  if (did(({ hasComplained }) => hasComplained)) return stop('They complained about an earlier message.')
  if (did(({ hasBounced }) => hasBounced)) return stop('An earlier message bounced.')
  const hasReplied = did((message) => message.hasReplied)
  if (hasReplied && condition !== 'answered') return { reason: ANSWERED_REASON, passes: leadsToAnswered && step > 1 }
  const colleague = colleagues.find((one) => one.hasReplied || one.hasUnsubscribed)
  if (colleague && !hasReplied)
    return stop(`${colleague.name}, of the same organisation, ${colleague.hasReplied ? 'answered' : 'unsubscribed'}.`)
  if (step === 1) return null
  if (stopsOnClick && did(({ hasClicked }) => hasClicked)) return stop('They clicked a link of an earlier message.')
  const before = own.filter((message) => message.step < step && !message.hasPassed).at(-1)
  const isNext = own.some((message) => message.step === step - 1)
  if (!isNext || (before?.state !== 'sent' && before?.state !== 'delivered'))
    return stop('The message before it did not arrive.')
  const reason = FAILED[condition](did)
  return reason === null ? null : { reason, passes: true }
}
