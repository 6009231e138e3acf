import { type Output, toValueSync } from 'liquidjs'
import { BUILT_IN_FIELDS, fieldName } from '../../../lib/text/field-name.ts'
import { evaluated, fieldsOf } from './compile-expression.ts'
import { plainCode } from './condition-tags.ts'
import { AUTHORED_DEFAULT, FILTERS, type FieldContext, liquid } from './engine.ts'

/** The filters of a field: `| upcase | default: 'there'`. */
export interface FilterChain {
  /** All fields that it names. */
  readonly fields: readonly string[]
  /** The text of its `default`, as in the template; null for none. */
  readonly fallback: string | null
  /** Whether it has a `default`. */
  readonly hasDefault: boolean
  /**
   * Returns a text, `AuthoredText` for the fallback, or `EncodedText`.
   *
   * @throws validation_failed if it produces too much text
   */
  valueFor(context: FieldContext): unknown
}

/** No real field has more. */
const FILTERS_MAX = 10
const FILTER = /^([a-z][a-z_]{0,30})\s{0,20}(?::(?!\/\/)(.*))?$/s
const QUOTED = /^("|'|&quot;|&#39;|&#34;)(.*)(\1)$/s
/** The form of a filter that no fallback has: `word: 5`, `word: 'x'`. */
const WITH_ARGUMENT = /^[a-z][a-z_]{0,30}:\s{0,20}(?:\d{1,9}|["'].{0,500}["'])$/s
/** Fields that `default` can name without quotes. Other words are texts, as they always were. */
const FALLBACK_FIELDS: ReadonlySet<string> = new Set([...BUILT_IN_FIELDS, 'job_title', 'site', 'country', 'city'])

/**
 * Reads what follows the first bar of `{{name | …}}` as filters.
 *
 * @param name the field, as `fieldName` writes it
 * @returns null for a plain fallback, such as `{{name|there}}` or `{{name | default: 'there'}}`; a message if it is
 *   neither
 */
export function readFilters(name: string, rest: string): FilterChain | string | null {
  const segments = splitAtBars(rest)
  const filters = segments.map((segment) => FILTER.exec(segment.trim()))
  const first = filters[0]?.[1] ?? ''
  if (first === 'default' && segments.length === 1 && !namesField(filters[0]?.[2])) return null
  if (first === 'default' && segments.length > 1 && !isDefaultOf(filters[0]?.[2])) return null
  if (!FILTERS.has(first)) return WITH_ARGUMENT.test(plainCode(segments[0] ?? '').trim()) ? unknownText(first) : null
  if (segments.length > FILTERS_MAX) return `A field can have at most ${FILTERS_MAX} filters.`
  let fallback: string | null = null
  const written: string[] = []
  for (const [index, filter] of filters.entries()) {
    const word = filter?.[1]
    if (!word || !FILTERS.has(word)) return unknownText(word ?? segments[index]!.trim())
    const argument = filter[2]?.trim()
    const text = word === 'default' && argument !== undefined ? QUOTED.exec(argument)?.[2] : undefined
    if (text !== undefined) {
      fallback = text
      written.push(`${AUTHORED_DEFAULT}: ${JSON.stringify(text)}`)
    } else written.push(plainCode(segments[index]!))
  }
  return compile(name, written, fallback)
}

const unknownText = (word: string) =>
  `There is no filter “${word.slice(0, 40)}”. Available are upcase, downcase, capitalize, truncate, first_words, replace, date, default and others.`

function compile(name: string, filters: readonly string[], fallback: string | null): FilterChain | string {
  try {
    const [output] = liquid.parse(`{{ ["${name}"] | ${filters.join(' | ')} }}`)
    const { value } = output as Output
    if (value.filters.length !== filters.length) return 'These filters are not understood.'
    return {
      fields: fieldsOf(value),
      fallback,
      hasDefault: value.filters.some((filter) => filter.name === 'default' || filter.name === AUTHORED_DEFAULT),
      valueFor: (context) => evaluated(() => toValueSync(value.value(context) as never)),
    }
  } catch {
    return 'These filters are not understood. Write {{ name | filter: "text" }}.'
  }
}

const namesField = (argument: string | undefined) => FALLBACK_FIELDS.has(fieldName((argument ?? '').trim()))
const isDefaultOf = (argument: string | undefined) =>
  argument !== undefined && (QUOTED.test(argument.trim()) || /^[a-z_][\w.]{0,99}$/i.test(argument.trim()))

const QUOTES = ['"', "'", '&quot;', '&#39;', '&#34;']

/** Splits at bars outside quotes. A quote that is never closed is an apostrophe. */
function splitAtBars(text: string): string[] {
  const segments: string[] = []
  let from = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '|') {
      segments.push(text.slice(from, at))
      from = at + 1
      continue
    }
    const quote = QUOTES.find((one) => text.startsWith(one, at))
    if (!quote) continue
    const close = text.indexOf(quote, at + quote.length)
    if (close >= 0) at = close + quote.length - 1
  }
  return [...segments, text.slice(from)]
}
