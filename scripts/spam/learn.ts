import type { Channel } from '../../src/contracts/senders.ts'
import { disguisesOf, type Features, featuresOf, headsOf, logOdds } from '../../src/outreach/spam/model.ts'
import { wordsOf } from '../../src/outreach/spam/words.ts'
import type { LabelledMessage } from './read-mail.ts'
import type { ListedTerms } from './read-words.ts'

/** What learning begins with, and ends with. */
export interface Learned {
  bias: number
  traits: Record<string, number>
  terms: ListedTerms
}

export const LEARNED_THEME = 'learned'
/** A word that is on no list is looked at when so many messages have it. */
const MESSAGES_MIN = 4
const ROUNDS = 30
const RATE = 0.15

/**
 * Moves weights by labelled mail: logistic regression that is pulled back to the weights it began with (`hold`, for each message) rather than to
 * zero, so that a word which the mail does not have keeps what a person thought of it. The order of the messages alone decides, not chance.
 */
export function learn(channel: Channel, begin: Learned, messages: readonly LabelledMessage[], hold: number): Learned {
  const terms: ListedTerms = new Map(begin.terms)
  for (const term of frequentWords(messages)) if (!terms.has(term)) terms.set(term, { theme: LEARNED_THEME, weight: 0 })
  const vocabulary = { terms, heads: headsOf(terms.keys()), disguises: disguisesOf(begin.terms) }
  const rows = messages.map((message) => ({
    isSpam: message.isSpam,
    found: featuresOf(channel, message.subject, message.content, vocabulary),
  }))
  const spams = rows.filter(({ isSpam }) => isSpam).length
  // Both kinds weigh the same, however many there are of each.
  const weightOf = (isSpam: boolean) => rows.length / 2 / Math.max(1, isSpam ? spams : rows.length - spams)

  const learned: Learned = {
    bias: begin.bias,
    traits: { ...begin.traits },
    terms: new Map([...terms].map(([term, { theme, weight }]) => [term, { theme, weight }])),
  }
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE / (1 + round / 5)
    for (let step = 0; step < rows.length; step++) {
      // Steps through all of them in an order that mixes files and labels.
      const { isSpam, found } = rows[(step * 7919 + round) % rows.length]!
      const error = (Number(isSpam) - 1 / (1 + Math.exp(-logOdds(learned, found)))) * weightOf(isSpam)
      learned.bias += rate * error
      moveTo(learned, begin, terms, found, rate, error, hold)
    }
  }
  return learned
}

function moveTo(
  learned: Learned,
  begin: Learned,
  terms: ListedTerms,
  found: Features,
  rate: number,
  error: number,
  hold: number,
): void {
  for (const [name, value] of Object.entries(found.traits)) {
    if (value === 0) continue
    const [weight, first] = [learned.traits[name] ?? 0, begin.traits[name] ?? 0]
    learned.traits[name] = weight + rate * (error * value - hold * (weight - first))
  }
  for (const { term, share } of found.terms) {
    const own = learned.terms.get(term)!
    own.weight += rate * (error * share - hold * share * (own.weight - terms.get(term)!.weight))
  }
}

function frequentWords(messages: readonly LabelledMessage[]): string[] {
  const counts = new Map<string, number>()
  for (const { subject, content } of messages)
    for (const word of new Set(wordsOf(`${subject} ${content}`)))
      if (word.length > 1 && word.length < 20 && !/\d/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= MESSAGES_MIN).map(([word]) => word)
}

/** The area under the ROC curve: how often a spam scores above a ham, equals counting half. */
export function areaUnder(scores: readonly { score: number; isSpam: boolean }[]): number {
  const sorted = [...scores].sort((a, b) => a.score - b.score)
  let [rankSum, spams] = [0, 0]
  for (let at = 0; at < sorted.length; ) {
    let end = at
    while (end < sorted.length && sorted[end]!.score === sorted[at]!.score) end++
    const rank = (at + 1 + end) / 2
    for (; at < end; at++) {
      if (!sorted[at]!.isSpam) continue
      rankSum += rank
      spams++
    }
  }
  const hams = sorted.length - spams
  return (rankSum - (spams * (spams + 1)) / 2) / (spams * hams)
}
