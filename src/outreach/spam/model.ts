import type { Channel } from '../../contracts/senders/channel.ts'
import { EMAIL_WEIGHTS, SMS_WEIGHTS } from './generated/weights.ts'
import { type ReadContent, readContent } from './read-content.ts'
import type { StoredWeights } from './stored-weights.ts'
import { emailTraits, englishShare, smsTraits, type Traits } from './traits.ts'
import { type FoundTerm, termsOf, wordsOf } from './words.ts'

export interface WeighedTerm {
  readonly theme: string
  readonly weight: number
}
export interface Model {
  readonly bias: number
  readonly traits: Readonly<Record<string, number>>
  readonly terms: ReadonlyMap<string, WeighedTerm>
  /** The first words of all terms, each with the maximum number of words of its terms. */
  readonly heads: ReadonlyMap<string, number>
  /** The visual forms of words that are often disguised. */
  readonly disguises: ReadonlySet<string>
}
/** The inputs of a model. */
export interface Features {
  readonly read: ReadContent
  readonly traits: Traits
  readonly terms: readonly FoundTerm[]
}

export function toModel({ bias, traits, words }: StoredWeights): Model {
  const terms = new Map<string, WeighedTerm>()
  for (const line of words.split('\n')) {
    const [theme = '', weight = ''] = line.split(' ', 2)
    if (theme === '') continue
    const listed = line.slice(theme.length + weight.length + 2).split(',')
    for (const term of listed) terms.set(term, { theme, weight: Number(weight) / 10 })
  }
  return {
    bias: bias / 10,
    traits: Object.fromEntries(Object.entries(traits).map(([name, weight]) => [name, weight / 10])),
    terms,
    heads: headsOf(terms.keys()),
    disguises: disguisesOf(terms),
  }
}

/**
 * The visual forms of words that spammers disguise because filters know them. Short words are left out, because they
 * resemble others.
 */
export const disguisesOf = (terms: ReadonlyMap<string, WeighedTerm>): Set<string> =>
  new Set([...terms].flatMap(([term, { weight }]) => (weight >= 3 && /^[a-z]{6,}$/.test(term) ? [soundOf(term)] : [])))

/** Maps look-alikes to one form: `vlagra`, `v1agra` and `viaggra` all become that of `viagra`. */
const soundOf = (word: string): string =>
  word
    .replaceAll(/[l1]/g, 'i')
    .replaceAll('0', 'o')
    .replaceAll('3', 'e')
    .replaceAll('5', 's')
    .replaceAll(/(.)\1+/g, '$1')

export function headsOf(terms: Iterable<string>): Map<string, number> {
  const heads = new Map<string, number>()
  for (const term of terms) {
    const words = term.split(' ')
    heads.set(words[0]!, Math.max(heads.get(words[0]!) ?? 0, words.length))
  }
  return heads
}

const STORED: Readonly<Record<Channel, StoredWeights>> = { email: EMAIL_WEIGHTS, sms: SMS_WEIGHTS }
/** Ignored, because the value differs by recipient. */
const MERGED_FIELD = /\{\{[^{}]{0,200}\}\}/g
const models = new Map<Channel, Model>()

/** The built-in model. Parsed on first use, because most requests analyse nothing. */
export function modelFor(channel: Channel): Model {
  const known = models.get(channel) ?? toModel(STORED[channel])
  models.set(channel, known)
  return known
}

/** A text message has no subject, so any is ignored. */
export function featuresOf(
  channel: Channel,
  subject: string,
  content: string,
  { terms, heads, disguises }: Pick<Model, 'heads' | 'disguises'> & { readonly terms: { has(term: string): boolean } },
): Features {
  const read = readContent(content)
  const words = wordsOf(read.text.replaceAll(MERGED_FIELD, ' '))
  const isListed = (term: string) => terms.has(term)
  if (channel === 'sms')
    return { read, traits: smsTraits(read.text, words), terms: termsOf([], words, isListed, heads) }
  const english = englishShare(words)
  const subjectWords = wordsOf(subject.replaceAll(MERGED_FIELD, ' '))
  const unlisted = new Set([...subjectWords, ...words].filter((word) => word.length > 5 && !terms.has(word)))
  const misspelt = [...unlisted].filter((word) => disguises.has(soundOf(word))).length
  return {
    read,
    traits: emailTraits(subject, content, read, words, misspelt),
    terms: termsOf(subjectWords, words, isListed, heads).map(({ term, share }) => ({
      term,
      share: share * english,
    })),
  }
}

/** The log-odds that a message is unwanted. */
export function logOdds({ bias, traits, terms }: Pick<Model, 'bias' | 'traits' | 'terms'>, found: Features): number {
  let sum = bias
  for (const [name, value] of Object.entries(found.traits)) sum += (traits[name] ?? 0) * value
  for (const { term, share } of found.terms) sum += (terms.get(term)?.weight ?? 0) * share
  return sum
}
