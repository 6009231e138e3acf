import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { EXTRACTION_RULES, type ExtractionRule } from '../../../src/contracts/crawls/extraction-rules.ts'
import type { DataType } from '../../../src/contracts/data/items.ts'
import { extractInSteps } from '../../../src/extraction/extract.ts'
import type { Finding } from '../../../src/extraction/finding.ts'
import { parsePage } from '../../../src/extraction/parse-page.ts'
import type { RuleTrace } from '../../../src/extraction/run-rules.ts'
import { runToEnd } from '../../../src/lib/steps.ts'
import { decodeBody } from '../../../src/platform/web/decode-body.ts'
import { type BenchPage, CORPUS, valuesOf } from './extraction-pages.ts'

/** What one rule did on the pages measured. */
interface RuleRow {
  /** Mentions, before anything is merged or refused. */
  found: number
  /** Findings that name the rule. */
  kept: number
  /** Findings that no other rule names. */
  only: number
  /** Findings that the labels of pages for work do not hold. */
  wrong: number
  /** Time of the whole rule, with those of its mentions that go by another id. */
  ms: number
}

type Labelled = { readonly id: string; readonly site_url_guess: string; readonly frozen?: boolean }

/**
 * What each rule found on the labelled pages, on further pages and on those to learn from, where they are present: lines to print.
 * Of frozen pages and unlabelled ones nothing is said to be wrong.
 *
 * @param further pages without labels
 */
export async function ruleTable(further: readonly BenchPage[]): Promise<string[]> {
  const trace = new Trace()
  const labels = readJson<Labelled[]>('labels.json') ?? []
  const wrong = labels.length > 0 ? await wrongIn(labels.filter(({ frozen }) => !frozen)) : () => new Set<string>()
  for (const label of labels) {
    const isWrong = wrong(label.id)
    const page = { id: label.id, url: label.site_url_guess, html: readHtml('pages', label.id) }
    for (const finding of trace.read(page)) if (isWrong.has(keyOf(finding))) trace.count(finding, 'wrong')
  }
  const learned = [...trainingPages('labels', 'pages'), ...trainingPages('unlabelled', 'unlabelled')]
  for (const page of [...further, ...learned]) trace.read(page)
  return [`Rules, over ${labels.length + further.length + learned.length} pages`, ...trace.lines()]
}

class Trace implements RuleTrace {
  readonly #rows = new Map<ExtractionRule, RuleRow>()
  #begunAt = 0

  read({ html, url, country }: BenchPage): readonly Finding[] {
    const { findings } = runToEnd(extractInSteps(parsePage(html, url), { url, country }, this))
    for (const finding of findings) {
      this.count(finding, 'kept')
      if (finding.rules?.length === 1) this.count(finding, 'only')
    }
    return findings
  }

  begin(): void {
    this.#begunAt = performance.now()
  }

  end(id: ExtractionRule, mentions: readonly Pick<Finding, 'rules'>[]): void {
    this.#rowOf(id).ms += performance.now() - this.#begunAt
    for (const mention of mentions) this.count(mention, 'found')
  }

  count({ rules = [] }: Pick<Finding, 'rules'>, key: keyof RuleRow): void {
    for (const rule of rules) this.#rowOf(rule)[key]++
  }

  lines(): string[] {
    const ids = Object.keys(EXTRACTION_RULES) as ExtractionRule[]
    const idle = ids.filter((id) => this.#rowOf(id).kept === 0)
    const never = ids.filter((id) => this.#rowOf(id).only === 0 && !idle.includes(id))
    const head = ['found', 'kept', 'only', 'wrong', 'ms'].map((title) => title.padStart(8)).join('')
    return [
      `${' '.repeat(26)}${head}`,
      ...ids.map((id) => {
        const { found, kept, only, wrong, ms } = this.#rowOf(id)
        const counts = [found, kept, only, wrong].map((count) => String(count).padStart(8)).join('')
        return `  ${id.padEnd(24)}${counts}${(ms === 0 ? '' : ms.toFixed(0)).padStart(8)}`
      }),
      `  in no finding: ${idle.join(', ') || 'none'}`,
      `  never the only witness: ${never.join(', ') || 'none'}`,
    ]
  }

  #rowOf(id: ExtractionRule): RuleRow {
    const row = this.#rows.get(id) ?? { found: 0, kept: 0, only: 0, wrong: 0, ms: 0 }
    this.#rows.set(id, row)
    return row
  }
}

const keyOf = (finding: Finding) => `${finding.type} ${valuesOf([finding])[finding.type][0]}`

/** By page, the keys of the findings that are not among its labels. */
async function wrongIn(labels: readonly Labelled[]): Promise<(id: string) => ReadonlySet<string>> {
  const found = Object.fromEntries(
    labels.map(({ id, site_url_guess: url }) => {
      const { findings } = runToEnd(extractInSteps(parsePage(readHtml('pages', id), url), { url }))
      return [id, valuesOf(findings)]
    }),
  )
  const { score } = (await import(pathToFileURL(join(CORPUS, 'score.mjs')).href)) as {
    score: (
      gold: unknown,
      found: unknown,
    ) => { pages: { id: string; types: Record<DataType, { fp: readonly string[] }> }[] }
  }
  const wrong = new Map(
    score(labels, found).pages.map(({ id, types }) => [
      id,
      new Set(Object.entries(types).flatMap(([type, { fp }]) => fp.map((value) => `${type} ${value}`))),
    ]),
  )
  return (id) => wrong.get(id) ?? new Set()
}

function trainingPages(list: string, folder: string): BenchPage[] {
  const pages = readJson<{ id: string; url: string }[]>(join('training', `${list}.json`)) ?? []
  return pages.map(({ id, url }) => ({
    id,
    // Some are written without their site.
    url: URL.canParse(url) ? url : `https://www.example.com/${id}`,
    html: readHtml(join('training', folder), id),
  }))
}

function readJson<T>(path: string): T | null {
  const file = join(CORPUS, path)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null
}

const readHtml = (folder: string, id: string) => decodeBody(readFileSync(join(CORPUS, folder, `${id}.html`)), null).text
