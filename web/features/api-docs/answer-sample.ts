import { answerExampleOf } from '../../../src/contracts/v1/answer-example-of.ts'
import { answerOf, fileTypesOf, jsonSchemaOf } from '../../../src/contracts/v1/json-schema.ts'
import { exampleOf } from './example-of.ts'
import { type DocumentedCall, pathOf } from './sections.ts'

/** What a call answers with where it succeeds, as JSON; null for a file. */
export function answerSampleOf(call: DocumentedCall): string | null {
  const { endpoint, auth } = call
  if (fileTypesOf(endpoint).length > 0) return null
  const answer =
    auth === 'key'
      ? answerExampleOf(pathOf(call).join('.'), endpoint)
      : exampleOf(answerOf(jsonSchemaOf(endpoint.returns, 'output'), null))
  return JSON.stringify(answer, null, 2)
}
