import type { z } from 'zod'
import { describeFields } from '../../contracts/v1/describe-fields.ts'
import { type JsonSchema, jsonSchemaOf } from '../../contracts/v1/json-schema.ts'
import { SCHEMA_NAMES } from '../../contracts/v1/schema-names.ts'

const DEFS = '#/$defs/'
const COMPONENTS = '#/components/schemas/'

/**
 * Writes schemas into an OpenAPI document, with a description for every field. Named schemas are written once among its
 * components, and referenced elsewhere. `path` locates a schema: the name of its call.
 */
export function createSchemas() {
  const components: Record<string, unknown> = {}
  const write = (schema: z.ZodType, io: 'input' | 'output', path: readonly string[]): JsonSchema => {
    const { $defs = {}, ...written } = jsonSchemaOf(schema, io, SCHEMA_NAMES[io])
    for (const [name, definition] of Object.entries($defs)) components[name] ??= led(describeFields(definition, [name]))
    return led(describeFields(written, path)) as JsonSchema
  }
  return { components, write }
}

/** Rewrites references so that they point to the document's components. */
function led(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(led)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? inner.replace(DEFS, COMPONENTS) : led(inner),
    ]),
  )
}
