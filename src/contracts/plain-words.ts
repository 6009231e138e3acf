import { config, type core } from 'zod'
import { pluralize } from '../lib/text/pluralize.ts'
import { wordList } from '../lib/text/word-list.ts'

type Issue = core.$ZodRawIssue

/** Names of the expected types; only a program could send the wrong type for those not listed here. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  date: 'a date',
  file: 'a file',
}
const FORMATS: Readonly<Record<string, string>> = {
  email: 'email address',
  url: 'URL',
  uuid: 'ID',
  guid: 'ID',
  datetime: 'date and time',
  date: 'date',
}
const ACRONYMS: Readonly<Record<string, string>> = { id: 'ID', ids: 'IDs', url: 'URL', urls: 'URLs', csv: 'CSV' }
/** Used where "is required" does not fit a plural name. */
const MISSING: Readonly<Record<string, string>> = { array: 'must not be empty', object: 'must be given' }
const MISFORMED = 'is not in the right form'

/** Turns a schema's error without its own message into plain English for forms, toasts and API responses. */
export function plainWords(issue: Issue): string {
  if (issue.code === 'unrecognized_keys')
    return `Unknown ${issue.keys.length === 1 ? 'field' : 'fields'}: ${issue.keys.join(', ')}`
  return `${subjectOf(issue.path ?? [])} ${problemOf(issue)}`
}

/** Applies to every schema; every contract imports this module indirectly. */
config({ localeError: plainWords })

function problemOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined || issue.input === null) return MISSING[issue.expected] ?? 'is required'
      const type = TYPES[issue.expected]
      return type ? `must be ${type}` : MISFORMED
    }
    case 'too_small':
      return boundOf(issue.origin, Number(issue.minimum), 'least')
    case 'too_big':
      return boundOf(issue.origin, Number(issue.maximum), 'most')
    case 'invalid_format':
      return FORMATS[issue.format] ? `is not a valid ${FORMATS[issue.format]}` : MISFORMED
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_union': {
      const options = issue.errors.map(([first]) => valuesOf(first))
      return options.every((values) => values.length > 0) ? oneOf(options.flat()) : 'is not a possible value'
    }
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    default:
      return MISFORMED
  }
}

function boundOf(origin: string, bound: number, side: 'least' | 'most'): string {
  if (origin === 'string' && side === 'least' && bound === 1) return 'is required'
  if (origin === 'string') return `must be at ${side} ${pluralize(bound, 'character')}`
  if (origin === 'file') return `must be at ${side} ${pluralize(bound, 'byte')}`
  if (origin === 'number' || origin === 'int') return `must be at ${side} ${bound}`
  if (side === 'least' && bound === 1) return 'must not be empty'
  return `may hold at ${side} ${pluralize(bound, 'entry', 'entries')}`
}

/** The values that one option of a union accepts, if they are a closed set. */
function valuesOf(issue: core.$ZodIssue | undefined): readonly core.util.Primitive[] {
  if (issue?.code === 'invalid_value') return issue.values
  return issue?.code === 'invalid_type' && issue.expected === 'boolean' ? [true, false] : []
}

/** An empty value is not listed, because no one would choose it by name. */
const oneOf = (values: readonly core.util.Primitive[]) =>
  `must be ${wordList([...new Set(values.map(String))].filter(Boolean), 'or')}`

/** The subject of the message, by the field's label: "Source name", "Entry 2 of URLs". */
function subjectOf(path: readonly PropertyKey[]): string {
  const at = path.findLastIndex((part) => typeof part === 'string')
  if (at < 0) return 'The request'
  const [first = '', ...rest] = String(path[at])
    .split('_')
    .map((word) => ACRONYMS[word] ?? word)
  const name = [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ')
  const entry = path[at + 1]
  if (typeof entry !== 'number') return name
  return `Entry ${entry + 1} of ${name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`
}
