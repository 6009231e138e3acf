import type { Channel } from '../../src/contracts/senders.ts'
import { disguisesOf, featuresOf, headsOf } from '../../src/outreach/spam/model.ts'
import { descend, type Range, type Row } from './descend.ts'
import { ownWordsOf } from './own-words.ts'
import type { LabelledMessage } from './read-mail.ts'
import type { ListedTerms } from './read-words.ts'

/** What learning begins with, and ends with. */
export interface Learned {
  bias: number
  traits: Record<string, number>
  terms: ListedTerms
}

/** What answers and mailing lists have and no campaign does: left out of what is learned from, or the words would be left unlearned. */
const UNSEEN = new Set(['conversation', 'reply_subject', 'list_tag', 'signature'])
/** What tells more of how a set was kept, and where it is from, than of whether a message is wanted. */
const FIXED = new Set(['garbled', 'foreign', 'html'])
/** How far what a message does may come to weigh from what a person thought; what is advised against keeps half of it at least. */
const TRAIT_MOVE = 1.5
/** Messages weigh as though half were unwanted. Of campaigns people check, one in four may be. */
const CAMPAIGN_ODDS = Math.log(1 / 3)

/**
 * Moves weights by labelled mail: logistic regression that is pulled back to the weights it began with rather than to zero, so that a word which the
 * mail does not have keeps what a person thought of it. No words are added: those that tell one set apart say little of another (see the README).
 * Nothing is left to chance.
 *
 * @param hold how strongly weights are pulled back
 */
export function learn(channel: Channel, begin: Learned, messages: readonly LabelledMessage[], hold: number): Learned {
  const traits = Object.keys(begin.traits)
  const terms = [...begin.terms]
  const start = Float64Array.from([
    begin.bias,
    ...traits.map((name) => begin.traits[name]!),
    ...terms.map(([, { weight }]) => weight),
  ])
  const ranges = Array.from(start, (weight, at): Range => {
    if (at === 0 || at > traits.length) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
    if (FIXED.has(traits[at - 1]!)) return [weight, weight]
    const [least, most] = [weight - TRAIT_MOVE, weight + TRAIT_MOVE]
    return [weight > 0 ? Math.max(weight / 2, least) : least, weight < 0 ? Math.min(weight / 2, most) : most]
  })
  const learned = descend(start, rowsOf(channel, begin, messages), ranges, hold)
  return {
    bias: learned[0]! + CAMPAIGN_ODDS,
    traits: Object.fromEntries(traits.map((name, at) => [name, learned[at + 1]!])),
    terms: new Map(
      terms.map(([term, { theme }], at) => [term, { theme, weight: learned[at + 1 + traits.length]! }] as const),
    ),
  }
}

function rowsOf(channel: Channel, { traits, terms }: Learned, messages: readonly LabelledMessage[]): Row[] {
  const columns = new Map(
    [...Object.keys(traits).map((name) => `trait ${name}`), ...terms.keys()].map((name, at) => [name, at + 1]),
  )
  const vocabulary = { terms, heads: headsOf(terms.keys()), disguises: disguisesOf(terms) }
  const weightOf = weightsOfSets(messages)
  return messages.map((message) => {
    const { subject, content } = ownWordsOf(message)
    const found = featuresOf(channel, subject, content, vocabulary)
    const entries: (readonly [number, number])[] = [[0, 1]]
    for (const [name, value] of Object.entries(found.traits))
      if (value !== 0 && name in traits && !UNSEEN.has(name)) entries.push([columns.get(`trait ${name}`)!, value])
    for (const { term, share } of found.terms) entries.push([columns.get(term)!, share])
    return {
      isSpam: message.isSpam,
      weight: weightOf(message),
      columns: Int32Array.from(entries, ([column]) => column),
      values: Float64Array.from(entries, ([, value]) => value),
    }
  })
}

/** Both kinds weigh the same, and of a kind a set that is a hundred times larger weighs ten times as much. The sum is 1. */
function weightsOfSets(messages: readonly LabelledMessage[]): (message: LabelledMessage) => number {
  const keyOf = ({ isSpam, set }: LabelledMessage) => `${isSpam} ${set}`
  const sizes = new Map<string, number>()
  for (const message of messages) sizes.set(keyOf(message), (sizes.get(keyOf(message)) ?? 0) + 1)
  const totalOf = (isSpam: boolean) =>
    [...sizes].reduce((sum, [key, size]) => sum + (key.startsWith(`${isSpam} `) ? Math.sqrt(size) : 0), 0)
  const [spam, ham] = [totalOf(true), totalOf(false)]
  return (message) => 0.5 / (message.isSpam ? spam : ham) / Math.sqrt(sizes.get(keyOf(message))!)
}
