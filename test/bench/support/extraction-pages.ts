import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../../../scripts/local/build.ts'
import { DATA_TYPES, type DataType } from '../../../src/contracts/data/items.ts'
import type { Finding } from '../../../src/extraction/finding.ts'
import { decodeBody } from '../../../src/platform/web/decode-body.ts'
import { BenchSite, KIT } from './bench-site.ts'
import { type KnownPerson, kitRoles, knownPeople, type WrittenItem } from './pairing.ts'

export interface BenchPage {
  readonly id: string
  readonly url: string
  readonly html: string
  readonly country?: string
}
export type Values = Record<DataType, string[]>

/** Pages with known contacts, and a function that turns found values by page id into lines to print. */
export interface PageSet {
  readonly title: string
  readonly pages: readonly BenchPage[]
  readonly score: (found: Readonly<Record<string, Values>>) => string[]
}

/** Emails and phones by their key, other types as shown; fax numbers are not counted, as in the scorers. */
export function valuesOf(findings: readonly Finding[]): Values {
  const values: Values = { emails: [], phones: [], names: [], addresses: [], companies: [] }
  for (const { type, value, normalized } of findings) {
    values[type].push(type === 'emails' || type === 'phones' ? normalized : value)
  }
  return values
}

/** Labelled real pages and websites. Not part of the repository. */
export const CORPUS = process.env.BENCH_CORPUS ?? join(ROOT, '../shared/corpus')

/** The labelled real pages, or null if they are not present. */
export async function readCorpus(): Promise<PageSet | null> {
  if (!existsSync(join(CORPUS, 'labels.json'))) return null
  const labels = JSON.parse(readFileSync(join(CORPUS, 'labels.json'), 'utf8')) as {
    id: string
    site_url_guess: string
  }[]
  const { score } = (await import(pathToFileURL(join(CORPUS, 'score.mjs')).href)) as {
    score: (gold: unknown, found: unknown) => { table: Record<DataType, Rates & { f1: number }> }
  }
  return {
    title: 'Labelled real pages',
    pages: labels.map(({ id, site_url_guess: url }) => {
      const bytes = readFileSync(join(CORPUS, 'pages', `${id}.html`))
      return { id, url, html: decodeBody(bytes, null).text }
    }),
    score: (found) => {
      const { table } = score(labels, found)
      return DATA_TYPES.map((type) => `${ratesLine(type, table[type])}  F1 ${percent(table[type].f1)}`)
    },
  }
}

/** A generated site, which also knows which values belong to whom. */
export interface SiteSet extends PageSet {
  /** By page id. */
  readonly people: Readonly<Record<string, readonly KnownPerson[]>>
  /** Ids of pages that are empty without scripts. */
  readonly scripted: ReadonlySet<string>
}

/**
 * The regular and special pages of the generated site, or null if the kit is not present.
 *
 * @param use called while the site is still running
 */
export async function readSite(seed: number, use?: (set: SiteSet) => Promise<void>): Promise<SiteSet | null> {
  if (!existsSync(join(KIT, 'site-server.mjs'))) return null
  const site = await BenchSite.start({ pages: 300, latencyMs: 0, seed })
  try {
    const truth = (await (await fetch(`${site.url}/__truth.json`)).json()) as Record<string, unknown>
    const { items } = (await (await fetch(`${site.url}/__meta.json`)).json()) as {
      items: Record<string, readonly WrittenItem[]>
    }
    const { score } = (await import(pathToFileURL(join(KIT, 'score.mjs')).href)) as {
      score: (found: unknown, items: unknown) => Record<string, Rates & { forms: Record<string, number> }>
    }
    const pages = (await Promise.all(Object.keys(truth).map(readPage))).filter((page) => page !== null)
    const roles = await kitRoles()
    const set: SiteSet = {
      title: `Generated site, seed ${seed}`,
      pages,
      people: Object.fromEntries(pages.map(({ id, html }) => [id, knownPeople(items[id]!, html, roles)])),
      scripted: new Set(pages.map(({ id }) => id).filter((id) => items[id]!.some(({ form }) => form === 'needs_js'))),
      score: (found) =>
        Object.entries(score(found, Object.fromEntries(Object.keys(found).map((id) => [id, items[id]])))).flatMap(
          ([type, rates]) => [
            ratesLine(type, rates),
            `           ${Object.entries(rates.forms)
              .map(([form, recall]) => `${form} ${recall}`)
              .join(', ')}`,
          ],
        ),
    }
    await use?.(set)
    return set
  } finally {
    site.stop()
  }
}

/** Some pages fail once or twice on purpose. */
async function readPage(url: string): Promise<BenchPage | null> {
  for (let attempt = 0; attempt < 4; attempt++) {
    const response = await fetch(url)
    if (!response.ok) continue
    const type = response.headers.get('content-type') ?? ''
    if (!type.startsWith('text/html')) return null
    return { id: url, url, html: decodeBody(new Uint8Array(await response.arrayBuffer()), type).text }
  }
  return null
}

/** The fixtures of the unit tests: few, and known to the engine, so the result is only a smoke test. */
export function readFixtures(): PageSet {
  const home = join(ROOT, 'test/fixtures/extraction')
  const expected = new Map<string, { type: DataType; values: string[] }>()
  const pages = DATA_TYPES.filter((type) => existsSync(join(home, type))).flatMap((type) =>
    readdirSync(join(home, type)).map((name): BenchPage => {
      const { url, country, values } = JSON.parse(readFileSync(join(home, type, name, 'expected.json'), 'utf8'))
      const id = `${type}/${name}`
      expected.set(id, { type, values })
      return { id, url, country, html: readFileSync(join(home, type, name, 'page.html'), 'utf8') }
    }),
  )
  return {
    title: 'Fixtures',
    pages,
    score: (found) =>
      DATA_TYPES.map((type) => {
        const counts = [...expected]
          .filter(([, page]) => page.type === type)
          .map(([id, { values }]) => {
            const given = new Set(found[id]![type])
            return { wanted: values.length, given: given.size, hits: values.filter((value) => given.has(value)).length }
          })
        const sum = (key: 'wanted' | 'given' | 'hits') => counts.reduce((total, count) => total + count[key], 0)
        return ratesLine(type, { recall: sum('hits') / sum('wanted'), precision: sum('hits') / sum('given') })
      }),
  }
}

interface Rates {
  readonly recall: number | null
  readonly precision: number | null
}

const percent = (rate: number | null) =>
  (rate === null || Number.isNaN(rate) ? '–' : `${(100 * rate).toFixed(1)} %`).padStart(7)
export const ratesLine = (type: string, { recall, precision }: Rates) =>
  `  ${type.padEnd(10)} precision ${percent(precision)}  recall ${percent(recall)}`
