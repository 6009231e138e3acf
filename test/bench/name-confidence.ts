/**
 * `npm run bench name-confidence [-- --dry]`
 *
 * Learns how often names of each confidence are right and writes `src/extraction/names/confidence-table.ts`: an isotonic
 * regression (pool adjacent violators) over the confidences that the rules give, on the labelled pages for work and for
 * training. Both sets weigh the same in sum, as the labels of the training pages are noisy: they leave out many persons.
 * The frozen pages are not read.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/local/build.ts'
import { readOptions } from '../../scripts/local/read-options.ts'
import { emailsInSteps } from '../../src/extraction/emails.ts'
import { ratedNames } from '../../src/extraction/names.ts'
import { parsePage } from '../../src/extraction/parse-page.ts'
import { entitiesInSteps } from '../../src/extraction/structured-data.ts'
import { runToEnd } from '../../src/lib/steps.ts'
import { type Values, valuesOf } from './support/extraction-pages.ts'
import { isotonic, type Level } from './support/isotonic.ts'
import { readLabelledPages } from './support/labelled-pages.ts'

const { values: options } = readOptions({ options: { dry: { type: 'boolean', default: false } } })
const TABLE = join(ROOT, 'src/extraction/names/confidence-table.ts')

const levels = new Map<number, Level>()
for (const set of ['work', 'training'] as const) {
  const labelled = await readLabelledPages(set)
  if (!labelled) throw new Error('The labelled pages are not beside the checkout.')
  const found = new Map(labelled.pages.map(({ id, url, html }) => [id, ratedNamesOf(html, url)]))
  const values = [...found].map(([id, names]): [string, Values] => [id, valuesOf(names)])
  const wrong = labelled.wrongOf('names', Object.fromEntries(values))
  const names = [...found].flatMap(([id, findings]) =>
    findings.map(({ value, confidence }) => ({ confidence, isRight: !wrong.get(id)!.includes(value) })),
  )
  for (const { confidence, isRight } of names) {
    const level = levels.get(confidence) ?? { confidence, right: 0, weight: 0 }
    levels.set(confidence, {
      confidence,
      right: level.right + Number(isRight) / names.length,
      weight: level.weight + 1 / names.length,
    })
  }
  console.log(`${set}: ${names.length} names, ${names.filter(({ isRight }) => isRight).length} right`)
}
const table = isotonic([...levels.values()])
for (const [given, learned] of table) console.log(`${given.toFixed(2)} → ${learned.toFixed(2)}`)
if (!options.dry) {
  const rows = table.map(([given, learned]) => `  [${given}, ${learned}],`).join('\n')
  writeFileSync(
    TABLE,
    `/** Made by \`npm run bench name-confidence\`; changed there. What a rule gives, and how often such names are right. */\nexport const CONFIDENCE_TABLE: readonly (readonly [given: number, learned: number])[] = [\n${rows}\n]\n`,
  )
}

function ratedNamesOf(html: string, url: string) {
  const page = parsePage(html, url)
  const entities = runToEnd(entitiesInSteps(page))
  return runToEnd(ratedNames(page, entities, runToEnd(emailsInSteps(page, entities))))
}
