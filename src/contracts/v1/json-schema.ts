import { z } from 'zod'
import { type KeyPermission, keyPermissionsWith } from '../api-keys.ts'
import type { Endpoint } from '../endpoint.ts'
import { Used } from '../plans.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema
/** What schemas are called that several calls share. */
export type SchemaNames = z.core.$ZodRegistry<{ id: string }>

/** What is left of the plan's calls of today, in every answer; null where the plan counts none. */
export const CallsLeft = z.object({ api_calls: Used.omit({ unlimited: true, resets_at: true }).nullable() })

const NO_NAMES: SchemaNames = z.registry()

/** What a schema takes (`input`) or gives as JSON Schema 2020-12. Those with a name lie below `$defs`. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output', names: SchemaNames = NO_NAMES): JsonSchema {
  const { $schema: _, ...written } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    metadata: names,
    override: ({ zodSchema, jsonSchema }) => mend(zodSchema, jsonSchema, io),
  })
  return written
}

/** What zod writes otherwise than it is meant. */
function mend(schema: z.core.$ZodTypes, written: JsonSchema, io: 'input' | 'output'): void {
  if (written.minimum === Number.MIN_SAFE_INTEGER) delete written.minimum
  if (written.maximum === Number.MAX_SAFE_INTEGER) delete written.maximum
  // Of what is taken nothing is passed over.
  if (io === 'input' && schema._zod.def.type === 'object') written.additionalProperties ??= false
  // Answers may gain fields, which nobody's program should trip over.
  if (io === 'output' && written.additionalProperties === false) delete written.additionalProperties
  const { def } = schema._zod
  // It leaves out a default that stands for what comes out of a conversion, as `true` for "true".
  if (io === 'input' && def.type === 'default' && written.default === undefined) written.default = def.defaultValue
  // A pattern has no flags.
  if (io === 'input' && written.pattern && ignoresCase(schema)) written.pattern = inAnyCase(written.pattern)
}

function ignoresCase(schema: z.core.$ZodTypes): boolean {
  const { def } = schema._zod
  if ('innerType' in def) return ignoresCase(def.innerType as z.core.$ZodTypes)
  return (def.checks ?? []).some((check) => {
    const { pattern } = check._zod.def as { pattern?: RegExp }
    return pattern?.flags.includes('i')
  })
}
/** Letters of classes are left as they are. */
const inAnyCase = (pattern: string) =>
  pattern.replace(/(\\.|\[[^[\]]*\])|([a-z])/gi, (_, kept: string | undefined, letter: string) =>
    kept === undefined ? `[${letter.toLowerCase()}${letter.toUpperCase()}]` : kept,
  )

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: JsonSchema
}

type Write = (schema: z.ZodType) => JsonSchema
const inline: Write = (schema) => jsonSchemaOf(schema, 'input')

/** What stands in the address of a call. */
export function parametersOf({ params, query }: Endpoint, write: Write = inline): Parameter[] {
  const of = (schema: z.ZodType | undefined, place: Parameter['in']): Parameter[] => {
    if (!schema) return []
    const { properties = {}, required = [] } = write(schema)
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property as JsonSchema,
    }))
  }
  return [...of(params, 'path'), ...of(query, 'query')]
}

/** An answer that succeeded, with what the external API says beside what was asked. */
export function answerOf(returns: JsonSchema, usage: JsonSchema | null): JsonSchema {
  const { properties = {}, required = [], ...rest } = returns
  return {
    ...rest,
    type: 'object',
    properties: {
      success: { const: true, description: 'Always true.' },
      status: { const: 'successful', description: 'Always `successful`.' },
      message: { type: 'string', description: 'What was done, as a sentence, where there is something to say.' },
      ...properties,
      ...(usage ? { usage: { description: 'What is left of the plan.', ...usage } } : {}),
    },
    required: ['success', 'status', ...required, ...(usage ? ['usage'] : [])],
  }
}

/** Media types of files whose format the caller chooses. */
const FORMATS: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  json: 'application/json',
  zip: 'application/zip',
  wacz: 'application/wacz',
}

/** The media types that a call may answer with as a file; none where it answers with JSON. */
export function fileTypesOf(endpoint: Endpoint): string[] {
  if (!endpoint.file) return []
  const format = parametersOf(endpoint).find(({ name }) => name === 'format')?.schema.enum
  return format ? format.flatMap((name) => FORMATS[String(name)] ?? []) : [endpoint.file]
}

/** Which permission a key needs for a call: one of these will do. Every one where any key may. */
export const keyPermissionsFor = ({ permission }: Endpoint): KeyPermission[] => keyPermissionsWith(permission)
