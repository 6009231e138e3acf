import { fieldName } from '../../lib/text/field-name.ts'
import { type MergeValues, namedFields } from './merge-fields.ts'
import { branchesOf, type ChoiceTrace, resolveChoices } from './template-syntax.ts'

/**
 * Returns a function that resolves a template's conditions and alternatives for one recipient.
 *
 * @param values the values that can be merged in
 * @param seed unique to the recipient, such as their id
 * @param trace records the choices, for previews
 */
export function choicesOf(values: MergeValues, seed: string, trace?: ChoiceTrace): (template: string) => string {
  const known = new Map<string, string>()
  for (const [name, value] of Object.entries(values)) if (value?.trim()) known.set(fieldName(name), value.trim())
  const choices = {
    has: (name: string) => known.has(name),
    value: (name: string) => known.get(name) ?? '',
    seed,
    ...(trace && { trace }),
  }
  return (template) => resolveChoices(template, choices)
}

/** Whether a content contains `{{unsubscribe_url}}` for every recipient: a field inside a branch may be dropped. */
export const namesUnsubscribe = (content: string): boolean =>
  namedFields(content).includes('unsubscribe_url') &&
  !branchesOf(content).some((branch) => namedFields(branch).includes('unsubscribe_url'))
