import { FieldContext } from './liquid/engine.ts'
import { type Part, readConditions } from './liquid/read-conditions.ts'
import { settleSpintax, spintax } from './spintax.ts'

/** Selects the alternatives for a message. */
export interface Choices {
  /** Whether the recipient has a field. */
  has(name: string): boolean
  /** The value of a field, for comparisons; empty if the recipient lacks it. */
  value?(name: string): string
  /** Determines the choice among alternatives: the same for a recipient in every part of the message. */
  readonly seed: string
  readonly trace?: ChoiceTrace
}

/** Records what was chosen, for previews. */
export interface ChoiceTrace {
  /**
   * @param asked the tag of the condition
   * @param taken the tag of the branch that was taken; null for none
   */
  branch(asked: string, taken: string | null): void
  alternative(options: readonly string[], chosen: number): void
}

/**
 * Resolves a template's alternatives: `{% if company %}…{% elsif city == "Bonn" %}…{% else %}…{% endif %}`, `unless`,
 * `case`, `{{#if company}}…{{else}}…{{/if}}`, and one of `{Hello|Good day}`. Fields are left for `mergeFields`. Tags
 * that are not understood are kept; `templateFaults` reports them.
 *
 * @throws validation_failed if the filters of conditions produce too much text
 */
export function resolveChoices(template: string, choices: Choices): string {
  if (!template.includes('{')) return template
  const { parts } = readConditions(template)
  const [only] = parts
  const settled = parts.length === 1 && typeof only === 'string' ? only : settleParts(parts, choices)
  const { seed, trace } = choices
  return settleSpintax(settled, seed, trace && ((options, chosen) => trace.alternative(options, chosen)))
}

function settleParts(parts: readonly Part[], { has, value, trace }: Choices): string {
  const context = new FieldContext((name) => (value ? value(name) : has(name) ? name : ''))
  const pieces: string[] = []
  const settle = (some: readonly Part[]) => {
    for (const part of some) {
      if (typeof part === 'string') {
        pieces.push(part)
        continue
      }
      const taken = part.branches.find(({ condition }) => condition === null || condition.holds(context))
      trace?.branch(part.written, taken?.written ?? null)
      if (taken) settle(taken.parts)
    }
  }
  settle(parts)
  return pieces.join('')
}

/**
 * The text of each branch, to be checked separately. Together they are at most 40 times as long as the template. A
 * template whose tags are not understood counts as one branch.
 */
export function branchesOf(template: string): string[] {
  const { parts, fault } = readConditions(template)
  const branches: string[] = fault ? [template] : []
  const textOf = (some: readonly Part[]): string =>
    some
      .map((part) => {
        if (typeof part === 'string') return part
        const texts = part.branches.map((branch) => textOf(branch.parts))
        branches.push(...texts)
        return part.written + texts.join('')
      })
      .join('')
  textOf(parts)
  for (const { start, bars, end } of spintax(template)) {
    let from = start + 1
    for (const bar of [...bars, end - 1]) {
      branches.push(template.slice(from, bar))
      from = bar + 1
    }
  }
  return branches
}
