/**
 * `npm run bench page [-- --pages 120]`: processor time of each step for one page of a crawl, in microseconds, in plain
 * Node: the same code as in the Worker, without the platform. Prints several rounds, because the first ones include
 * compilation. For the parts of extraction by rule, use `npm run bench extract -- --rules`.
 */
import { readOptions } from '../../scripts/local/read-options.ts'
import type { ReadOutcome } from '../../src/contracts/crawls/crawl-slices.ts'
import { DATA_TYPES } from '../../src/contracts/data/items.ts'
import { addressesInSteps } from '../../src/extraction/addresses.ts'
import { cleanExtraction } from '../../src/extraction/clean-extraction.ts'
import { companiesInSteps } from '../../src/extraction/companies.ts'
import { contactsInSteps } from '../../src/extraction/contacts.ts'
import { rankCountries } from '../../src/extraction/countries.ts'
import { emailsInSteps } from '../../src/extraction/emails.ts'
import { readLinks } from '../../src/extraction/links.ts'
import { namesInSteps } from '../../src/extraction/names.ts'
import { needsRendering } from '../../src/extraction/needs-rendering.ts'
import { parsePage } from '../../src/extraction/parse-page.ts'
import { phonesInSteps } from '../../src/extraction/phones.ts'
import { factsInSteps } from '../../src/extraction/site/facts-of-page.ts'
import { entitiesInSteps } from '../../src/extraction/structured-data.ts'
import { fingerprintOf } from '../../src/features/crawls/read/fingerprint.ts'
import { toRows } from '../../src/features/crawls/read/page-rows.ts'
import { NOTHING_READ } from '../../src/features/crawls/read/read-page.ts'
import { SliceMemory } from '../../src/features/crawls/read/slice-memory.ts'
import { runToEnd } from '../../src/lib/steps.ts'
import { canonicalUrl } from '../../src/lib/url.ts'
import { decodeBody } from '../../src/platform/web/decode-body.ts'
import { evaluateUrl } from '../../src/url-policy/evaluate-url.ts'
import { BenchSite } from './support/bench-site.ts'
import { readSitePages } from './support/site-pages.ts'

const ROUNDS = 5
const { values: options } = readOptions({ options: { pages: { type: 'string', default: '120' } } })
const site = await BenchSite.start({ pages: Number(options.pages), latencyMs: 0 })
const pages = await readSitePages(site.url, Number(options.pages)).finally(() => site.stop())

const ENOUGH = { sites: [new URL(site.url).host], takeFromTrap: () => true }
const types = new Set(DATA_TYPES)
const steps: string[] = []
const bytes = pages.reduce((sum, page) => sum + page.bytes.length, 0)
console.log(
  `${pages.length} pages of ${Math.round(bytes / pages.length)} bytes; microseconds per page: the first of ${ROUNDS} rounds, the fastest later one`,
)
const taken = new Map<string, number[]>()
for (let round = 0; round < ROUNDS; round++) runRound()
for (const name of steps) {
  const rounds = taken.get(name)!
  console.log(`${name.padEnd(44)}${String(rounds[0]).padStart(8)}${String(fastest(rounds)).padStart(8)}`)
}
const sums = [0, 1].map((column) =>
  [...taken.values()].reduce((sum, rounds) => sum + (column === 0 ? rounds[0]! : fastest(rounds)), 0),
)
console.log(`${'total'.padEnd(44)}${sums.map((sum) => String(sum).padStart(8)).join('')}`)

/** Other load only adds to a round, and the first one includes compilation. */
function fastest([, ...rounds]: readonly number[]): number {
  return Math.min(...rounds)
}

function runRound(): void {
  const memory = new SliceMemory()
  const texts = timed('decode bytes', pages, ({ bytes, contentType }) => decodeBody(bytes, contentType).text)
  const parsed = timed('parse: tree, blocks, text', pages, ({ url }, at) => parsePage(texts[at]!, url))
  timed('check whether it needs a browser', parsed, (page, at) => needsRendering(texts[at]!, page))
  timed('fingerprint', parsed, (page) => fingerprintOf(page))
  const links = timed('read links', parsed, (page) => readLinks(page).links)
  const fresh = timed('canonicalise new links', links, (all) =>
    all.flatMap(({ url, text }) => (memory.isNewLink(url) ? [{ url: canonicalUrl(url) ?? url, text }] : [])),
  )
  timed('evaluate new links (in the coordinator)', fresh, (all) =>
    all.map(({ url, text }) => evaluateUrl({ url, text, depth: 1 }, ENOUGH)),
  )
  const entities = timed('structured data', parsed, (page) => runToEnd(entitiesInSteps(page)))
  const emails = timed('emails', parsed, (page, at) => runToEnd(emailsInSteps(page, entities[at]!)))
  const hints = pages.map(({ url }) => ({ url }))
  const before = timed('countries', parsed, (page, at) => rankCountries(page, entities[at]!, hints[at]!))
  const addresses = timed('addresses', parsed, (page, at) =>
    runToEnd(addressesInSteps(page, entities[at]!, before[at]!)),
  )
  const countries = timed('countries, with addresses', parsed, (page, at) =>
    rankCountries(page, entities[at]!, hints[at]!, addresses[at]!),
  )
  const phones = timed('phones', parsed, (page, at) => runToEnd(phonesInSteps(page, entities[at]!, countries[at]!)))
  const names = timed('names', parsed, (page, at) =>
    runToEnd(namesInSteps(page, entities[at]!, emails[at]!, undefined)),
  )
  const companies = timed('companies', parsed, (page, at) => {
    const others = [...emails[at]!, ...phones[at]!, ...addresses[at]!, ...names[at]!]
    return runToEnd(companiesInSteps(page, entities[at]!, others, undefined))
  })
  const findings = pages.map((_, at) => [
    ...emails[at]!,
    ...phones[at]!,
    ...names[at]!,
    ...addresses[at]!,
    ...companies[at]!,
  ])
  const contacts = timed('assign details to contacts', parsed, (page, at) =>
    runToEnd(contactsInSteps(page, entities[at]!, findings[at]!)),
  )
  const facts = timed('collect facts for the website', parsed, (page, at) =>
    runToEnd(factsInSteps(page, entities[at]!, { findings: findings[at]!, contacts: contacts[at]! })),
  )
  const clean = timed('clean', parsed, (_, at) =>
    cleanExtraction({ findings: findings[at]!, contacts: contacts[at]!, facts: facts[at]! }),
  )
  const rows = timed('rows to store', pages, ({ url }, at) => {
    const outcome: ReadOutcome = { outcome: 'read', url, also_known_as: [], fingerprint: null }
    return toRows({ ...NOTHING_READ, outcome, depth: 1, extraction: { ...clean[at]!, isCut: false } }, types, memory)
  })
  timed('JSON of rows and report', rows, (row, at) => [JSON.stringify(row), JSON.stringify(fresh[at])])
}

/** Runs a step for each page and records its processor time per page. */
function timed<Given, Result>(
  name: string,
  given: readonly Given[],
  step: (one: Given, at: number) => Result,
): Result[] {
  const before = process.cpuUsage()
  const results = given.map(step)
  const { user, system } = process.cpuUsage(before)
  if (!taken.has(name)) steps.push(name)
  taken.set(name, [...(taken.get(name) ?? []), Math.round((user + system) / given.length)])
  return results
}
