import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXTRACTION_RULES, type ExtractionRule } from '../../../src/contracts/crawls/extraction-rules.ts'
import { DATA_TYPES } from '../../../src/contracts/data/items.ts'
import { extractInSteps } from '../../../src/extraction/extract.ts'
import type { Finding } from '../../../src/extraction/finding.ts'
import { parsePage } from '../../../src/extraction/parse-page.ts'
import type { RuleTrace } from '../../../src/extraction/run-rules.ts'
import { runToEnd } from '../../../src/lib/steps.ts'
import { decodeBody } from '../../../src/platform/web/decode-body.ts'
import { type BenchPage, CORPUS, valuesOf } from './extraction-pages.ts'
import { isKeptAside, readLabelledPages } from './labelled-pages.ts'

/** Right and wrong findings. */
interface Verdicts {
  right: number
  wrong: number
}

/** The results of one rule on the measured pages. */
interface RuleRow {
  /** Mentions, before any are merged or rejected. */
  found: number
  /** Findings that name the rule. */
  kept: number
  /** Findings that name no other rule. */
  only: number
  /** Time of the whole rule, including mentions with another id. */
  ms: number
  /** Findings on pages for work and training that name the rule. */
  readonly labelled: Verdicts
  /** Of these, findings that name no other rule, on pages whose errors may be read. */
  readonly read: Verdicts
  /** The same for the training pages that are kept aside. */
  readonly aside: Verdicts
}
type Count = 'found' | 'kept' | 'only'

/**
 * Returns lines to print: what each rule found on the labelled pages, on further pages and on training pages, as far as
 * they are present, and how often it was right if labels may be read. The training labels miss many values, so the
 * share of wrong findings there is an upper bound.
 *
 * @param further pages without labels
 */
export async function ruleTable(further: readonly BenchPage[]): Promise<string[]> {
  const trace = new Trace()
  let count = further.length
  for (const set of ['work', 'training'] as const) {
    const labelled = await readLabelledPages(set)
    if (!labelled) continue
    count += labelled.pages.length
    const found = new Map(labelled.pages.map((page) => [page.id, trace.read(page)]))
    const values = Object.fromEntries([...found].map(([id, findings]) => [id, valuesOf(findings)]))
    for (const type of DATA_TYPES) {
      const wrong = labelled.wrongOf(type, values)
      for (const page of labelled.pages) {
        const isAside = set === 'training' && isKeptAside(page)
        for (const finding of found.get(page.id)!.filter((it) => it.type === type))
          trace.judge(finding, wrong.get(page.id)!.includes(valuesOf([finding])[type][0]!) ? 'wrong' : 'right', isAside)
      }
    }
  }
  const frozen = (await readLabelledPages('frozen'))?.pages ?? []
  const unlabelled = unlabelledPages()
  for (const page of [...further, ...frozen, ...unlabelled]) trace.read(page)
  return [`Rules, over ${count + frozen.length + unlabelled.length} pages`, ...trace.lines()]
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

  count({ rules = [] }: Pick<Finding, 'rules'>, key: Count): void {
    for (const rule of rules) this.#rowOf(rule)[key]++
  }

  judge({ rules = [] }: Pick<Finding, 'rules'>, verdict: keyof Verdicts, isAside: boolean): void {
    for (const rule of rules) this.#rowOf(rule).labelled[verdict]++
    if (rules.length === 1) this.#rowOf(rules[0]!)[isAside ? 'aside' : 'read'][verdict]++
  }

  lines(): string[] {
    const ids = Object.keys(EXTRACTION_RULES) as ExtractionRule[]
    const idle = ids.filter((id) => this.#rowOf(id).kept === 0)
    const never = ids.filter((id) => this.#rowOf(id).only === 0 && !idle.includes(id))
    const cell = (text: string | number, width = 8) => String(text).padStart(width)
    const verdicts = ({ right, wrong }: Verdicts) => cell(right + wrong === 0 ? '' : `${right}/${wrong}`, 13)
    const head = ['found', 'kept', 'only', 'ms'].map((title) => cell(title)).join('')
    const judged = ['right/wrong', 'only, read', 'only, aside'].map((title) => cell(title, 13)).join('')
    return [
      `${' '.repeat(26)}${head}${judged}`,
      ...ids.map((id) => {
        const { found, kept, only, ms, labelled, read, aside } = this.#rowOf(id)
        const counts = [found, kept, only, ms === 0 ? '' : ms.toFixed(0)].map((count) => cell(count)).join('')
        return `  ${id.padEnd(24)}${counts}${[labelled, read, aside].map(verdicts).join('')}`
      }),
      `  in no finding: ${idle.join(', ') || 'none'}`,
      `  never the only witness: ${never.join(', ') || 'none'}`,
    ]
  }

  #rowOf(id: ExtractionRule): RuleRow {
    const none = () => ({ right: 0, wrong: 0 })
    const row = this.#rows.get(id) ?? {
      found: 0,
      kept: 0,
      only: 0,
      ms: 0,
      labelled: none(),
      read: none(),
      aside: none(),
    }
    this.#rows.set(id, row)
    return row
  }
}

function unlabelledPages(): BenchPage[] {
  const list = join(CORPUS, 'training/unlabelled.json')
  if (!existsSync(list)) return []
  return (JSON.parse(readFileSync(list, 'utf8')) as { id: string; url: string }[]).map(({ id, url }) => ({
    id,
    // Some URLs are given without their site.
    url: URL.canParse(url) ? url : `https://www.example.com/${id}`,
    html: decodeBody(readFileSync(join(CORPUS, 'training/unlabelled', `${id}.html`)), null).text,
  }))
}
