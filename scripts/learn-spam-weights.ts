/**
 * `node --no-warnings scripts/learn-spam-weights.ts [--email DIR]... [--sms DIR]... [--measure DIR]... [--hold 0.02] [--dry]`
 *
 * Writes `src/outreach/spam/weights.ts` from the words and weights that people listed (`spam/*-words.txt`, `spam/trait-weights.ts`), moved by the
 * labelled messages of `--email` and `--sms`, which are read as `spam/read-mail.ts` says. Without any, the weights are those of the lists.
 *
 * `--measure DIR` prints the area under the ROC curve for a set, with the weights just made; its kind is `sms` where its name says so. To see what
 * learning is worth on mail of another kind, name whole corpora: learn from one, measure another. `--dry` writes nothing.
 */
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Channel } from '../src/contracts/senders.ts'
import { featuresOf, logOdds, type StoredWeights, toModel } from '../src/outreach/spam/model.ts'
import { ROOT } from './local/build.ts'
import { areaUnder, type Learned, learn } from './spam/learn.ts'
import { readLabelled } from './spam/read-mail.ts'
import { readWords } from './spam/read-words.ts'
import { TRAIT_WEIGHTS } from './spam/trait-weights.ts'

const { values: options } = parseArgs({
  options: {
    email: { type: 'string', multiple: true, default: [] },
    sms: { type: 'string', multiple: true, default: [] },
    measure: { type: 'string', multiple: true, default: [] },
    /** How strongly weights are held where they began. */
    hold: { type: 'string', default: '0.02' },
    dry: { type: 'boolean', default: false },
  },
})
const WEIGHTS = join(ROOT, 'src/outreach/spam/weights.ts')

const weights: Record<Channel, StoredWeights> = { email: weightsFor('email'), sms: weightsFor('sms') }
if (!options.dry) {
  const source = `import type { StoredWeights } from './model.ts'

/** Made by \`scripts/learn-spam-weights.ts\`; changed there. */
export const EMAIL_WEIGHTS: StoredWeights = ${literal(weights.email)}

export const SMS_WEIGHTS: StoredWeights = ${literal(weights.sms)}
`
  writeFileSync(WEIGHTS, source)
  console.log(`${WEIGHTS}: ${(Buffer.byteLength(source) / 1000).toFixed(1)} KB`)
}
for (const path of options.measure) measure(path)

function weightsFor(channel: Channel): StoredWeights {
  const { bias, traits } = TRAIT_WEIGHTS[channel]
  const begin: Learned = {
    bias,
    traits: { ...traits },
    terms: readWords(join(ROOT, `scripts/spam/${channel}-words.txt`)),
  }
  const messages = options[channel].flatMap(readLabelled)
  if (messages.length === 0) return toStored(begin)
  console.log(`${channel}: learning from ${messages.length} messages`)
  return toStored(learn(channel, begin, messages, Number(options.hold)))
}

/** In tenths, by theme and weight; what weighs nothing is left out. */
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

function measure(path: string): void {
  const channel = /sms/i.test(basename(path)) ? 'sms' : 'email'
  const model = toModel(weights[channel])
  const scores = readLabelled(path).map(({ isSpam, subject, content }) => ({
    isSpam,
    score: logOdds(model, featuresOf(channel, subject, content, model)),
  }))
  const spams = scores.filter(({ isSpam }) => isSpam).length
  const share = (kind: boolean) => {
    const own = scores.filter(({ isSpam }) => isSpam === kind)
    return ((100 * own.filter(({ score }) => score > 0.405).length) / Math.max(1, own.length)).toFixed(1)
  }
  console.log(
    `${path}: ${spams} unwanted, ${scores.length - spams} wanted; area ${areaUnder(scores).toFixed(4)}; scored 60 or more: ${share(true)} % and ${share(false)} %`,
  )
}
