import { fieldName, type MergeValues, namedFields } from './merge-fields.ts'
import { branchesOf, resolveChoices } from './template-syntax.ts'

/**
 * Returns a function that resolves a template's conditions and alternatives for one recipient.
 *
 * @param values the values that can be merged in
 * @param seed unique to the recipient, such as their id
 */
export function choicesOf(values: MergeValues, seed: string): (template: string) => string {
  const known = new Set(Object.entries(values).flatMap(([name, value]) => (value?.trim() ? [fieldName(name)] : [])))
  return (template) => resolveChoices(template, { has: (name) => known.has(name), seed })
}

/** Whether a content contains `{{unsubscribe_url}}` for every recipient: a field inside a branch may be dropped. */
export const namesUnsubscribe = (content: string): boolean =>
  namedFields(content).includes('unsubscribe_url') &&
  !branchesOf(content).some((branch) => namedFields(branch).includes('unsubscribe_url'))
