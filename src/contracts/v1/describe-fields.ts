import type { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { FIELD_WORDS } from './field-words.ts'
import { type JsonSchema, jsonSchemaOf, type Parameter, parametersOf } from './json-schema.ts'
import { SCHEMA_NAMES } from './schema-names.ts'

const DEFS = '#/$defs/'

/** Keywords that contain nested schemas. */
const INNER = ['items', 'anyOf', 'oneOf', 'allOf', 'additionalProperties'] as const

/** The description for the longest suffix of a field's path that has one; undefined if none has. */
export function wordsOf(path: readonly string[]): string | undefined {
  for (let from = 0; from < path.length; from++) {
    const words = FIELD_WORDS[path.slice(from).join('.')]
    if (words !== undefined) return words
  }
  return undefined
}

/** Returns the schema with every field described. @param path its location: the name of the schema or of the call */
export function describeFields<S>(schema: S, path: readonly string[]): S {
  if (Array.isArray(schema)) return schema.map((part) => describeFields(part, path)) as S
  if (typeof schema !== 'object' || schema === null) return schema
  const { properties, ...rest } = schema as JsonSchema
  const described: Record<string, unknown> = { ...rest }
  for (const name of INNER) if (described[name] !== undefined) described[name] = describeFields(described[name], path)
  if (properties)
    described.properties = Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        name,
        describeField(property as JsonSchema, [...path, name]),
      ]),
    )
  return described as S
}

function describeField(field: JsonSchema, path: readonly string[]): JsonSchema {
  const words = wordsOf(path)
  const described = describeFields(field, path)
  return words === undefined || described.description !== undefined ? described : { description: words, ...described }
}

/**
 * Returns a schema without references and with every field described, for readers that do not resolve references.
 * @param path its location: the name of the call
 */
export function describedSchemaOf(schema: z.ZodType, io: 'input' | 'output', path: readonly string[]): JsonSchema {
  const { $defs = {}, ...written } = jsonSchemaOf(schema, io, SCHEMA_NAMES[io])
  const inlined = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inlined)
    if (typeof value !== 'object' || value === null) return value
    const { $ref, ...rest } = value as JsonSchema
    const name = typeof $ref === 'string' ? $ref.replace(DEFS, '') : null
    const named = name === null ? {} : (inlined(describeFields($defs[name], [name])) as object)
    return { ...named, ...Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, inlined(inner)])) }
  }
  return inlined(describeFields(written, path)) as JsonSchema
}

/** The path and query parameters of a call, described. @param path the name of the call */
export const describedParametersOf = (endpoint: Endpoint, path: readonly string[]): Parameter[] =>
  parametersOf(endpoint, (schema) => describedSchemaOf(schema, 'input', path))
