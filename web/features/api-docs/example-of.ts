import type { JsonSchema } from '../../../src/contracts/v1/json-schema.ts'

const AN_ID = '01900000-0000-7000-8000-000000000001'
const AN_INSTANT = '2026-11-21T09:30:00.000Z'

/** Sample texts by the end of a field's name. The first match applies. */
const TEXTS: readonly (readonly [RegExp, string | null])[] = [
  [/next_cursor$|^keywords$|^reason|failure$|^error|disabled_reason|failing_since|_until$|^notice$/, null],
  [/^from$/, '09:00'],
  [/^until$/, '17:00'],
  [/time_zone$/, 'Europe/Berlin'],
  [/(^|_)ids?$/, AN_ID],
  [/(_at|^day)$/, AN_INSTANT],
  [/urls?$|^website|^link$/, 'https://example.com/contact'],
  [/email$|^value$|^normalized$|^emails$|^data$/, 'ada@example.com'],
  [/phones?$/, '+44 20 7946 0018'],
  [/^source(_name)?$/, 'example.com'],
  [/^(name|contact)$/, 'Ada Byron'],
  [/company$/, 'Acme Tools Ltd'],
  [/job_title$/, 'Director'],
  [/^title$/, 'Contact us'],
  [/^label$/, 'Emails'],
  [/snippet$/, 'Write to ada@example.com'],
  [/^key$/, 'ctk_live_0...'],
  [/token$/, 'YOUR_TOKEN'],
  [/country$/, 'GB'],
  [/language$/, 'en'],
]

/** A sample value for a schema. Uses field names to make it realistic. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0], name)
  const types = [schema.type].flat() as (string | undefined)[]
  switch (types[0]) {
    case 'object':
      return objectOf(schema)
    case 'array':
      return [exampleOf(schema.items as JsonSchema, name)]
    case 'integer':
    case 'number':
      return name === 'confidence' ? 0.92 : (schema.minimum ?? 1)
    case 'boolean':
      return true
    case 'string':
      return textOf(schema, name, types.includes('null'))
    default:
      return {}
  }
}

function objectOf({ properties, additionalProperties, propertyNames, required }: JsonSchema): unknown {
  if (properties)
    return Object.fromEntries(
      Object.entries(properties)
        // Most responses have no message.
        .filter(([name]) => name !== 'message' || required?.includes(name))
        .map(([name, property]) => [name, exampleOf(property as JsonSchema, name)]),
    )
  if (typeof additionalProperties !== 'object') return {}
  const names = (propertyNames as JsonSchema | undefined)?.enum as string[] | undefined
  // A record with fixed names has all of them, unless it is partial.
  const keys = names ? (required ? names : names.slice(0, 1)) : ['name']
  return Object.fromEntries(keys.map((key) => [key, exampleOf(additionalProperties as JsonSchema, key)]))
}

function textOf({ format }: JsonSchema, name: string, isNullable: boolean): string | null {
  if (format === 'uuid') return AN_ID
  const fitting = TEXTS.find(([pattern]) => pattern.test(name))
  if (!fitting) return 'text'
  return fitting[1] ?? (isNullable ? null : 'text')
}
