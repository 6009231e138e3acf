import { fieldName, type MergeValues, namedFields } from './merge-fields.ts'
import { branchesOf, resolveChoices } from './template-syntax.ts'

/**
 * Settles conditions and alternatives of a template for one recipient.
 *
 * @param values what can be merged in
 * @param seed the recipient's own, as their id
 */
export function choicesOf(values: MergeValues, seed: string): (template: string) => string {
  const known = new Set(Object.entries(values).flatMap(([name, value]) => (value?.trim() ? [fieldName(name)] : [])))
  return (template) => resolveChoices(template, { has: (name) => known.has(name), seed })
}

/** Whether a content names `{{unsubscribe_url}}` for every recipient: what stands in a branch may be left out. */
export const namesUnsubscribe = (content: string): boolean =>
  namedFields(content).includes('unsubscribe_url') &&
  !branchesOf(content).some((branch) => namedFields(branch).includes('unsubscribe_url'))
