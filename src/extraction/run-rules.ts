import type { ExtractionRule } from '../contracts/crawls/extraction-rules.ts'
import type { Steps } from '../lib/steps.ts'
import type { Page } from './page.ts'
import { spend, unitsOfRule } from './steps.ts'

/** The origin of a mention or a finding. */
export interface Witnessed {
  /** The distinct rules that found it: first the one whose reading counts, then the others. */
  readonly rules?: readonly ExtractionRule[]
}

/** One way to find values, which may itself run in steps. */
export interface Rule<T extends Witnessed> {
  /** The default for mentions without rules of their own; rules for running text report several. */
  readonly id: ExtractionRule
  readonly find: () => readonly T[] | Steps<readonly T[]>
  /** The cost in units of `WorkBudget`; by default that of one pass over the page. */
  readonly units?: number
}

/** Observes rules while they run. For benchmarks only: production runs without a trace, and reads no clock. */
export interface RuleTrace {
  begin(id: ExtractionRule): void
  /** @param mentions the rule's results, each with its `rules` */
  end(id: ExtractionRule, mentions: readonly Witnessed[]): void
}

/**
 * Runs the rules of a finder in order, until the budget of the page is spent.
 *
 * @returns their results in order, each mention with the rules that found it
 */
export function* runRules<T extends Witnessed>(
  rules: readonly Rule<T>[],
  page: Page,
  trace?: RuleTrace,
): Steps<(T & Required<Witnessed>)[]> {
  const all: (T & Required<Witnessed>)[] = []
  for (const { id, find, units = unitsOfRule(page) } of rules) {
    if (page.budget.isSpent) break
    trace?.begin(id)
    const found = find()
    const own: readonly T[] = Array.isArray(found) ? found : yield* found as Steps<readonly T[]>
    const before = all.length
    for (const mention of own) all.push(isWitnessed(mention) ? mention : { ...mention, rules: [id] })
    trace?.end(id, all.slice(before))
    yield* spend(page.budget, units)
  }
  return all
}

const isWitnessed = <T extends Witnessed>(mention: T): mention is T & Required<Witnessed> => mention.rules !== undefined

/**
 * Merges the rules of equal mentions: first those of the mention that counts, then the others', the weightiest first.
 *
 * @param weightOf the weight of a mention; without it, the others stay in their order
 */
export function joinRules<T extends Witnessed>(
  counts: T,
  others: readonly T[],
  weightOf: (mention: T) => number = () => 0,
): readonly ExtractionRule[] {
  const rules = new Set(counts.rules)
  for (const other of others.toSorted((one, two) => weightOf(two) - weightOf(one)))
    for (const rule of other.rules ?? []) rules.add(rule)
  return [...rules]
}
