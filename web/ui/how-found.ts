import { EXTRACTION_RULES, type ExtractionRule } from '../../src/contracts/crawls/extraction-rules.ts'
import type { ExtractionMethod } from '../../src/contracts/data/items.ts'
import { methods } from './value-words.ts'

/** How a value was found, as text: the rule's evidence, or the kind of place if the rule is unknown. */
export function howFound(rule: ExtractionRule | null, method: ExtractionMethod): string {
  if (rule === null || method === 'ai') return methods[method]
  const sentence = EXTRACTION_RULES[rule]
  return sentence[0]!.toUpperCase() + sentence.slice(1)
}
