import { requestOf } from '../../../src/contracts/call.ts'
import { parametersOf } from '../../../src/contracts/v1/json-schema.ts'
import { exampleOf } from './example-of.ts'
import { type Language, programOf, requestTo } from './request-programs.ts'
import type { DocumentedCall } from './sections.ts'

/** The body of a call's example; null if it has none. */
export const bodyOf = ({ words }: DocumentedCall): string | null =>
  words.example ? JSON.stringify(words.example, null, 2) : null

/** Sample code that makes a call. */
export function sampleOf(call: DocumentedCall, language: Language, origin: string): string {
  const { endpoint } = call
  const known = parametersOf(endpoint).filter(({ required }) => required)
  const valuesIn = (place: 'path' | 'query') =>
    Object.fromEntries(
      known.filter((one) => one.in === place).map(({ name, schema }) => [name, exampleOf(schema, name)]),
    )
  const { path } = requestOf(endpoint, { params: valuesIn('path'), query: valuesIn('query') })
  return programOf(requestTo(call, `${origin}${path}`), language)
}
