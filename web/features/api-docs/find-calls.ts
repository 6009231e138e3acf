import { shapeOf } from '../../../src/contracts/shape-of.ts'
import type { DocumentedCall, Section } from './sections.ts'

/** The text that a search covers: a call's method, path, description and field names. */
const textOf = ({ endpoint: { method, path, params, query, body }, words }: DocumentedCall): string =>
  [
    method,
    `/api${path}`,
    words.summary,
    words.description,
    ...[params, query, body].flatMap((schema) => Object.keys(shapeOf(schema) ?? {})),
  ]
    .join('\n')
    .toLowerCase()

/**
 * The sections with the calls that contain every search word. Sections without a match are left out. Without search
 * words, all.
 *
 * @param inFull returns a call with the schemas of its input
 */
export function findCalls(
  sections: readonly Section[],
  search: string,
  inFull: (call: DocumentedCall) => DocumentedCall,
): readonly Section[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return sections
  return sections
    .map((section) => ({
      ...section,
      calls: section.calls.filter((call) => {
        const text = textOf(inFull(call))
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ calls }) => calls.length > 0)
}
