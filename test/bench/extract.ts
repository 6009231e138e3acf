/**
 * `npm run bench extract [-- --seed 1 --rounds 3 --pairing 1,2,3 --rendered 30]` `npm run bench extract -- --work
 * [--errors] | --frozen | --training [--errors] | --rules`
 *
 * Measures the extraction engine: precision, recall and F1 over the labelled pages and the generated site (without
 * them, over the test fixtures); the recall of every written form; and the time per page compared with htmlparser2,
 * which only parses, and with crawlee's social utilities if `bench crawl` has installed them. Then, over sites of
 * several seeds, how many people have exactly their own details (defined in `pairPeople`). Finally, pages as fetched
 * compared with the same pages after a browser has run their scripts.
 *
 * With `--work`, `--frozen` or `--training` it only scores one set of labelled pages. Errors on the frozen pages are
 * never read one by one, so that these pages keep measuring performance on unseen pages.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Parser } from 'htmlparser2'
import { ROOT } from '../../scripts/local/build.ts'
import { readOptions } from '../../scripts/local/read-options.ts'
import { extract } from '../../src/extraction/extract.ts'
import {
  type BenchPage,
  type PageSet,
  readCorpus,
  readFixtures,
  readSite,
  type SiteSet,
  type Values,
  valuesOf,
} from './support/extraction-pages.ts'
import { LABELLED_SETS, readLabelledPages } from './support/labelled-pages.ts'
import { type Pairing, pairPeople } from './support/pairing.ts'
import { readScriptSite, renderPages } from './support/rendered-pages.ts'
import { ruleTable } from './support/rule-table.ts'

const { values: options } = readOptions({
  options: {
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '3' },
    pairing: { type: 'string', default: '1,2,3' },
    /** How many pages of the generated site to render, in addition to the scripted ones; 0 uses no browser. */
    rendered: { type: 'string', default: '30' },
    work: { type: 'boolean', default: false },
    frozen: { type: 'boolean', default: false },
    training: { type: 'boolean', default: false },
    /** Lists missed and wrong values, page by page. */
    errors: { type: 'boolean', default: false },
    /** Only the table of rules: found, kept and time. */
    rules: { type: 'boolean', default: false },
  },
})
/** Longer pages have a line of their own, so that one of them does not dominate the average. */
const LARGE_PAGE = 1_000_000

interface Peer {
  readonly name: string
  readonly run: (page: BenchPage) => void
}

const sets = LABELLED_SETS.filter((set) => options[set])
for (const set of sets) {
  const labelled = await readLabelledPages(set)
  console.log(
    labelled
      ? `\n${set}: ${labelled.pages.length} pages`
      : 'No labelled pages found; set BENCH_CORPUS to their folder.',
  )
  if (!labelled) continue
  const found = new Map(labelled.pages.map(({ id, html, url }) => [id, extract(html, { url }).findings]))
  const values = Object.fromEntries([...found].map(([id, findings]) => [id, valuesOf(findings)]))
  for (const line of labelled.score(values, options.errors)) console.log(line)
  console.log('confidence')
  for (const line of labelled.confidence(found)) console.log(line)
}
if (sets.length > 0) process.exit()

const corpus = await readCorpus()
const site = await readSite(Number(options.seed))
if (options.rules) {
  for (const line of await ruleTable(site?.pages ?? [])) console.log(line)
  process.exit()
}
const measured = [corpus, site].filter((set) => set !== null)
if (measured.length === 0) {
  console.log('No labelled pages and no bench kit found: measuring over the test fixtures.')
  measured.push(readFixtures())
}
const peers = [...(await loadCrawlee()), { name: 'htmlparser2, parse only', run: parseOnly }]

for (const { title, pages, score } of measured) {
  console.log(`\n${title}: ${pages.length} pages`)
  for (const line of score(valuesById(pages))) console.log(line)
  time(pages.filter(({ html }) => html.length < LARGE_PAGE))
  for (const page of pages.filter(({ html }) => html.length >= LARGE_PAGE)) {
    const ms = duration(() => extract(page.html, { url: page.url }))
    console.log(`one page of ${(page.html.length / 1e6).toFixed(1)} MB: ${ms.toFixed(0)} ms`)
  }
}

if (site) {
  console.log('\nPeople whose contact has exactly their own role, emails and phones')
  for (const seed of options.pairing.split(',').map(Number)) {
    const set = seed === Number(options.seed) ? site : await readSite(seed)
    for (const line of set ? pairingLines(set, seed) : []) console.log(line)
  }
}

