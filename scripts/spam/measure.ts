import type { Channel } from '../../src/contracts/senders/channel.ts'
import { disguisesOf, featuresOf, headsOf, logOdds } from '../../src/outreach/spam/model.ts'
import { areaUnder } from './area-under.ts'
import type { Learned } from './learn.ts'
import type { LabelledMessage } from './read-mail.ts'

export interface Judged {
  readonly isSpam: boolean
  readonly set: string
  readonly score: number
}

export function judge(channel: Channel, learned: Learned, messages: readonly LabelledMessage[]): Judged[] {
  const { terms } = learned
  const model = { ...learned, heads: headsOf(terms.keys()), disguises: disguisesOf(terms) }
  return messages.map(({ isSpam, set, subject, content }) => ({
    isSpam,
    set,
    score: logOdds(model, featuresOf(channel, subject, content, model)),
  }))
}

/** Scores each message with weights learned from other senders' messages. */
export function judgeInFolds(
  channel: Channel,
  messages: readonly LabelledMessage[],
  folds: number,
  learnFrom: (messages: readonly LabelledMessage[]) => Learned,
): Judged[] {
  return Array.from({ length: folds }, (_, fold) => {
    const isHeld = ({ sender }: LabelledMessage) => numberOf(siteOf(sender)) % folds === fold
    const learned = learnFrom(messages.filter((message) => !isHeld(message)))
    return judge(channel, learned, messages.filter(isHeld))
  }).flat()
}

const siteOf = (sender: string) => sender.split('.').slice(-2).join('.')
const numberOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)

/**
 * The area under the ROC curve, over all messages and for the unwanted ones against each wanted set, and the share that
 * would be shown in red.
 */
export function summaryOf(judged: readonly Judged[]): string {
  const spam = judged.filter(({ isSpam }) => isSpam)
  const ham = judged.filter(({ isSpam }) => !isSpam)
  const against = (others: readonly Judged[]) => areaUnder([...spam, ...others]).toFixed(4)
  const sets = [...new Set(ham.map(({ set }) => set))]
  const each = sets.map((set) => `${set} ${against(ham.filter((one) => one.set === set))}`)
  // The log-odds at which the product gives 60 points.
  const red = (of: readonly Judged[]) =>
    ((100 * of.filter(({ score }) => score > 0.73).length) / Math.max(1, of.length)).toFixed(1)
  return `${spam.length} unwanted, ${ham.length} wanted; area ${against(ham)}${
    sets.length > 1 ? ` (${each.join(', ')})` : ''
  }; scored 60 or more: ${red(spam)} % and ${red(ham)} %`
}
