/**
 * `npm run bench name-weights [-- --dry]`
 *
 * Learns the weight of each reason and writes `src/extraction/names/generated/reason-weights.ts`: a logistic regression
 * over the runs of capitalised words on the labelled pages for work and for training. Each weight is regularised
 * towards its hand-set value below, more strongly for rare reasons. Both sets have equal total weight, because the
 * labels of the training pages are noisy: they miss many people. The frozen pages are not used. The same pages always
 * give the same weights.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/local/build.ts'
import { readOptions } from '../../scripts/local/read-options.ts'
import { emailsInSteps } from '../../src/extraction/emails.ts'
import type { ReasonId } from '../../src/extraction/names/generated/reason-weights.ts'
import { decide, readText } from '../../src/extraction/names/text-names.ts'
import { tallyOf } from '../../src/extraction/names/weigh-mention.ts'
import { parsePage } from '../../src/extraction/parse-page.ts'
import { entitiesInSteps } from '../../src/extraction/structured-data.ts'
import { runToEnd } from '../../src/lib/steps.ts'
import type { BenchPage, Values } from './support/extraction-pages.ts'
import { HAND_WEIGHTS } from './support/hand-weights.ts'
import { readLabelledPages } from './support/labelled-pages.ts'
import { fitLogistic, type Sample } from './support/logistic.ts'

const { values: options } = readOptions({
  options: { dry: { type: 'boolean', default: false }, pull: { type: 'string', default: '30' } },
})
const TABLE = join(ROOT, 'src/extraction/names/generated/reason-weights.ts')
const ids = Object.keys(HAND_WEIGHTS) as ReasonId[]
const positionOf = new Map(ids.map((id, at) => [id, at]))

/**
 * Reasons that the labels cannot judge: they label couples as one person, and omit honorifics of third parties and
 * picture credits.
 */
const HELD: ReadonlySet<ReasonId> = new Set(['row.couple', 'picture.credit', 'line.honorific'])
const HELD_PULL = 1e6

interface Run {
  readonly value: string
  readonly reasons: readonly ReasonId[]
}

/** The total weight of all runs of a set. */
const SET_WEIGHT = 4_000
const samples: Sample[] = []
for (const set of ['work', 'training'] as const) {
  const labelled = await readLabelledPages(set)
  if (!labelled) throw new Error('No labelled pages found; set BENCH_CORPUS to their folder.')
  const runs = new Map(labelled.pages.map((page) => [page.id, runsOf(page)]))
  const named = [...runs].map(([id, list]): [string, Values] => [id, valuesOf(list)])
  const wrong = labelled.wrongOf('names', Object.fromEntries(named))
  const own = [...runs].flatMap(([id, list]) => {
    const isWrong = new Set(wrong.get(id))
    const mentions = Map.groupBy(list, ({ value }) => value)
    return list.map(({ value, reasons }) => ({
      features: reasons.map((reason) => positionOf.get(reason)!),
      isRight: !isWrong.has(value),
      // A person named ten times counts once.
      weight: 1 / mentions.get(value)!.length,
    }))
  })
  const sum = own.reduce((total, { weight }) => total + weight, 0)
  console.log(`${set}: ${own.length} runs, ${own.filter(({ isRight }) => isRight).length} of people`)
  samples.push(...own.map((sample) => ({ ...sample, weight: (sample.weight * SET_WEIGHT) / sum })))
}

const hand = ids.map((id) => HAND_WEIGHTS[id])
const pull = ids.map((id) => (HELD.has(id) ? HELD_PULL : Number(options.pull)))
const fitted = fitLogistic(samples, hand, pull)
const rows = ids.map((id, at) => {
  const having = samples.filter(({ features }) => features.includes(at))
  const right = having.filter(({ isRight }) => isRight).length
  console.log(
    `${id.padEnd(24)} ${hand[at]!.toFixed(1).padStart(5)} → ${fitted[at]!.toFixed(2).padStart(5)}  ${right} of ${having.length}`,
  )
  return `  '${id}': ${Number(fitted[at]!.toFixed(2))},`
})
if (!options.dry) writeFileSync(TABLE, tableOf(rows))

/** The runs of a page that have at least one reason for or against, with their reasons. */
function runsOf({ html, url }: BenchPage): Run[] {
  const page = parsePage(html, url)
  const read = runToEnd(readText(page, runToEnd(emailsInSteps(page, runToEnd(entitiesInSteps(page))))))
  if (!read) return []
  const verdicts = runToEnd(decide(read))
  return read.candidates.flatMap((candidate) => {
    const tally = tallyOf(read.reading, candidate)
    const { likelihood, run } = candidate
    if (!tally || likelihood === 0) return []
    const counted = tally.counted.map(({ id }) => id)
    const ofList =
      verdicts.get(candidate)?.reasons.filter((id) => id.startsWith('list.') && !counted.includes(id)) ?? []
    // Runs with no reason other than their words are decided without weights.
    if (counted.length + ofList.length === 0) return []
    return [{ value: run.value, reasons: [`words.${likelihood}` as const, ...counted, ...ofList] }]
  })
}

function valuesOf(runs: readonly Run[]): Values {
  return {
    emails: [],
    phones: [],
    names: [...new Set(runs.map(({ value }) => value))],
    addresses: [],
    companies: [],
  }
}

function tableOf(lines: readonly string[]): string {
  return `/**
 * Generated by \`npm run bench name-weights\`; do not edit. What each reason adds to the log-odds that a name is a
 * person's, beginning with what the words of the name say.
 */
export const REASON_WEIGHTS = {
${lines.join('\n')}
} as const

export type ReasonId = keyof typeof REASON_WEIGHTS
`
}
