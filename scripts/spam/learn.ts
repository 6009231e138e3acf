import type { Channel } from '../../src/contracts/senders/channel.ts'
import { disguisesOf, featuresOf, headsOf } from '../../src/outreach/spam/model.ts'
import { descend, type Range, type Row } from './descend.ts'
import { ownWordsOf } from './own-words.ts'
import type { LabelledMessage } from './read-mail.ts'
import type { ListedTerms } from './read-words.ts'

/** The initial and the resulting weights. */
export interface Learned {
  bias: number
  traits: Record<string, number>
  terms: ListedTerms
}

/**
 * Traits of replies and mailing lists that no campaign has. They are excluded from learning, or the words would not be
 * learned.
 */
const UNSEEN = new Set(['conversation', 'reply_subject', 'list_tag', 'signature'])
/** Traits that indicate the origin and storage of a set rather than whether a message is wanted. */
const FIXED = new Set(['garbled', 'foreign', 'html'])
/**
 * How far a trait's weight may move from a person's estimate; a trait that is advised against keeps at least half of
 * it.
 */
const TRAIT_MOVE = 1.5
/** Training weighs messages as if half were unwanted. Of the campaigns that users check, perhaps one in four is. */
const CAMPAIGN_ODDS = Math.log(1 / 3)

/**
 * Adjusts weights to labelled mail, by logistic regression that is regularised towards the initial weights rather than
 * zero. So a word that the mail lacks keeps a person's estimate. Adds no words, because those that separate one set say
 * little about another (see the README). Deterministic.
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

/**
 * Both classes have equal total weight; within a class, a set that is a hundred times larger weighs ten times as much.
 * The sum is 1.
 */
function weightsOfSets(messages: readonly LabelledMessage[]): (message: LabelledMessage) => number {
  const keyOf = ({ isSpam, set }: LabelledMessage) => `${isSpam} ${set}`
  const sizes = new Map<string, number>()
  for (const message of messages) sizes.set(keyOf(message), (sizes.get(keyOf(message)) ?? 0) + 1)
  const totalOf = (isSpam: boolean) =>
    [...sizes].reduce((sum, [key, size]) => sum + (key.startsWith(`${isSpam} `) ? Math.sqrt(size) : 0), 0)
  const [spam, ham] = [totalOf(true), totalOf(false)]
  return (message) => 0.5 / (message.isSpam ? spam : ham) / Math.sqrt(sizes.get(keyOf(message))!)
}
