import { z } from 'zod'
import { type KeyPermission, keyPermissionsWith } from '../api-keys/api-keys.ts'
import { Used } from '../billing/plans.ts'
import type { Endpoint } from '../endpoint.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema
/** Names of the schemas that several calls share. */
export type SchemaNames = z.core.$ZodRegistry<{ id: string }>

/** The plan's remaining API calls for today, in every response; null if the plan does not limit them. */
export const CallsLeft = z.object({ api_calls: Used.omit({ unlimited: true, resets_at: true }).nullable() })

const NO_NAMES: SchemaNames = z.registry()

/** The JSON Schema 2020-12 of a schema's input or output. Named schemas are placed under `$defs`. */
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

/** Corrects what zod writes differently from what is meant. */
function mend(schema: z.core.$ZodTypes, written: JsonSchema, io: 'input' | 'output'): void {
  if (written.minimum === Number.MIN_SAFE_INTEGER) delete written.minimum
  if (written.maximum === Number.MAX_SAFE_INTEGER) delete written.maximum
  // Inputs allow no unknown fields.
  if (io === 'input' && schema._zod.def.type === 'object') written.additionalProperties ??= false
  // Outputs may gain fields later, which must not break clients.
  if (io === 'output' && written.additionalProperties === false) delete written.additionalProperties
  const { def } = schema._zod
  // zod omits a default that is the result of a conversion, such as `true` for "true".
  if (io === 'input' && def.type === 'default' && written.default === undefined) written.default = def.defaultValue
  // JSON Schema patterns have no flags.
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
/** Makes a pattern case-insensitive. Character classes are left unchanged. */
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

/** The path and query parameters of a call. */
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

/** A successful response, including the fields that the external API adds. */
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

/** The media types of a call that returns a file; none if it returns JSON. */
export function fileTypesOf(endpoint: Endpoint): string[] {
  if (!endpoint.file) return []
  const format = parametersOf(endpoint).find(({ name }) => name === 'format')?.schema.enum
  return format ? format.flatMap((name) => FORMATS[String(name)] ?? []) : [endpoint.file]
}

/** The key permissions of which one is required for a call; all of them if any key may make it. */
export const keyPermissionsFor = ({ permission }: Endpoint): KeyPermission[] => keyPermissionsWith(permission)