if (Number(options.rendered) > 0) {
  await compareRendered(await readScriptSite())
  await readSite(Number(options.seed), async (set) => {
    // Page kinds alternate, so a sample with a fixed step would contain one kind only.
    const isDrawn = (at: number) => (at * 7919) % set.pages.length < Number(options.rendered)
    const isChosen = ({ id, html }: BenchPage, at: number) =>
      set.scripted.has(id) || (isDrawn(at) && html.length < LARGE_PAGE)
    const pages = set.pages.filter(isChosen)
    const rendered = await compareRendered({ ...set, pages })
    for (const shown of [pages, rendered]) {
      const pairings = pairingsOf({ ...set, pages: shown })
      console.log(
        `  paired rightly${shown === rendered ? ', rendered' : ''}: ${shareOf(pairings)} of ${pairings.length}`,
      )
    }
  })
}

function valuesById(pages: readonly BenchPage[]): Record<string, Values> {
  return Object.fromEntries(
    pages.map(({ id, html, url, country }) => [id, valuesOf(extract(html, { url, country }).findings)]),
  )
}

/** Prints the scores of the pages as fetched and as rendered; returns the rendered pages. */
async function compareRendered({ title, pages, score }: PageSet): Promise<BenchPage[]> {
  const from = performance.now()
  const rendered = await renderPages(pages)
  const ms = (performance.now() - from) / pages.length
  console.log(`\n${title}, before and after scripts: ${pages.length} pages, rendered in ${ms.toFixed(0)} ms each`)
  const before = score(valuesById(pages))
  const after = score(valuesById(rendered))
  for (const [at, line] of before.entries()) {
    console.log(`  plain    ${line.trim()}`)
    if (after[at] !== line) console.log(`  rendered ${after[at]!.trim()}`)
  }
  return rendered
}

/** Rounds alternate, so that a busy machine slows us and the peers equally; the fastest round of each counts. */
function time(pages: readonly BenchPage[]): void {
  const runners: Peer[] = [{ name: 'ours', run: ({ html, url, country }) => extract(html, { url, country }) }, ...peers]
  const best = new Map<string, number>()
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const { name, run } of runners) {
      const ms = duration(() => pages.forEach(run)) / pages.length
      best.set(name, Math.min(ms, best.get(name) ?? Number.POSITIVE_INFINITY))
    }
  }
  const ours = best.get('ours')!
  const kilobytes = pages.reduce((sum, { html }) => sum + html.length, 0) / pages.length / 1000
  console.log(`time per page (${kilobytes.toFixed(0)} KB on average)`)
  for (const [name, ms] of best) {
    const ratio = name === 'ours' ? '' : `, ours takes ${(ours / ms).toFixed(2)} times that`
    console.log(`  ${name.padEnd(24)} ${ms.toFixed(2)} ms${ratio}`)
  }
}

function pairingsOf({ pages, people }: SiteSet): Pairing[] {
  return pages
    .filter(({ id }) => people[id]!.length > 0)
    .flatMap(({ id, url, html }) => pairPeople(people[id]!, extract(html, { url }).contacts))
}

function shareOf(group: readonly Pairing[]): string {
  return (group.filter(({ faults }) => faults.length === 0).length / group.length).toFixed(3)
}

/** The share of correctly paired people, by written form, and the first few errors. */
function pairingLines(set: SiteSet, seed: number): string[] {
  const pairings = pairingsOf(set)
  const byForm = Object.entries(Object.groupBy(pairings, ({ person }) => person.form))
  const wrong = pairings.filter(({ faults }) => faults.length > 0)
  return [
    `  seed ${seed}: ${shareOf(pairings)} of ${pairings.length} people`,
    `           ${byForm.map(([form, group]) => `${form} ${shareOf(group!)}`).join(', ')}`,
    ...wrong.slice(0, 3).map(({ person, faults }) => `           ${person.name}: ${faults.join('; ')}`),
  ]
}

function duration(run: () => unknown): number {
  const from = performance.now()
  run()
  return performance.now() - from
}

function parseOnly({ html }: BenchPage): void {
  const parser = new Parser({ onopentag() {}, ontext() {}, onclosetag() {} }, { decodeEntities: true })
  parser.end(html)
}

/** crawlee's social utilities, if the crawl bench has installed them; they read emails and phones only. */
async function loadCrawlee(): Promise<Peer[]> {
  const manifest = join(ROOT, 'dist/bench-peers/package.json')
  if (!existsSync(manifest) || !JSON.parse(readFileSync(manifest, 'utf8')).dependencies?.crawlee) return []
  try {
    const entry = createRequire(manifest).resolve('crawlee')
    const { social } = (await import(pathToFileURL(entry).href)) as {
      social: { parseHandlesFromHtml: (html: string) => unknown }
    }
    return [{ name: 'crawlee social utilities', run: ({ html }) => social.parseHandlesFromHtml(html) }]
  } catch {
    return []
  }
}
