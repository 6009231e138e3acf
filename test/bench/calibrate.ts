/**
 * `npm run bench calibrate [-- --dry]`
 *
 * Learns how probable findings of each type and confidence are and writes `src/extraction/generated/calibration.ts`: an
 * isotonic fit over the labelled pages for work and for training. Both sets have equal total weight, because annotators
 * of the training pages missed many values, while the pages for work have hardly any errors left. A value counts once
 * per site, because pages repeat it. The frozen pages are not used: `bench extract -- --frozen` checks on them whether
 * "0.9" is right nine times in ten. The same pages always give the same table.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/local/build.ts'
import { readOptions } from '../../scripts/local/read-options.ts'
import type { ExtractionRule } from '../../src/contracts/crawls/extraction-rules.ts'
import { DATA_TYPES, type DataType } from '../../src/contracts/data/items.ts'
import { uncalibratedInSteps } from '../../src/extraction/extract.ts'
import { parsePage } from '../../src/extraction/parse-page.ts'
import { runToEnd } from '../../src/lib/steps.ts'
import { valuesOf } from './support/extraction-pages.ts'
import { type Bin, fitIsotonic } from './support/isotonic.ts'
import { readLabelledPages } from './support/labelled-pages.ts'

const { values: options } = readOptions({ options: { dry: { type: 'boolean', default: false } } })
const TABLE = join(ROOT, 'src/extraction/generated/calibration.ts')

/** The total weight of all findings of a type, per set. */
const SET_WEIGHT = 100
/** A page counts for a type like this many findings at most, because its annotator may have skipped the type. */
const PAGE_WEIGHT_MAX = 5
/** Rules that the labels cannot judge: they label couples as one person, and omit honorifics of third parties. */
const HELD: ReadonlySet<ExtractionRule> = new Set(['names.couple', 'names.honorific'])
/** The weight of the confidence assigned by rules, per bin. */
const GIVEN_WEIGHT = 1
const BIN = 0.05
/** No finding is impossible or certain. */
const BOUNDS = [0.05, 0.99] as const

interface Judged {
  readonly confidence: number
  readonly isRight: boolean
  readonly weight: number
}

const judged = new Map<DataType, Judged[]>(DATA_TYPES.map((type) => [type, []]))
for (const set of ['work', 'training'] as const) {
  const labelled = await readLabelledPages(set)
  if (!labelled) throw new Error('No labelled pages found; set BENCH_CORPUS to their folder.')
  const { pages } = labelled
  const found = new Map(
    pages.map(({ id, html, url }) => [id, runToEnd(uncalibratedInSteps(parsePage(html, url), { url })).findings]),
  )
  const values = Object.fromEntries([...found].map(([id, findings]) => [id, valuesOf(findings)]))
  for (const type of DATA_TYPES) {
    const wrong = labelled.wrongOf(type, values)
    const counted = new Set<string>()
    const own = pages.flatMap(({ id, url }) => {
      const list = found.get(id)!.filter((finding) => {
        const key = `${URL.parse(url)?.host ?? id} ${finding.normalized}`
        const isCounted = finding.type === type && !counted.has(key) && !finding.rules?.some((rule) => HELD.has(rule))
        if (isCounted) counted.add(key)
        return isCounted
      })
      return list.map((finding) => ({
        confidence: finding.confidence,
        isRight: !wrong.get(id)!.includes(valuesOf([finding])[type][0]!),
        weight: Math.min(1, PAGE_WEIGHT_MAX / list.length),
      }))
    })
    const sum = own.reduce((total, { weight }) => total + weight, 0)
    judged.get(type)!.push(...own.map((one) => ({ ...one, weight: (one.weight * SET_WEIGHT) / sum })))
  }
}

const rows = [...judged].map(([type, list]) => {
  const points = pointsOf(fitIsotonic(binsOf(list)))
  console.log(type.padEnd(10), points.map(([from, to]) => `${from}: ${to}`).join(', '))
  return `  ${type}: [\n${points.map(([from, to]) => `    [${from}, ${to}],\n`).join('')}  ],`
})
if (!options.dry) writeFileSync(TABLE, tableOf(rows))

function binsOf(list: readonly Judged[]): Bin[] {
  return [...Map.groupBy(list, ({ confidence }) => Math.floor(confidence / BIN + 1e-9))].map(([, own]) => {
    const weight = own.reduce((sum, one) => sum + one.weight, 0)
    const confidence = own.reduce((sum, one) => sum + one.confidence * one.weight, 0) / weight
    const right = own.reduce((sum, one) => sum + Number(one.isRight) * one.weight, 0)
    const all = weight + GIVEN_WEIGHT
    return { confidence, share: (right + GIVEN_WEIGHT * confidence) / all, weight: all }
  })
}

/** Points of a non-decreasing line, so that calibration keeps the ranking. */
function pointsOf(bins: readonly Bin[]): [number, number][] {
  const [least, most] = BOUNDS
  const inner = bins.map(({ confidence, share }): [number, number] => [
    round(confidence),
    round(Math.min(most, Math.max(least, share))),
  ])
  return [[0, least], ...inner.filter(([from], at) => from < 1 && from > (inner[at - 1]?.[0] ?? 0)), [1, most]]
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

function tableOf(lines: readonly string[]): string {
  return `import type { DataType } from '../../contracts/data/items.ts'

/**
 * Generated by \`npm run bench calibrate\`; do not edit. What confidence rules give, and how probable it makes a finding;
 * lines between the points.
 */
export const CALIBRATION: Readonly<Record<DataType, readonly (readonly [given: number, probable: number])[]>> = {
${lines.join('\n')}
}
`
}
