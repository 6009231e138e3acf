import type { ExtractionRule } from '../contracts/extraction-rules.ts'
import type { Steps } from '../lib/steps.ts'
import type { Page } from './page.ts'
import { spend, unitsOfRule } from './steps.ts'

/** What every mention and finding says about its origin. */
export interface Witnessed {
  /** The rules that found it, each once: first the one whose reading counts, then the other witnesses. */
  readonly rules?: readonly ExtractionRule[]
}

/** One way of finding values, which may take steps itself. */
export interface Rule<T extends Witnessed> {
  /** For mentions that name no rule of their own: a reader of running text tells several apart. */
  readonly id: ExtractionRule
  readonly find: () => readonly T[] | Steps<readonly T[]>
  /** What it costs, as `WorkBudget` counts, unless it goes through the page once. */
  readonly units?: number
}

/** Observes rules while they run. For benchmarks: production runs without one, and reads no clock. */
export interface RuleTrace {
  begin(id: ExtractionRule): void
  /** @param mentions what the rule found, each with its `rules` */
  end(id: ExtractionRule, mentions: readonly Witnessed[]): void
}

/**
 * Runs the rules of a finder one after the other, until the budget of the page is spent.
 *
 * @returns what they found, in their order, each mention with the rule that found it
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
    const byDefault = [id]
    const mentions = ('next' in found ? yield* found : found).map((mention) =>
      isWitnessed(mention) ? mention : { ...mention, rules: byDefault },
    )
    trace?.end(id, mentions)
    for (const mention of mentions) all.push(mention)
    yield* spend(page.budget, units)
  }
  return all
}

const isWitnessed = <T extends Witnessed>(mention: T): mention is T & Required<Witnessed> => mention.rules !== undefined

/** The rules of mentions that became one: those of the one that counts first. */
export function joinRules(counts: Witnessed, others: Iterable<Witnessed>): readonly ExtractionRule[] {
  const rules = new Set(counts.rules)
  for (const other of others) for (const rule of other.rules ?? []) rules.add(rule)
  return [...rules]
}
