import { LEGAL_FORM } from './legal-form-patterns.ts'

/** Maximum number of words in a legal form. */
const FORM_WORDS_MAX = 4

/**
 * Returns the legal form that a name ends with, or null. Reads only the end of the name, because most picture texts and
 * titles have no legal form.
 */
export function formAtEnd(name: string): string | null {
  let form: string | null = null
  for (let at = name.lastIndexOf(' '), words = 0; at > 0 && words < FORM_WORDS_MAX; words++) {
    const found = LEGAL_FORM.matchAt(name, at + 1)?.[0] ?? ''
    if (at + 1 + found.length === name.length) form = found
    at = name.lastIndexOf(' ', at - 1)
  }
  return form
}
