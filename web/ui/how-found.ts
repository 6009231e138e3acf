import {
  EXTRACTION_RULES,
  type ExtractionRule,
  PAGE_PLACES,
  type PagePlace,
} from '../../src/contracts/crawls/extraction-rules.ts'
import type { ExtractionMethod } from '../../src/contracts/data/items.ts'
import { methods } from './value-words.ts'

export interface HowFound {
  readonly method: ExtractionMethod
  readonly rules: readonly ExtractionRule[]
  readonly place: PagePlace | null
  readonly snippet: string | null
  readonly value: string
}

/**
 * How a value was found, as text: the kind of page, and the evidence of the weightiest rule, or the kind of place if the
 * rule is unknown. Further reasons follow in order of weight.
 */
export function howFound({ method, rules, place, snippet, value }: HowFound): { main: string; further: string[] } {
  const where = place === null ? null : PAGE_PLACES[place]
  const [first, ...others] = method === 'ai' ? [] : rules
  if (first === undefined) {
    const what = methods[method]
    return { main: where ? `${what}, ${where}` : what, further: [] }
  }
  const label = labelBefore(snippet, value)
  const main = phraseOf(first, label)
  return {
    main: capital(where ? `${where}, as ${main}` : main),
    further: [...new Set(others.map((rule) => phraseOf(rule, label)))].filter((phrase) => phrase !== main),
  }
}

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)

const EXAMPLE = 'a label such as '

/** The rule's phrase, with the label that the page shows instead of an example. */
const phraseOf = (rule: ExtractionRule, label: string | null): string => {
  const phrase: string = EXTRACTION_RULES[rule]
  const at = label === null ? -1 : phrase.indexOf(EXAMPLE)
  return at < 0 ? phrase : `${phrase.slice(0, at)}the label “${label}”`
}

/** Ends what stands before a label on its line. */
const SEPARATORS = /[\n·|•,;–—]/
/** The words of a label: a few, in one line. */
const LABEL = /^\p{L}[\p{L}\p{M}\d./&' -]{0,28}$/u

/** Returns the label right before a value in its surrounding text; null if no short text precedes it. */
function labelBefore(snippet: string | null, value: string): string | null {
  const at = snippet?.indexOf(value) ?? -1
  if (!snippet || at <= 0) return null
  const before = snippet.slice(0, at).trimEnd()
  const label = before
    .split(SEPARATORS)
    .at(-1)!
    .trim()
    .replace(/[:：.]$/, '')
    .trimEnd()
  if (!LABEL.test(label) || label.split(' ').length > 3) return null
  // The full stop of an abbreviation belongs to it.
  return snippet.slice(0, at).includes(`${label}.`) ? `${label}.` : label
}
