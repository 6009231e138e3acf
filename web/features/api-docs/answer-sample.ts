import { answerExampleOf, dashboardExampleOf } from '../../../src/contracts/v1/answer-example-of.ts'
import { fileTypesOf } from '../../../src/contracts/v1/json-schema.ts'
import { type DocumentedCall, pathOf } from './sections.ts'

/** Sample of a call's success response as JSON; null for a file. */
export function answerSampleOf(call: DocumentedCall): string | null {
  const { endpoint, auth } = call
  if (fileTypesOf(endpoint).length > 0) return null
  const example = auth === 'key' ? answerExampleOf : dashboardExampleOf
  const answer = example(pathOf(call).join('.'), endpoint)
  return JSON.stringify(answer, null, 2)
}
