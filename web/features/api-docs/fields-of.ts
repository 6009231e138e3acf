import type { JsonSchema } from '../../../src/contracts/v1/json-schema.ts'

export interface FieldRow {
  /** Nested fields are joined with a dot. */
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  /** Further constraints, each in a few words. */
  readonly notes: readonly string[]
}

/** The fields of a body, for the documentation. */
export const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): FieldRow[] =>
  Object.entries(properties).flatMap(([name, property]) =>
    fieldOf(name, property as JsonSchema, required.includes(name)),
  )

/** A field and its nested fields. */
export function fieldOf(name: string, schema: JsonSchema, isRequired: boolean): FieldRow[] {
  const row = { name, type: typeOf(schema), isRequired, notes: notesOf(schema) }
  const inner = schema.properties ? fieldsOf(schema) : []
  return [row, ...inner.map((field) => ({ ...field, name: `${name}.${field.name}` }))]
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
}

function typeOf(schema: JsonSchema): string {
  const options = optionsOf(schema)
  if (options.length > 1)
    return [...new Set(options.filter((option) => !isWord(option)).map(typeOf))].join(' or ') || 'text'
  if (schema.type === 'array') return `list of ${typeOf((schema.items ?? {}) as JsonSchema)}`
  if (schema.format === 'uuid') return 'ID'
  if (schema.format === 'date-time') return 'date and time'
  if (isWord(schema)) return 'text'
  return [schema.type]
    .flat()
    .map((type) => TYPES[String(type)] ?? 'any value')
    .join(' or ')
}

const optionsOf = (schema: JsonSchema): JsonSchema[] => (schema.anyOf ?? []) as JsonSchema[]
const isWord = ({ enum: values, const: value }: JsonSchema) => values !== undefined || typeof value === 'string'

/** All allowed values; empty if other values are allowed as well. */
export function choicesOf(schema: JsonSchema): string[] {
  const options = optionsOf(schema)
  const inner = options.length > 0 ? options : [schema]
  const values = inner.map(({ enum: some, const: one, type }) =>
    some ? some : one !== undefined ? [one] : type === 'boolean' ? [true, false] : null,
  )
  if (values.includes(null)) return []
  return [...new Set(values.flatMap((some) => some ?? []).map(String))].filter(Boolean)
}

function notesOf(given: JsonSchema): string[] {
  const schema = solidOf(given)
  const { items, default: standard, minimum, maximum, minLength, maxLength, minItems, maxItems, description } = schema
  const ofEntries = schema.type === 'array' ? ((items ?? {}) as JsonSchema) : schema
  const choices = ofEntries.type === 'boolean' ? [] : choicesOf(ofEntries)
  const hasStandard = standard !== undefined && standard !== null && JSON.stringify(standard) !== '{}'
  return [
    description,
    choices.length > 0 && choices.join(' ') !== 'true false' ? `one of ${choices.join(', ')}` : undefined,
    bounds(minimum, maximum),
    minLength !== undefined && minLength > 1 ? `at least ${minLength} characters` : undefined,
    maxLength !== undefined ? `at most ${maxLength} characters` : undefined,
    bounds(minItems, maxItems, 'entries'),
    hasStandard ? `default ${shown(standard)}` : undefined,
  ].filter((note) => note !== undefined)
}

/** The schema without its null alternative. */
function solidOf(schema: JsonSchema): JsonSchema {
  const solid = optionsOf(schema).filter(({ type }) => type !== 'null')
  return solid.length === 1 ? { ...solid[0], ...schema, anyOf: undefined } : schema
}

function bounds(least: number | undefined, most: number | undefined, unit = ''): string | undefined {
  if (least === undefined && most === undefined) return
  const text =
    least === undefined ? `at most ${most}` : most === undefined ? `at least ${least}` : `${least} to ${most}`
  return unit ? `${text} ${unit}` : text
}

const shown = (value: unknown) =>
  Array.isArray(value)
    ? value.length > 0
      ? value.join(', ')
      : 'none'
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)
