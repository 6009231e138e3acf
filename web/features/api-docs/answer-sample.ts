import { answerOf, CallsLeft, fileTypesOf, jsonSchemaOf } from '../../../src/contracts/v1/json-schema.ts'
import { exampleOf } from './example-of.ts'
import type { DocumentedCall } from './sections.ts'

/** What a call answers with where it succeeds, as JSON; null for a file. */
export function answerSampleOf({ endpoint, auth }: DocumentedCall): string | null {
  if (fileTypesOf(endpoint).length > 0) return null
  const usage = auth === 'key' ? jsonSchemaOf(CallsLeft, 'output') : null
  return JSON.stringify(exampleOf(answerOf(jsonSchemaOf(endpoint.returns, 'output'), usage)), null, 2)
}
